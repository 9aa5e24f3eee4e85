import { html, type Markup } from '@dosmares/contracts/html';
import { stateWords } from '../../mail/event-words.ts';
import { defanged, heldBecause } from '../../mail/held.ts';
import { isHeldRow, isOpenState } from '../../store/waiting.ts';
import { briefTime, dueOf, excerpt, recipientOf } from './desk-words.ts';
import type { DeskRow } from './find-inquiries.ts';

/** Returns the path that a row links to. */
export type PathOf = (row: DeskRow) => string;

/** Renders inquiries, one line each. */
export const inquiryList = (rows: readonly DeskRow[], pathOf: PathOf, now: Date): Markup =>
  html`<ol class="inquiries">${rows.map((row) => (isHeldRow(row) ? heldRow(row, pathOf) : inquiryRow(row, pathOf, now)))}</ol>`;

function inquiryRow(row: DeskRow, pathOf: PathOf, now: Date): Markup {
  const { name, state, reference, received_at, facts } = row;
  const isOpen = isOpenState(state);
  const { isLate, text } = dueOf(row, now);

  return html`<li>
<h3><a href="${pathOf(row)}">${name}</a></h3>
<p class="about">${facts.property ?? excerpt(row, 90)}</p>
<p class="whose"><span class="state">${stateWords[state]}</span> For ${recipientOf(row)}</p>
<p class="due">${isOpen && isLate ? html`<strong class="late">${text}</strong>` : isOpen ? text : ''}<span>${reference}, ${briefTime(received_at)}</span></p>
</li>`;
}

/** Renders a held inquiry with the office's options; nothing that the stranger wrote can be clicked. */
function heldRow(row: DeskRow, pathOf: PathOf): Markup {
  const { name, email, held, reference, received_at } = row;

  return html`<li>
<h3><a href="${pathOf(row)}">${defanged(name)}</a></h3>
<p class="about">${defanged(email)}: “${defanged(excerpt(row, 160))}”</p>
<p class="whose"><span class="state">Held</span> ${held === null ? '' : heldBecause[held]}</p>
<form class="due" method="post" action="${pathOf(row)}"><span>${reference}, ${briefTime(received_at)}</span>
<input type="hidden" name="seen" value="${row.events}"><input type="hidden" name="from" value="desk"><input type="hidden" name="reason" value="not-an-inquiry">
<button name="action" value="released" aria-label="Release ${reference}">Release</button><button name="action" value="closed" aria-label="${reference} is not an inquiry">Not an inquiry</button></form>
</li>`;
}
