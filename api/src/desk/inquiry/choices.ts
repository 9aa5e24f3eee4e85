import { agentById, roster } from '@dosmares/content/roster';
import { html, type Markup } from '@dosmares/contracts/html';
import { capitalized, outcomes } from '../../mail/event-words.ts';
import { localStamp } from '../../mail/local-time.ts';
import type { HandlingDetail, Outcome } from '../../store/database.ts';
import { theOffice } from '../../store/events.ts';
import { select } from '../page/layout.ts';
import type { Notice } from '../page/serve.ts';
import type { Doing, Situation } from './open.ts';

/** What an act asks for: its fields, and what they say, or why that cannot be. */
export interface Choice {
  fields: (now: Situation) => Markup;
  read: (doing: Doing) => HandlingDetail | Notice;
}

const holder = ({ inquiry: { assignee, agent_id } }: Situation) => assignee ?? agent_id ?? theOffice;

/** Whom to assign it to. */
export const colleague: Choice = {
  fields: (now) => select('to', 'Reassign to', { options: colleagueOptions(holder(now)) }),
  read(doing) {
    const { to = '' } = doing.fields;
    const id = Number(to);
    if (to === '' || (!agentById(id) && id !== theOffice)) return { notice: 'Please choose a colleague.' };
    if (id === holder(doing)) return { notice: 'This colleague has it already.' };

    return { to: id, from: holder(doing) };
  },
};

const dayOf = (now: Date) => localStamp(now).slice(0, 10);

/** On which day to call back. */
export const callDay: Choice = {
  fields: ({ inquiry, now }) =>
    html`<label for="on">Call back on</label><input id="on" name="on" type="date" min="${dayOf(now)}" value="${inquiry.call_back_on ?? ''}">`,
  read({ fields: { on = '' }, now }) {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on));

    return isDay && on >= dayOf(now) ? { on } : { notice: 'Please choose a day, today or later.' };
  },
};

/** What became of it. */
export const outcome: Choice = {
  fields: () => select('reason', 'What became of it', { options: outcomeOptions }),
  read: ({ fields: { reason = '' } }) =>
    Object.hasOwn(outcomes, reason)
      ? { reason: reason as Outcome }
      : { notice: 'Please choose what became of it.' },
};

/** Whom an inquiry can be assigned to, except whoever has it. */
export const colleagueOptions = (has?: number) => [
  ['', 'Choose a colleague'] as const,
  ...[{ id: theOffice, name: 'The office' }, ...roster].flatMap(({ id, name }) =>
    id === has ? [] : [[String(id), name] as const],
  ),
];

/** What can become of an inquiry. */
export const outcomeOptions = [
  ['', 'Choose the outcome'] as const,
  ...Object.entries(outcomes).map(([value, words]) => [value, capitalized(words)] as const),
];
