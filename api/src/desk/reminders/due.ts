import { momentOf } from '@dosmares/content/office-time';
import { afterOpeningHours, answerBy, openHoursAgo } from '../../mail/promise.ts';
import type { StageName } from '../../mail/staff.ts';
import type { HandlingEvent, Standing } from '../../store/database.ts';

/** When somebody is reminded. */
export interface Timing {
  /** Of an inquiry that nobody has taken, from when it was told to somebody. */
  untaken: (since: Date) => Date;
  /** Before the promised answer is late, taken or not. */
  limit: (received: Date) => Date;
}

const openingHours = { untaken: 2, beforeLimit: 4 };

/** The office's own timing, in its opening hours. */
export const officeTiming: Timing = {
  untaken: (since) => afterOpeningHours(since, openingHours.untaken),
  limit: (received) => openHoursAgo(answerBy(received), openingHours.beforeLimit),
};

/** What reminders are decided by. */
export interface Waiting extends Pick<Standing, 'state' | 'call_back_on'> {
  received_at: Date;
  held: string | null;
  events: readonly HandlingEvent[];
}

/** A reminder that is due, and when to look at the inquiry again; null when nothing is left to remind of. */
export interface Reminding {
  due: StageName | undefined;
  next: Date | null;
}

/** Reminders that were due longer ago, as after an outage, are not sent. */
const oldestMs = 3 * 86_400_000;

/**
 * Decides whether somebody is to be reminded of an inquiry. Each stage is reminded of once; assigning it to a colleague
 * begins the first anew, and only the latest that is due is sent. The promise to the visitor does not move.
 */
export function reminding(waiting: Waiting, now: Date, timing = officeTiming): Reminding {
  const { events } = waiting;
  const open = stagesOf(waiting, timing).filter(
    ({ stage, since, at }) => now.getTime() - at.getTime() < oldestMs && !isReminded(events, stage, since),
  );
  const due = open.findLast(({ at }) => at <= now);
  const later = open.filter(({ at }) => at > now).map(({ at }) => at.getTime());

  return { due: due?.stage, next: later.length > 0 ? new Date(Math.min(...later)) : null };
}

/** A stage of waiting: when it is due, and the number of the event at which the waiting began. */
interface Stage {
  stage: StageName;
  at: Date;
  since: number;
}

function stagesOf({ state, held, received_at, call_back_on, events }: Waiting, timing: Timing): Stage[] {
  if (held !== null) return [];
  const begun = events.findLast(({ kind }) => ['passed', 'released', 'reopened', 'undone'].includes(kind));
  const told = events.find(({ kind }) => kind === 'released')?.at ?? received_at;
  const since = begun?.number ?? 0;
  const isWaiting = state === 'new' || state === 'passed' || state === 'taken';
  const planned = events.findLast(({ kind }) => kind === 'call-back');
  const day = call_back_on === null ? undefined : momentOf(call_back_on, '09:00:00');

  return [
    ...(isWaiting && state !== 'taken'
      ? [{ stage: 'untaken' as const, at: timing.untaken(begun?.at ?? told), since }]
      : []),
    ...(isWaiting ? [{ stage: 'limit' as const, at: timing.limit(told), since: 0 }] : []),
    ...(day && state !== 'closed'
      ? [{ stage: 'call-back' as const, at: day, since: planned?.number ?? 0 }]
      : []),
  ];
}

/** Names of the stages in events of an earlier version. */
const earlierNames: Readonly<Record<string, StageName>> = { agent: 'untaken', office: 'untaken' };

// A reminder of the limit is one of waiting, too: nobody is told the lesser thing after the greater.
const isReminded = (events: readonly HandlingEvent[], stage: StageName, since: number) =>
  events.some(({ kind, number, detail: { reminder = '' } }) => {
    const reminded = earlierNames[reminder] ?? reminder;

    return (
      kind === 'reminded' &&
      number > since &&
      (reminded === stage || (stage === 'untaken' && reminded === 'limit'))
    );
  });
