import type { Handling, HandlingEvent } from '../../store/database.ts';
import { officePromises } from '../opening-hours.ts';

/** Recipients of reminders: the person responsible, the office, or the address for alerts. */
export type Reminded = 'holder' | 'office' | 'alerts';

/** The stages of waiting too long. */
export type StageName = 'agent' | 'office' | 'limit';

/** A stage at which an inquiry waits too long. */
export interface Stage {
  name: StageName;
  /** Passing an inquiry on gives the colleague as long as the first one had. What the site has promised does not change by it. */
  isBegunAnew: boolean;
  to: readonly Reminded[];
  /** Acts after which nobody is reminded. */
  unless: readonly Handling[];
}

const anyAct = ['taken', 'answered', 'closed'] as const;

/** The stages in their order: who is reminded, and what makes it needless. What it waits from, and how long, is in `dueSince`. */
// biome-ignore format: a table reads in columns
export const stages = [
  { name: 'agent',  isBegunAnew: true,  to: ['holder'],           unless: anyAct },
  { name: 'office', isBegunAnew: true,  to: ['holder', 'office'], unless: anyAct },
  // The person who took it may have forgotten it.
  { name: 'limit',  isBegunAnew: false, to: ['holder', 'alerts'], unless: ['answered', 'closed'] },
] as const satisfies readonly Stage[];

/** Since when an inquiry must have waited to be due at each stage. */
export type DueSince = (now: Date) => Readonly<Record<StageName, Date>>;

/** The delays of an installation, in hours during which the office is open; the limit is what the site promises. */
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

/** The stage of a reminder; undefined when something has happened since that makes it needless. */
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
