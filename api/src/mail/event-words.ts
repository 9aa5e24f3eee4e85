import { agentById } from '@dosmares/content/roster';
import type { HandlingEvent } from '../store/database.ts';
import { theOffice } from '../store/events.ts';

/** Labels of states and events. */
export const stateWords: Readonly<Record<HandlingEvent['kind'] | 'new', string>> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  passed: 'Passed on',
  closed: 'Closed',
  released: 'Released',
  reminded: 'Reminder sent',
};

/** Describes the state of an inquiry in one line, such as `Taken by Renata Solis`. */
export function stateOf(events: readonly HandlingEvent[]): string {
  const last = events.findLast(({ kind }) => kind !== 'reminded');

  return last ? sentenceOf(last) : stateWords.new;
}

/** Describes an event in one line. */
export function sentenceOf({ kind, actor, detail }: HandlingEvent): string {
  const by = actor === null ? '' : ` by ${nameOf(actor)}`;
  const to = detail.to === undefined ? '' : ` to ${nameOf(detail.to)}`;
  const why = detail.reason === undefined ? '' : ` (${reasons[detail.reason]})`;

  return `${stateWords[kind]}${by}${to}${why}`;
}

/** Reasons for closing an inquiry without an answer. */
export const reasons = {
  'not-an-inquiry': 'not an inquiry',
  duplicate: 'a duplicate',
  spam: 'spam',
} as const;

/** Returns a person's name, or the office. */
export const nameOf = (person: number) =>
  person === theOffice ? 'the office' : (agentById(person)?.name ?? 'somebody who has left');
