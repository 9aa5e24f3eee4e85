/** A second composition beside the live one, and how many visitors get it. */
export interface Canary {
  composition: string;
  /** What is tried: one application in one version. */
  application: string;
  version: string;
  /** Percent of visitors, 0 to 100. */
  share: number;
  /** Decides, together with a visitor's bucket, who is among them: another canary, other visitors. */
  salt: string;
  since: string;
  /** Compositions that it had before others promoted something meanwhile. */
  earlier?: readonly string[];
}

/** Which composition visitors get, and how it came to be so. */
export interface Pointer {
  live: string;
  /** When it went live. */
  since: string;
  canary?: Canary | undefined;
  /** What was live before: where a rollback leads. */
  previous?: string | undefined;
  /** Everything that was live before, oldest first. */
  history: readonly string[];
  /** Everything that visitors got lately, canaries and what was rolled back from too: open tabs still ask for its files. */
  seen?: readonly string[];
  /** The last canary that was taken back, and why. */
  withdrawn?: Withdrawal | undefined;
  moved: string;
}

/** A canary that was taken back. */
export interface Withdrawal extends Pick<Canary, 'composition' | 'application' | 'version'> {
  reason: string;
  at: string;
}

// Five releases of each of five applications, twice over; and as many that did not stay.
const remembered = 50;
const seenLately = 100;

/** Makes a composition live; a canary goes on unless it is part of it now. */
export function promoted(now: Pointer | undefined, live: string, canary?: Canary): Pointer {
  const isNew = now?.live !== live;
  const history = now && isNew ? [...now.history, now.live] : (now?.history ?? []);
  const since = now && !isNew ? now.since : new Date().toISOString();

  return moved({ ...now, live, since, canary, history });
}

/** Starts a canary, or changes its share. */
export const tried = (now: Pointer, canary: Canary): Pointer => moved({ ...now, canary });

/** Takes the canary back. */
export function withdrawn(now: Pointer, reason: string): Pointer {
  if (!now.canary) throw new Error('There is no canary to withdraw.');

  const { composition, application, version } = now.canary;
  const withdrawal = { composition, application, version, reason, at: new Date().toISOString() };

  return moved({ ...now, canary: undefined, withdrawn: withdrawal });
}

/**
 * Goes back: to what was live before, or to a composition by its name. A canary is taken back with it, for it was made
 * from what is now left behind.
 */
export function rolledBack(now: Pointer, to = now.previous): Pointer {
  if (!to) throw new Error('There is nothing to roll back to: no other composition was live before.');
  if (to === now.live) throw new Error(`${to} is live already.`);

  const at = now.history.lastIndexOf(to);
  const history = at < 0 ? [...now.history, now.live] : now.history.slice(0, at);
  const base = now.canary ? withdrawn(now, `rolled back from ${now.live} to ${to}`) : now;

  return moved({ ...base, live: to, since: new Date().toISOString(), history });
}

const moved = (pointer: Omit<Pointer, 'moved' | 'previous'>): Pointer => {
  const history = pointer.history.slice(-remembered);
  const now = [pointer.live, ...(pointer.canary ? [pointer.canary.composition] : [])];
  const earlier = (pointer.seen ?? history).filter((id) => !now.includes(id));

  return {
    ...pointer,
    history,
    previous: history.at(-1),
    seen: [...earlier, ...now].slice(-seenLately),
    moved: new Date().toISOString(),
  };
};
