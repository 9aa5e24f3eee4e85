import type { Composition, Selection } from './composition.ts';

/**
 * One application in another version, for some visitors. Each visitor is in one canary at most, and so gets live, or
 * live with one release replaced.
 */
export interface Canary {
  application: string;
  version: string;
  /** Id of live with that version; undefined while it is composed again, when its visitors get live. */
  composition?: string | undefined;
  /** Percent of visitors, 0 to 100. */
  share: number;
  /** Its parts of the visitors' wheel. */
  parts: readonly Part[];
  since: string;
  /** Its compositions from before others' promotions. */
  earlier?: readonly string[];
}

/** A part of the visitors' wheel: from a place up to, but not including, another. */
export type Part = readonly [from: number, to: number];

/** The compositions that visitors get, and their history. */
export interface Pointer {
  live: string;
  /** The live versions, by application. */
  selection: Partial<Selection>;
  /** When it went live. */
  since: string;
  canaries: readonly Canary[];
  /** The previous live composition, the target of a rollback of the whole site. */
  previous?: string | undefined;
  /** Everything that was live before, oldest first. */
  history: readonly string[];
  /**
   * Earlier live versions, by application, oldest first: the last is the target of a rollback of that application.
   */
  earlier: Readonly<Record<string, readonly string[]>>;
  /**
   * Compositions that visitors got lately, including canaries and those rolled back from: open tabs still request
   * their files.
   */
  seen?: readonly string[];
  /** The last withdrawn canary of each application. */
  withdrawn: readonly Withdrawal[];
  moved: string;
}

/** A withdrawn canary, and the reason. */
export interface Withdrawal extends Pick<Canary, 'composition' | 'application' | 'version'> {
  reason: string;
  at: string;
}

/** A composition, as far as the pointer knows it. */
export type Pointed = Pick<Composition, 'id' | 'selection'>;

// Enough for ten releases of each of five applications; twice as many in `seen`, for those that did not stay.
const remembered = 50;
const seenLately = 100;
const versionsRemembered = 20;

const nothing: Pick<Pointer, 'history' | 'earlier' | 'selection' | 'canaries' | 'withdrawn'> = {
  history: [],
  earlier: {},
  selection: {},
  canaries: [],
  withdrawn: [],
};

/** Fills in the fields that pointers of earlier versions lack. */
export const completed = (pointer: Pointer): Pointer => ({ ...nothing, ...pointer });

/** Makes a composition live, with the canaries that continue beside it. */
export function promoted(
  now: Pointer | undefined,
  { id, selection }: Pointed,
  canaries: readonly Canary[] = [],
): Pointer {
  const base = now ?? nothing;
  const isNew = now?.live !== id;
  const history = now && isNew ? [...now.history, now.live] : base.history;
  const since = now && !isNew ? now.since : new Date().toISOString();

  return moved({
    ...base,
    live: id,
    selection,
    since,
    canaries,
    history,
    earlier: earlierBeside(base, selection),
  });
}

/** Starts or changes an application's canary; all others continue unchanged. */
export const tried = (now: Pointer, canary: Canary): Pointer =>
  moved({ ...now, canaries: [...othersIn(now, canary.application), canary] });

/** Withdraws an application's canary. */
export function withdrawn(now: Pointer, application: string, reason: string): Pointer {
  const canary = now.canaries.find((one) => one.application === application);
  if (!canary) throw new Error(`${application} has no canary to withdraw.`);

  const { composition, version } = canary;
  const withdrawal = { composition, application, version, reason, at: new Date().toISOString() };
  const before = now.withdrawn.filter((one) => one.application !== application);

  return moved({ ...now, canaries: othersIn(now, application), withdrawn: [...before, withdrawal] });
}

/**
 * Rolls the whole site back, to what was live before or to another composition. All canaries are withdrawn too,
 * because they are based on the abandoned composition.
 */
export function rolledBack(now: Pointer, to: Pointed): Pointer {
  if (to.id === now.live) throw new Error(`${to.id} is live already.`);

  const at = now.history.lastIndexOf(to.id);
  const history = at < 0 ? [...now.history, now.live] : now.history.slice(0, at);
  const reason = `rolled back from ${now.live} to ${to.id}`;
  const base = now.canaries.reduce(
    (pointer, { application }) => withdrawn(pointer, application, reason),
    now,
  );

  return moved({ ...wentBack(base, to), history });
}

/** Rolls one application back to an earlier live version: its own canary ends, all others continue. */
export function applicationRolledBack(
  now: Pointer,
  application: string,
  { live, canaries }: { live: Pointed; canaries: readonly Canary[] },
): Pointer {
  const isTried = now.canaries.some((one) => one.application === application);
  const base = isTried ? withdrawn(now, application, 'rolled back') : now;

  return moved({ ...wentBack(base, live), canaries, history: [...now.history, now.live] });
}

/** Returns the canaries of other applications. */
export const othersIn = ({ canaries }: Pointer, application: string) =>
  canaries.filter((one) => one.application !== application);

const wentBack = (now: Pointer, { id, selection }: Pointed): Pointer => ({
  ...now,
  live: id,
  selection,
  since: new Date().toISOString(),
  earlier: earlierBeside(now, selection),
});

/** Earlier versions of each application: going back to one drops those after it. */
function earlierBeside(
  { selection: before, earlier }: Pick<Pointer, 'selection' | 'earlier'>,
  after: Partial<Selection>,
) {
  const changed = Object.entries(before).filter(([name, version]) => after[name] !== version);
  const rows = changed.map(([name, version]) => {
    const versions = earlier[name] ?? [];
    const at = versions.lastIndexOf(after[name] ?? '');

    return [name, at < 0 ? [...versions, version].slice(-versionsRemembered) : versions.slice(0, at)];
  });

  return { ...earlier, ...Object.fromEntries(rows) };
}

const moved = (pointer: Omit<Pointer, 'moved' | 'previous'>): Pointer => {
  const history = pointer.history.slice(-remembered);
  const now = [pointer.live, ...pointer.canaries.flatMap(({ composition }) => composition ?? [])];
  const earlier = (pointer.seen ?? history).filter((id) => !now.includes(id));

  return {
    ...pointer,
    history,
    previous: history.at(-1),
    seen: [...earlier, ...now].slice(-seenLately),
    moved: new Date().toISOString(),
  };
};
