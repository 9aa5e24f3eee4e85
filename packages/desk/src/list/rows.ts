import { listingByMls } from '@dosmares/content/listings';
import { html, type Markup } from '@dosmares/contracts/html';
import { nameOf, stateWords } from '@dosmares/mail/event-words';
import { inquiryPath } from '@dosmares/mail/links';
import { answerBy, briefTime, duration, localDate } from '@dosmares/mail/promise';
import { isOpenState, isQuarantinedRow, officeId } from '@dosmares/store/inquiry';
import type { Person } from '../sign-in/staff.ts';
import type { Row } from './find.ts';
import { excerpt, quarantineReasonWords } from './listed.ts';

export const inquiryList = (rows: readonly Row[], people: readonly Person[], isChoice = false): Markup =>
  html`<ol class="inquiries">${rows.map((row) => inquiryRow(row, people, isChoice))}</ol>`;

function inquiryRow(row: Row, people: readonly Person[], isChoice: boolean): Markup {
  const { name, reference, received_at, details, state, mayOpen = true } = row;
  if (!mayOpen)
    return html`<li><h3>${reference}</h3><p class="whose">${holderNameOf(row, people)}</p><p class="due"><span>${briefTime(received_at)}</span></p></li>`;
  const house = listingByMls(details.mlsNumber ?? '')?.title;
  const quarantined = isQuarantinedRow(row) ? row.quarantined : null;

  return html`<li>${isChoice ? html`<input type="checkbox" name="chosen" value="${reference}" aria-label="Choose ${name}, ${reference}">` : ''}
<h3><a href="${inquiryPath(reference)}">${name}</a></h3>
<p class="about">${house ? html`<b>${house}.</b> ` : ''}${excerpt(row.beginning, 120)}</p>
<p class="whose"><span class="state">${quarantined ? 'Quarantine' : stateWords[state]}</span>${quarantined ? quarantineReasonWords[quarantined] : holderNameOf(row, people)}</p>
<p class="due">${quarantined ? '' : dueOf(row)}<span>${reference}, ${briefTime(received_at)}</span></p></li>`;
}

export const holderNameOf = (
  { assignee, agent_id }: Pick<Row, 'assignee' | 'agent_id'>,
  people: readonly Person[],
) => (assignee === null ? `For ${nameOf(agent_id ?? officeId)}` : nameAmong(people, assignee));

export const nameAmong = (people: readonly Person[], id: number) =>
  people.find((one) => one.id === id)?.name ?? nameOf(id);

export function dueOf({
  state,
  received_at,
  call_back_on,
}: Pick<Row, 'state' | 'received_at' | 'call_back_on'>): Markup | '' {
  if (call_back_on !== null && state !== 'closed') return html`Call back on ${localDate(call_back_on)}`;
  if (!isOpenState(state)) return '';
  const left = answerBy(received_at).getTime() - Date.now();

  return left <= 0
    ? html`<strong class="late">Late by ${duration(-left)}</strong>`
    : html`Answer by ${briefTime(answerBy(received_at))}`;
}
