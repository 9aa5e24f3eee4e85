import { agentById } from '@dosmares/content/roster';
import type { HandlingEvent, InquiryState, Outcome, Recipient } from '@dosmares/store/database';
import { isAct, officeId } from '@dosmares/store/inquiry';
import { localDate } from './promise.ts';

export const stateWords: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  taken: 'Assigned',
  passed: 'Assigned',
  answered: 'Answered',
  closed: 'Closed',
};

export const outcomeWords = (outcome: Outcome) => outcome.replaceAll('-', ' ');

export function stateOf(events: readonly HandlingEvent[]): string {
  const last = events.findLast(isAct);

  return last ? sentenceOf(last) : stateWords.new;
}

const sentences: Readonly<
  Record<HandlingEvent['kind'], (detail: HandlingEvent['detail'], by: string) => string>
> = {
  taken: (_, by) => `Assigned to ${by}`,
  answered: (_, by) => `Answered by ${by}`,
  passed: ({ to = officeId }, by) => `Assigned to ${nameOf(to)} by ${by}`,
  closed: ({ reason }, by) => `Closed by ${by}${reason ? ` (${outcomeWords(reason)})` : ''}`,
  released: (_, by) => `Released from quarantine by ${by}`,
  reopened: (_, by) => `Reopened by ${by}`,
  'call-back': ({ on }, by) => `${by} will call back${on ? ` on ${localDate(on)}` : ''}`,
  noted: (_, by) => `Note by ${by}`,
  undone: (_, by) => `Undone by ${by}`,
  resent: ({ what = '' }, by) => `${what} sent again by ${by}`,
  acknowledged: ({ what = '' }, by) => `${what} acknowledged as undelivered by ${by}`,
  corrected: ({ what = '', before }, by) =>
    `${what} corrected by ${by}${before ? ` (before: ${Object.values(before).filter(Boolean).join(', ')})` : ''}`,
  crossed: ({ to = officeId, other = '' }) => `The same person wrote to ${nameOf(to)} as well (${other})`,
  reminded: () => 'Reminder sent',
};

export const sentenceOf = ({ kind, actor, detail }: HandlingEvent): string =>
  capitalized(sentences[kind](detail, detail.by ?? nameOf(actor ?? officeId)));

export const sentenceWithNote = (event: HandlingEvent): string =>
  `${sentenceOf(event)}.${event.detail.note ? ` “${event.detail.note}”` : ''}`;

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Smallest number of a member of the office; smaller ones are agents' on the roster. */
export const firstOfficeId = 1000;

export const nameOf = (person: number) =>
  person === officeId || person >= firstOfficeId
    ? 'the office'
    : (agentById(person)?.name ?? `a former agent (no. ${person})`);

export const recipientWords: Readonly<Record<Recipient, string>> = {
  agent: 'the mail to the agent',
  office: 'the mail to the office',
  visitor: 'the confirmation to the visitor',
  crm: 'the entry in the CRM',
};
