import { officePromises } from '../../mail/promise.ts';
import type { StageName } from '../../mail/reminder.ts';
import type { Handling, HandlingEvent } from '../../store/database.ts';

/** Recipients of reminders: the person responsible, the office, or the address for alerts. */
export type Reminded = 'holder' | 'office' | 'alerts';

/** A stage at which an inquiry waits too long. */
export interface Stage {
  name: StageName;
  /** Whether the time starts again when an inquiry is passed on. The site's promise to the visitor does not. */
  isBegunAnew: boolean;
  to: readonly Reminded[];
  /** Acts after which there is no reminder. */
  unless: readonly Handling[];
}

const anyAct = ['taken', 'answered', 'closed'] as const;

/**
 * The stages in order: who is reminded, and which acts make it unnecessary. Their waiting times are in `dueSince`.
 */
// biome-ignore format: a table reads in columns
export const stages = [
  { name: 'agent',  isBegunAnew: true,  to: ['holder'],           unless: anyAct },
  { name: 'office', isBegunAnew: true,  to: ['holder', 'office'], unless: anyAct },
  // Also sent when the inquiry was taken: the person who took it may have forgotten it.
  { name: 'limit',  isBegunAnew: false, to: ['holder', 'alerts'], unless: ['answered', 'closed'] },
] as const satisfies readonly Stage[];

/** For each stage, the moment since which an inquiry must have waited to be due. */
export type DueSince = (now: Date) => Readonly<Record<StageName, Date>>;

/**
 * Returns the due times for an installation's delays, in opening hours of the office; the limit is the site's
 * promise.
 */
export const dueSince =
  (
    { agentAfterHours, officeAfterHours }: { agentAfterHours: number; officeAfterHours: number },
    { openHoursAgo, receivedForAnswerBy } = officePromises,
  ): DueSince =>
  (now) => ({
    agent: openHoursAgo(now, agentAfterHours),
    office: openHoursAgo(now, officeAfterHours),
    limit: receivedForAnswerBy(now),
  });

/** Returns the stage of a reminder; undefined when a later event has made it unnecessary. */
export function stageOf(events: readonly HandlingEvent[], number: number): Stage | undefined {
  const reminder = events.find((event) => event.number === number)?.detail.reminder;
  const stage: Stage | undefined = stages.find(({ name }) => name === reminder);
  const isOvertaken = events.some(
    ({ number: other, kind }) =>
      other > number &&
      (kind === 'reminded' || stage?.unless.includes(kind) || (kind === 'passed' && stage?.isBegunAnew)),
  );

  return isOvertaken ? undefined : stage;
}
