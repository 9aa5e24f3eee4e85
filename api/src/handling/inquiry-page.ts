import { createHash } from 'node:crypto';
import { office } from '@dosmares/content/office';
import { html, Markup } from '@dosmares/contracts/html';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { inquiryRows, waysToAnswer } from '../mails/inquiry.ts';
import { localTime } from '../mails/local-time.ts';
import { viewingOf } from '../mails/viewing.ts';
import type { HandlingEvent } from '../store/database.ts';
import { colleaguesOf, longestNote } from './act.ts';
import { lastAct, nameOf, reasons, sentenceOf, stateOf } from './events.ts';
import { answerBy } from './opening-hours.ts';

const style = `
  :root { color-scheme: light dark; --page: #faf7f2; --sheet: #fff; --text: #0b1f4b; --soft: #4a5672; --line: #e0d8c8; --navy: #102f74; --on-navy: #fff; --gold: #d4af37 }
  @media (prefers-color-scheme: dark) { :root { --page: #0b1f4b; --sheet: #142a5c; --text: #faf7f2; --soft: #c9cfdd; --line: #2c4480; --navy: #d4af37; --on-navy: #0b1f4b } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.6 Figtree, 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere }
  header, main { max-width: 40rem; margin: 0 auto; padding: 1.25rem 1.25rem 0 }
  header { border-bottom: 1px solid var(--gold); padding-bottom: 1rem }
  header p, h1, h2 { font-family: 'Cormorant Garamond', Georgia, 'Times New Roman', serif; margin: 0; font-weight: 500; line-height: 1.15 }
  header p { font-size: 1.375rem; letter-spacing: .04em }
  h1 { font-size: 2rem; padding-top: 1rem } h2 { font-size: 1.5rem; margin: 2.5rem 0 .75rem }
  blockquote { margin: 1.25rem 0; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); white-space: pre-line }
  [role=status] { margin: 1.25rem 0 0; padding: .875rem 1.125rem; border-left: 3px solid var(--gold); background: var(--sheet) }
  dl { display: grid; grid-template-columns: minmax(7rem, 1fr) 3fr; margin: 0 } dt, dd { margin: 0; padding: .5rem 0; border-bottom: 1px solid var(--line) } dt { color: var(--soft); font-size: .875rem }
  ol { margin: 0; padding: 0; list-style: none } ol li { padding: .5rem 0; border-bottom: 1px solid var(--line) } ol span { display: block; color: var(--soft); font-size: .875rem }
  a { color: inherit } nav a, button { display: inline-block; min-height: 2.75rem; margin: 0 .5rem .5rem 0; padding: .625rem 1.25rem; border: 1px solid var(--navy); background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  .first { background: var(--navy); color: var(--on-navy) }
  a:focus-visible, button:focus-visible, select:focus-visible, textarea:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px }
  main { padding-bottom: 4rem } fieldset { margin: 0 0 1rem; padding: 0; border: 0 } legend, label { display: block; padding: 0 0 .25rem; font-size: .875rem; color: var(--soft) }
  select, textarea { width: 100%; max-width: 24rem; min-height: 2.75rem; margin: 0 .5rem .75rem 0; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 0; background: var(--sheet); color: inherit; font: inherit }
  textarea { max-width: none; min-height: 5rem }`;

/** What the page may do: show itself, and send its form back. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** What an inquiry's page shows to one person. */
export interface InquiryView {
  inquiry: Inquiry;
  /** Whose link it is. */
  person: number;
  siteOrigin: string;
  /** What has to be said first: why something was not done. */
  notice?: string;
  /** What was written and not taken. */
  note?: string | undefined;
}

/** The page on which staff see an inquiry and say what they do about it. It needs no script. */
export function inquiryPage({ inquiry, person, siteOrigin, notice, note = '' }: InquiryView): string {
  const { name, reference, receivedAt, events } = inquiry;
  const { message, facts } = viewingOf(inquiry, siteOrigin);
  const isOpen = !['answered', 'closed'].includes(lastAct(events)?.kind ?? '');

  return page(
    `${name}, ${reference}`,
    html`${notice === undefined ? '' : html`<p role="status">${notice}</p>`}
<h1>${name} has written</h1>
<p><strong>${stateOf(events)}.</strong>${isOpen ? ` Please answer by ${localTime(answerBy(receivedAt))}.` : ''}</p>
${message === '' ? '' : html`<blockquote>${message}</blockquote>`}
<nav aria-label="Ways to answer">${waysToAnswer(inquiry).map(({ label, href }, at) => html`<a ${new Markup(at === 0 ? 'class="first" ' : '')}href="${href}">${label}</a>`)}</nav>
<h2>What do you do?</h2>
<form method="post">
<input type="hidden" name="seen" value="${events.length}">
<label for="note">A note for your colleagues, if you like</label>
<textarea id="note" name="note" maxlength="${longestNote}">${note}</textarea>
<fieldset><legend>As ${nameOf(person)}</legend><button class="first" name="action" value="taken">I answer</button><button name="action" value="answered">Answered</button></fieldset>
<fieldset><label for="to">Pass on to</label><select id="to" name="to"><option value="">Choose a colleague</option>${colleaguesOf(inquiry.agentId ?? person).map((one) => html`<option value="${one.id}">${one.name}</option>`)}</select><button name="action" value="passed">Pass on</button></fieldset>
<fieldset><label for="reason">Needs no answer, because it is</label><select id="reason" name="reason"><option value="">Choose why</option>${Object.entries(reasons).map(([value, words]) => html`<option value="${value}">${words}</option>`)}</select><button name="action" value="closed">Close</button></fieldset>
</form>
<h2>About the inquiry</h2>
<dl>${[...facts, ...inquiryRows(inquiry, siteOrigin)].map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<h2>What has happened</h2>
<ol>${[html`<li>Received<span>${localTime(receivedAt)}</span></li>`, ...events.map(eventLine)]}</ol>`,
  );
}

const eventLine = (event: HandlingEvent) =>
  html`<li>${sentenceOf(event)}${event.detail.note === undefined ? '' : html`: “${event.detail.note}”`}<span>${localTime(event.at)}</span></li>`;

/** What everybody gets whose link is none: it tells nothing. */
export const noSuchPage = page(
  'Not found',
  html`<h1>This link does not work</h1>
<p>It may have expired. The inquiry itself is not lost: ask the office, ${office.phone}.</p>`,
);

function page(title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${office.name}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><p>${office.name}</p></header>
<main>${body}</main>
</body>
</html>`.text;
}
