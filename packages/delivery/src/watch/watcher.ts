import type { Place } from '../store/composition.ts';
import type { Canary } from '../store/pointer.ts';
import { type Pointer, withdrawn } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import { type EventSource, nothing, total } from './events.ts';
import { judge } from './judgement.ts';

/** What the watcher works with. */
export interface WatchContext {
  store: Store;
  /** What visitors met with. */
  events: (place: Place) => EventSource;
  tell: (line: string) => void;
}

/** How the watcher works. */
export interface Watching {
  everyMs: number;
  /** Stops watching then, and leaves the canary as it is. */
  forMs: number;
}

const dayMs = 24 * 3_600_000;

/**
 * Looks at a canary again and again until it is promoted, withdrawn by somebody, or found worse than what is live: then
 * it is withdrawn here.
 * @throws with the reason, when it was found worse
 */
export async function watchCanary(
  context: WatchContext,
  { everyMs, forMs }: Watching = { everyMs: 10_000, forMs: Number.POSITIVE_INFINITY },
) {
  const started = await context.store.readPointer();
  const watched = started?.canary;
  if (!watched) throw new Error('There is no canary to watch.');
  const name = `${watched.application}@${watched.version}`;
  context.tell(`Watching ${name}.`);

  let said = '';
  for (
    const end = Date.now() + forMs;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  ) {
    const pointer = await context.store.readPointer();
    if (pointer?.canary?.version !== watched.version) return context.tell(`${name} is in canary no more.`);

    const { verdict, reason } = await look(pointer, pointer.canary, context);
    if (reason !== said) context.tell(`  ${verdict}: ${reason}`);
    said = reason;
    if (verdict !== 'worse') continue;

    await context.store.movePointer({ verb: 'withdraw', subject: name, reason }, (now) =>
      now?.canary?.version === watched.version ? withdrawn(now, reason) : (now ?? pointer),
    );
    throw new Error(`${name} is withdrawn. ${reason}.`);
  }
  context.tell(`Nobody watches ${name} any more; it is still in canary.`);
}

async function look(pointer: Pointer, canary: Canary, context: WatchContext) {
  const live = await context.store.readComposition(pointer.live);
  try {
    return await compareWithLive(context.events(live.place), pointer, canary);
  } catch (error) {
    return {
      verdict: 'too little seen',
      reason: `the events cannot be read (${error instanceof Error ? error.message : error})`,
    };
  }
}

/** What is live is known for longer: its last day counts. */
async function compareWithLive(events: EventSource, { live }: Pointer, canary: Canary) {
  const since = new Date(canary.since);
  const [fresh, day] = await Promise.all([
    events.summaries(since),
    events.summaries(new Date(since.getTime() - dayMs)),
  ]);
  const compositions = [canary.composition, ...(canary.earlier ?? [])];

  return judge(
    total(compositions.map((id) => fresh.compositions[id] ?? nothing)),
    day.compositions[live] ?? nothing,
  );
}
