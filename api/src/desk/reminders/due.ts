import { momentOf } from '@dosmares/content/office-time';
import { afterOpeningHours, answerBy, openHoursAgo } from '../../mail/promise.ts';
import type { HandlingEvent, Standing } from '../../store/database.ts';
import { isOpenState } from '../../store/inquiry.ts';

/** What staff are reminded of: nobody has taken it, the promised answer is near, or somebody is to be called back. */
export type StageName = 'untaken' | 'limit' | 'call-back';

/** When somebody is reminded. */
export interface Timing {
  /** Of an inquiry that nobody has taken, from when it was told to somebody. */
  untaken: (since: Date) => Date;
  /** Before the promised answer is late, taken or not. */
  limit: (received: Date) => Date;
}

/** The office's own timing, in its opening hours. */
const officeTiming: Timing = {
  untaken: (since) => afterOpeningHours(since, 2),
  limit: (received) => openHoursAgo(answerBy(received), 4),
};

/** What reminders are decided by. */
export interface Waiting extends Pick<Standing, 'state' | 'call_back_on'> {
  received_at: Date;
  held: string | null;
  events: readonly HandlingEvent[];
}

/** A stage of waiting: when it is due, and the number of the event at which the waiting began. */
interface Stage {
  stage: StageName;
  at: Date;
  since: number;
}

/** Reminders that were due longer ago, as after an outage, are not sent. */
const oldestMs = 3 * 86_400_000;

/**
 * Decides whether somebody is to be reminded of an inquiry, and when to look at it again; null when nothing is left to
 * remind of. Each stage is reminded of once; assigning it to a colleague begins the first anew, and only the latest
 * that is due is sent. The promise to the visitor does not move.
 */
export function reminding(
  waiting: Waiting,
  now: Date,
  timing = officeTiming,
): { due: StageName | undefined; next: Date | null } {
  const left = stagesOf(waiting, timing).filter(
    (stage) => now.getTime() - stage.at.getTime() < oldestMs && !isReminded(waiting, stage),
  );
  const [next = null] = left
    .map(({ at }) => at)
    .filter((at) => at > now)
    .sort((one, other) => one.getTime() - other.getTime());

  return { due: left.findLast(({ at }) => at <= now)?.stage, next };
}

function stagesOf({ state, held, received_at, call_back_on, events }: Waiting, timing: Timing): Stage[] {
  if (held !== null) return [];
  const begun = events.findLast(({ kind }) => ['passed', 'released', 'reopened', 'undone'].includes(kind));
  const told = events.find(({ kind }) => kind === 'released')?.at ?? received_at;
  const planned = events.findLast(({ kind }) => kind === 'call-back')?.number ?? 0;
  const day = call_back_on === null || state === 'closed' ? undefined : momentOf(call_back_on, '09:00:00');
  const stages: Stage[] = [];
  if (isOpenState(state) && state !== 'taken')
    stages.push({ stage: 'untaken', at: timing.untaken(begun?.at ?? told), since: begun?.number ?? 0 });
  if (isOpenState(state)) stages.push({ stage: 'limit', at: timing.limit(told), since: 0 });
  if (day) stages.push({ stage: 'call-back', at: day, since: planned });

  return stages;
}

// A reminder of the limit is one of waiting, too: nobody is told the lesser thing after the greater.
const isReminded = ({ events }: Waiting, { stage, since }: Stage) =>
  events.some(
    ({ kind, number, detail: { reminder } }) =>
      kind === 'reminded' &&
      number > since &&
      (reminder === stage || (stage === 'untaken' && reminder === 'limit')),
  );
