import type { Composition, Place } from '../store/composition.ts';
import { label } from '../store/label.ts';
import { type Pointer, rolledBack, withdrawn } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import { type EventSource, nothing, total } from './events.ts';
import { type Judgement, judge, type Sides } from './judgement.ts';

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
  /** Stops watching then, and leaves everything as it is. */
  forMs: number;
}

/** What visitors get that is new, beside what they got before or others get still. */
interface Watched {
  /** What it is called in sentences. */
  name: string;
  compositions: readonly string[];
  since: string;
  /** The composition that it is compared with: its last day before counts too, for it is known for longer. */
  standard: string;
  /** How it is taken back. */
  verb: 'withdraw' | 'rollback';
  takeBack: (now: Pointer, reason: string, standard: Composition) => Pointer;
}

/** One kind of thing to watch. */
interface Kind {
  /** What is there to watch; nothing when there is none. */
  find: (pointer: Pointer) => Watched | undefined;
  sides: Sides;
  missing: string;
  /** What is said when somebody else has ended it, and when nobody watches any more. */
  over: string;
  staying: string;
}

const dayMs = 24 * 3_600_000;
const firstMinutes = 10;

const canaryOf = (application: string): Kind => ({
  find({ canaries, live }) {
    const canary = canaries.find((one) => one.application === application);

    return (
      canary && {
        name: label({ name: application, version: canary.version }),
        compositions: [...(canary.composition ? [canary.composition] : []), ...(canary.earlier ?? [])],
        since: canary.since,
        standard: live,
        verb: 'withdraw',
        takeBack: (now, reason) => withdrawn(now, application, reason),
      }
    );
  },
  sides: ['in the canary', 'live'],
  missing: `${application} has no canary to watch.`,
  over: 'is in canary no more',
  staying: 'is still in canary',
});

const liveKind: Kind = {
  find: ({ live, since, previous }) =>
    previous === undefined
      ? undefined
      : {
          name: live,
          compositions: [live],
          since,
          standard: previous,
          verb: 'rollback',
          takeBack: (now, _, standard) => rolledBack(now, standard),
        },
  sides: ['in the new composition', 'in the one before'],
  missing: 'Nothing was live before: there is nothing to compare with, or to go back to.',
  over: 'is live no more',
  staying: 'is still live',
};

/**
 * Looks at an application's canary again and again until it is promoted, withdrawn by somebody, or found worse than what is
 * live: then it is withdrawn here.
 * @throws with the reason, when it was found worse
 */
export const watchCanary = (application: string, context: WatchContext, watching?: Partial<Watching>) =>
  watchKind(canaryOf(application), context, {
    everyMs: 10_000,
    forMs: Number.POSITIVE_INFINITY,
    ...watching,
  });

/**
 * Looks at what just went live for everybody in the same way, for ten minutes: found worse than what was live before, it
 * is rolled back here.
 * @throws with the reason, when it was found worse
 */
export const watchLive = (context: WatchContext, watching?: Partial<Watching>) =>
  watchKind(liveKind, context, { everyMs: 10_000, forMs: firstMinutes * 60_000, ...watching });

async function watchKind(
  { find, sides, missing, over, staying }: Kind,
  context: WatchContext,
  { everyMs, forMs }: Watching,
) {
  const started = await context.store.readPointer();
  const watched = started && find(started);
  if (!watched) throw new Error(missing);
  const { name } = watched;
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

    const { verdict, reason } = await look(now, sides, context);
    if (reason !== told) context.tell(`  ${verdict}: ${reason}`);
    told = reason;
    if (verdict === 'worse') return takeBack(now, reason, { find, context });
  }
  context.tell(`Nobody watches ${name} any more; it ${staying}.`);
}

async function takeBack(
  { name, verb, standard, takeBack: change }: Watched,
  reason: string,
  { find, context }: Pick<Kind, 'find'> & { context: WatchContext },
): Promise<never> {
  const before = await context.store.readComposition(standard);
  await context.store.movePointer({ verb, subject: name, reason }, (now) => {
    if (!now) throw new Error('Nothing is live.');

    // Somebody else may have ended it in between.
    return find(now)?.name === name ? change(now, reason, before) : now;
  });
  throw new Error(`${name} is ${verb === 'withdraw' ? 'withdrawn' : 'rolled back'}. ${reason}.`);
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
