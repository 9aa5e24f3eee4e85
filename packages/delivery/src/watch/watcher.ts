import type { EventSource } from './events.ts';
import { nothing, total } from './events.ts';
import { type Judgement, judge, type Sides } from './judgement.ts';
import {
  canaryOf,
  type Kind,
  promotionOf,
  type RollbackContext,
  type WatchContext,
  type Watched,
} from './watched.ts';

/** Options of the watcher. */
export interface Watching {
  everyMs: number;
  /** Milliseconds after which it stops watching and leaves everything as it is. */
  forMs: number;
}

const dayMs = 24 * 3_600_000;
const usualPauseMs = 10_000;
const firstMinutesMs = 10 * 60_000;

/**
 * Checks an application's canary repeatedly until it is promoted or withdrawn; withdraws it when it is worse than
 * live.
 * @throws with the reason, when it is worse
 */
export const watchCanary = (application: string, context: WatchContext, watching?: Partial<Watching>) =>
  watchKind(canaryOf(application, context), context, {
    everyMs: usualPauseMs,
    forMs: Number.POSITIVE_INFINITY,
    ...watching,
  });

/**
 * Checks an application's new live version in the same way for ten minutes: when it is worse than what was live
 * before, it is rolled back, and what others have shipped since stays.
 * @throws with the reason, when it is worse
 */
export const watchLive = async (
  application: string,
  context: RollbackContext,
  watching?: Partial<Watching>,
) =>
  watchKind(await promotionOf(application, context), context, {
    everyMs: usualPauseMs,
    forMs: firstMinutesMs,
    ...watching,
  });

async function watchKind(kind: Kind, context: WatchContext, { everyMs, forMs }: Watching) {
  const { find, over, worse, staying } = kind;
  const started = await context.store.readPointer();
  const name = started && find(started)?.name;
  if (!name) throw new Error('There is nothing to watch any more: look at the status.');
  context.tell(`Watching ${name}.`);

  let told = '';
  for (
    const end = Date.now() + forMs;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  ) {
    const pointer = await context.store.readPointer();
    const now = pointer && find(pointer);
    if (now?.name !== name) return context.tell(`${name} ${over}.`);

    const { verdict, reason } = await look(now, kind.sides, context);
    if (reason !== told) context.tell(`  ${verdict}: ${reason}`);
    told = reason;
    if (verdict !== 'worse') continue;

    await kind.takeBack(reason);
    throw new Error(`${name} ${worse}. ${reason}.`);
  }
  context.tell(`Nobody watches ${name} any more; it ${staying}.`);
}

async function look(watched: Watched, sides: Sides, context: WatchContext): Promise<Judgement> {
  const { place } = await context.store.readComposition(watched.standard);
  try {
    return await compare(watched, sides, context.events(place));
  } catch (error) {
    return {
      verdict: 'too little seen',
      reason: `the events cannot be read (${error instanceof Error ? error.message : error})`,
    };
  }
}

async function compare({ compositions, since, standard }: Watched, sides: Sides, events: EventSource) {
  const start = new Date(since);
  const [fresh, day] = await Promise.all([
    events.summaries(start),
    events.summaries(new Date(start.getTime() - dayMs)),
  ]);

  return judge(
    total(compositions.map((id) => fresh.compositions[id] ?? nothing)),
    day.compositions[standard] ?? nothing,
    sides,
  );
}
