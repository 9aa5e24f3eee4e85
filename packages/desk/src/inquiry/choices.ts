import { agentById, roster } from '@dosmares/content/roster';
import { cleanLine } from '@dosmares/contracts/entries';
import { html } from '@dosmares/contracts/html';
import { capitalized, outcomeWords, recipientWords } from '@dosmares/mail/event-words';
import { dayOf } from '@dosmares/mail/promise';
import { type Handling, type Outcome, outcomes } from '@dosmares/store/database';
import { lastAct, officeId } from '@dosmares/store/inquiry';
import { select } from '../page/layout.ts';
import type { InquiryRequest } from './open.ts';

export const colleagueOptions = (has?: number) => [
  ['', 'Choose a colleague'] as const,
  ...[{ id: officeId, name: 'The office' }, ...roster].flatMap(({ id, name }) =>
    id === has ? [] : [[String(id), name] as const],
  ),
];

export const outcomeOptions = [
  ['', 'Choose the outcome'] as const,
  ...outcomes.map((value) => [value, capitalized(outcomeWords(value))] as const),
];

export const holderIdOf = ({ assignee, agent_id }: Pick<Handling, 'assignee' | 'agent_id'>) =>
  assignee ?? agent_id ?? officeId;

const today = () => dayOf(new Date());

export const fields = {
  colleague: ({ inquiry }: InquiryRequest) =>
    select('to', 'Reassign to', { options: colleagueOptions(holderIdOf(inquiry)) }),
  day: ({ inquiry }: InquiryRequest) =>
    html`<label for="on">Call back on</label><input id="on" name="on" type="date" min="${today()}" value="${inquiry.call_back_on ?? ''}">`,
  outcome: () => select('reason', 'What became of it', { options: outcomeOptions }),
};

/** Reads a form's fields other than the note: the event's details, or a sentence that refuses them. */
export const read = {
  note: ({ form }: InquiryRequest) =>
    cleanLine(form.get('note') ?? '') ? {} : 'Please write the note first.',

  colleague({ form, inquiry }: InquiryRequest) {
    const to = Number(form.get('to') || Number.NaN);
    if (!agentById(to) && to !== officeId) return 'Please choose a colleague.';

    return to === holderIdOf(inquiry) ? 'This colleague has it already.' : { to };
  },

  day({ form }: InquiryRequest) {
    const on = form.get('on') ?? '';
    const isDay = /^\d{4}-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on));

    return isDay && on >= today() ? { on } : 'Please choose a day, today or later.';
  },

  outcome({ form }: InquiryRequest) {
    const reason = form.get('reason') as Outcome;

    return outcomes.includes(reason) ? { reason } : 'Please choose what became of it.';
  },

  mail({ form, deliveries }: InquiryRequest) {
    const mail = deliveries.find(
      ({ recipient, isUndelivered, fault, delivered_at }) =>
        recipient === form.get('recipient') && (isUndelivered || (fault === 'recipient' && !delivered_at)),
    );

    return mail ? { what: recipientWords[mail.recipient] } : 'This was delivered meanwhile.';
  },

  undo(request: InquiryRequest) {
    const { number, detail } = actToUndo(request) ?? {};

    return number && detail?.was ? { act: number, was: detail.was } : 'There is nothing to take back.';
  },
};

const undoMs = 60_000;

export function actToUndo({ inquiry: { events }, session }: InquiryRequest) {
  const last = lastAct(events);
  if (!last?.detail.was || last.actor !== session.person.id) return undefined;
  const isLast = !events.some(({ kind, number }) => kind === 'undone' && number > last.number);

  return isLast && Date.now() - last.at.getTime() < undoMs ? last : undefined;
}
