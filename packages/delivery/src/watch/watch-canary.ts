import { type Compared, compareCanary, rule } from './compare-canary.ts';
import type { ReadVitals } from './read-vitals.ts';

/** A canary that gets visitors since a moment, beside the live release of its application. */
export interface WatchedCanary extends Compared {
  since: string;
}

/** Services that the watch uses. */
export interface Watch {
  /** Finds the canary; nothing once it is promoted, withdrawn or replaced. */
  find: () => Promise<WatchedCanary | undefined>;
  readVitals: ReadVitals;
  /** Withdraws the canary that was watched, for a reason. */
  takeBack: (canary: string, reason: string) => Promise<unknown>;
  tell: (line: string) => void;
  everyMs?: number | undefined;
  /** Milliseconds after which nobody watches any more, and the canary stays. */
  forMs?: number | undefined;
}

const usualPauseMs = 10_000;
const minuteMs = 60_000;

/**
 * Compares a canary with live again and again, until it is over or its time is; takes it back when it is worse.
 * @throws with the reason, when it is worse
 */
export async function watchCanary(watch: Watch): Promise<void> {
  const { find, takeBack, tell, everyMs = usualPauseMs, forMs = Number.POSITIVE_INFINITY } = watch;
  const first = await find();
  if (!first) throw new Error('There is no canary to watch: look at the status.');
  const { canary } = first;
  tell(`Watching ${canary}. ${rule}`);

  let told = '';
  for (const end = Date.now() + forMs; Date.now() < end; await pause(everyMs)) {
    const now = await find();
    if (now?.canary !== canary) return tell(`${canary} is in canary no more.`);

    const { isWorse, sentence } = await look(now, watch);
    if (sentence !== told) tell(`  ${sentence}.`);
    told = sentence;
    if (!isWorse) continue;

    await takeBack(canary, sentence);
    throw new Error(`${canary} is withdrawn. ${sentence}.`);
  }
  tell(`Nobody watches ${canary} any more; it is still in canary.`);
}

async function look({ since, ...compared }: WatchedCanary, { readVitals }: Watch) {
  // Counts are by the minute: the one in which the canary began belongs to it.
  const minutes = Math.max(1, Math.ceil((Date.now() - Date.parse(since)) / minuteMs));
  try {
    return compareCanary(await readVitals(minutes), compared);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);

    return { isWorse: false, sentence: `Vitals cannot be read (${reason})` };
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
