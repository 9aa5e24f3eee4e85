import { html, type Markup } from '@dosmares/contracts/html';
import { limits } from '@dosmares/contracts/limits';
import { stateWords } from '../../mail/event-words.ts';
import { localTime } from '../../mail/local-time.ts';
import type { Facts, Party } from '../../store/database.ts';
import type { Inquiry } from '../../store/inquiry.ts';
import { deskInquiryPath } from '../desk/desk-paths.ts';
import { deskPath } from '../links/desk-links.ts';
import { staffPage } from '../page/layout.ts';
import { beyondReach, type PersonInquiry, type PersonRecord } from './about.ts';
import { type PersonalValues, personalFields, words } from './correct.ts';
import { personJsonPath } from './person-path.ts';

/** Data of the page. */
export interface PersonView {
  token: string;
  /** The inquiry that linked to this page. */
  inquiry: Inquiry;
  about: PersonRecord;
  /** Sentences on what was done, or why it was not. */
  notice?: readonly string[];
  /** Values that were typed but not accepted. */
  typed?: PersonalValues;
  /** Number of inquiries that already have the typed address. */
  others?: number | undefined;
}

const mostShown = 50;

/** Renders everything about a person, with forms for correcting and forgetting. It needs no script. */
export function personPage({
  token,
  inquiry,
  about,
  notice = [],
  typed = {},
  others = 0,
}: PersonView): string {
  const { name, id, reference } = inquiry;
  const { inquiries, claims } = about;
  const more = inquiries.length - mostShown;
  const remembered = new Date(Math.max(...claims.map(({ until }) => until.getTime())));

  return staffPage(
    `Everything about ${name}`,
    html`<p><a class="back" href="${deskInquiryPath(token, id)}">Back to ${reference}</a></p>
${noticeOf(notice)}
<h1>Everything about ${name}</h1>
<p class="soft">${about.email}, ${inquiries.length === 1 ? '1 inquiry' : `${inquiries.length} inquiries`}</p>
<nav aria-label="Hand it out"><a class="first" href="${personJsonPath(token, id)}">Save everything (JSON)</a></nav>
<section aria-labelledby="kept"><h2 id="kept">What is kept</h2>
${inquiries.slice(0, mostShown).map(inquiryDetails)}
${more > 0 ? html`<p>${more} older ${more === 1 ? 'one is' : 'ones are'} in the file.</p>` : ''}
${claims.length > 0 ? html`<p class="soft">Until ${localTime(remembered)} it is remembered that something has been sent, so that nothing is done twice.</p>` : ''}</section>
${correctForm(inquiry, typed, others)}
${forgetForm(inquiry, inquiries.length)}`,
  );
}

/** Renders the page after a person was forgotten. */
export const forgottenPage = (token: string, notice: readonly string[]): string =>
  staffPage(
    'Forgotten',
    html`<p><a class="back" href="${deskPath(token)}">Back to the desk</a></p>
<h1>Forgotten</h1>
${noticeOf(notice)}`,
  );

const noticeOf = (notice: readonly string[]): Markup | '' =>
  notice.length === 0 ? '' : html`<div role="status">${notice.map((line) => html`<p>${line}</p>`)}</div>`;

function inquiryDetails(inquiry: PersonInquiry): Markup {
  const { reference, receivedAt, name, email, phone, message, facts } = inquiry;
  const rows = [
    ['From', `${name}, ${email}${phone === '' ? '' : `, ${phone}`}`],
    ['For', inquiry.for],
    ['Page', inquiry.page],
    ...Object.entries(facts).map(([fact, value]) => [factWords[fact as keyof Facts], String(value)]),
  ] as [string, string][];

  return html`<details><summary>${reference}<span>${localTime(receivedAt)}</span></summary>
<blockquote>${message}</blockquote>
<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<ol>${linesOf(inquiry).map(([what, at]) => html`<li>${what}<span>${at ? localTime(at) : 'Not yet'}</span></li>`)}</ol></details>`;
}

const factWords: Readonly<Record<keyof Facts, string>> = {
  inquiryType: 'Inquiry type',
  property: 'Property',
  mlsNumber: 'House (MLS)',
  source: 'Source',
  sentAt: 'Sent at',
  claimed: 'The form named',
  follows: 'Follows',
};

const partyWords: Readonly<Record<Party, string>> = {
  agent: 'the mail to the agent',
  office: 'the mail to the office',
  visitor: 'the confirmation to the visitor',
  crm: 'the entry in the CRM',
};

const linesOf = ({ events, deliveries }: PersonInquiry): (readonly [string, Date | null])[] => [
  ...events.map(
    ({ kind, by, at, detail: { note } }) =>
      [`${stateWords[kind]}${by ? ` by ${by}` : ''}${note ? `: “${note}”` : ''}`, at] as const,
  ),
  ...deliveries.map(
    ({ party, delivered_at, dead_at }) =>
      [
        `${dead_at ? 'Given up: ' : delivered_at ? 'Sent: ' : 'Waits to be sent: '}${partyWords[party]}`,
        delivered_at ?? dead_at,
      ] as const,
  ),
];

function correctForm(inquiry: Inquiry, typed: PersonalValues, others: number): Markup {
  return html`<section aria-labelledby="correct"><h2 id="correct">Correct it</h2>
<p>In every inquiry of this person, and in what is still to be sent. What was there before is kept nowhere.</p>
<form method="post">${personalFields.map(
    (field) => html`<input type="hidden" name="was-${field}" value="${inquiry[field]}">
<label for="${field}">${words[field]}</label><input id="${field}" name="${field}" type="text" maxlength="${limits[field]}" autocomplete="off" value="${typed[field] ?? inquiry[field]}">`,
  )}
${others > 0 ? html`<p><label class="tick"><input name="join" type="checkbox" value="yes"> Make these and the ${others} other ${others === 1 ? 'inquiry' : 'inquiries'} one person’s</label></p>` : ''}
<p><button class="first" name="action" value="correct">Correct</button></p></form></section>`;
}

function forgetForm({ reference, name }: Inquiry, count: number): Markup {
  return html`<section aria-labelledby="forget"><h2 id="forget">Forget ${name}</h2>
<p>${count === 1 ? 'This inquiry is' : `All ${count} inquiries are`} erased for good, with notes and what is still to be sent. ${beyondReach}</p>
<form method="post"><label for="reference">To be sure, type ${reference}</label><input id="reference" name="reference" type="text" maxlength="40" autocomplete="off">
<p><button name="action" value="forget">Forget for good</button></p></form></section>`;
}
