import { html, Markup } from '@dosmares/contracts/html';
import { nameOf, reasons, sentenceOf, stateOf } from '../../mail/event-words.ts';
import { heldBecause } from '../../mail/held.ts';
import { inquiryRows, waysToAnswer } from '../../mail/inquiry.ts';
import { localTime } from '../../mail/local-time.ts';
import { answerBy } from '../../mail/promise.ts';
import { viewingOf } from '../../mail/viewing.ts';
import type { HandlingEvent } from '../../store/database.ts';
import { lastAct, theOffice } from '../../store/events.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { colleaguesOf, longestNote } from '../act.ts';
import { deskInquiryPath } from '../desk/desk-paths.ts';
import { inquiryList } from '../desk/desk-rows.ts';
import type { DeskRow } from '../desk/find-inquiries.ts';
import { deskPath } from '../links/desk-links.ts';
import { personPath } from '../person/person-path.ts';
import { staffPage } from './layout.ts';

/** The data of an inquiry's page for one person. */
export interface InquiryView {
  inquiry: Inquiry;
  /** The person to whom the link belongs. */
  person: number;
  siteOrigin: string;
  /** For readers from the desk: the link back, and other inquiries of the same person. */
  desk?: { token: string; others: readonly DeskRow[] };
  /** Notice at the top: why an act was not recorded. */
  notice?: string;
  /** A note that was typed but not accepted. */
  note?: string | undefined;
}

/** Renders the page on which staff see an inquiry and record what they do about it. It needs no script. */
export function inquiryPage(view: InquiryView): string {
  const { inquiry, siteOrigin, notice, desk } = view;
  const { name, reference, receivedAt, events, held } = inquiry;
  const { message, facts } = viewingOf(inquiry, siteOrigin);
  const isOpen = !['answered', 'closed'].includes(lastAct(events)?.kind ?? '');

  return staffPage(
    `${name}, ${reference}`,
    html`${desk ? html`<p><a class="back" href="${deskPath(desk.token)}">Back to the desk</a></p>` : ''}
${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
<h1>${name} has written</h1>
<p><strong>${stateOf(events)}.</strong>${isOpen && !held ? ` Please answer by ${localTime(answerBy(receivedAt))}.` : ''}</p>
${message === '' ? '' : html`<blockquote>${message}</blockquote>`}
${held ? heldForm(view) : actForm(view)}
<h2>About the inquiry</h2>
<dl>${[...facts, ...inquiryRows(inquiry, siteOrigin)].map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<h2>What has happened</h2>
<ol>${[html`<li>Received<span>${localTime(receivedAt)}</span></li>`, ...events.map(eventLine)]}</ol>
${desk ? aboutPerson(inquiry, desk) : ''}`,
  );
}

function actForm({ inquiry, person, note = '' }: InquiryView): Markup {
  return html`<nav aria-label="Ways to answer">${waysToAnswer(inquiry).map(({ label, href }, at) => html`<a ${new Markup(at === 0 ? 'class="first" ' : '')}href="${href}">${label}</a>`)}</nav>
<h2>What would you like to do?</h2>
<form method="post">
<input type="hidden" name="seen" value="${inquiry.events.length}">
<label for="note">A note for your colleagues, if you like</label>
<textarea id="note" name="note" maxlength="${longestNote}">${note}</textarea>
<fieldset><legend>As ${nameOf(person)}</legend><button class="first" name="action" value="taken">I answer</button><button name="action" value="answered">Answered</button></fieldset>
<fieldset><label for="to">Pass on to</label><select id="to" name="to"><option value="">Choose a colleague</option>${colleaguesOf(inquiry.agentId ?? person).map((one) => html`<option value="${one.id}">${one.name}</option>`)}</select><button name="action" value="passed">Pass on</button></fieldset>
<fieldset><label for="reason">Needs no answer, because it is</label><select id="reason" name="reason"><option value="">Choose why</option>${Object.entries(reasons).map(([value, words]) => html`<option value="${value}">${words}</option>`)}</select><button name="action" value="closed">Close</button></fieldset>
</form>`;
}

// No link leads to the stranger before a person has judged the inquiry to be real.
function heldForm({ inquiry: { held, events }, person }: InquiryView): Markup {
  const why = held === null ? '' : heldBecause[held];

  return html`<h2>Held: is it a real inquiry?</h2>
<p>It looks like spam: ${why}. No agent has been told, and nothing was confirmed. Released, it goes to the agent and the office as usual.</p>
${person === theOffice ? html`<form method="post"><input type="hidden" name="seen" value="${events.length}"><input type="hidden" name="reason" value="not-an-inquiry"><button class="first" name="action" value="released">Release</button><button name="action" value="closed">Not an inquiry</button></form>` : ''}`;
}

function aboutPerson({ id, name }: Inquiry, { token, others }: NonNullable<InquiryView['desk']>): Markup {
  const list =
    others.length === 0
      ? html`<p class="none">Nothing else.</p>`
      : inquiryList(others, (other) => deskInquiryPath(token, other.id), new Date());

  return html`<section aria-labelledby="others"><h2 id="others">What else ${name} sent</h2>
${list}
<p><a href="${personPath(token, id)}">Everything about ${name}: correct it, hand it out or forget it</a></p></section>`;
}

const eventLine = (event: HandlingEvent) =>
  html`<li>${sentenceOf(event)}${event.detail.note === undefined ? '' : html`: “${event.detail.note}”`}<span>${localTime(event.at)}</span></li>`;
