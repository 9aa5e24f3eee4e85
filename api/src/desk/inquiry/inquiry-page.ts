import { html, type Markup } from '@dosmares/contracts/html';
import { limits } from '@dosmares/contracts/limits';
import { sentenceOf } from '../../mail/event-words.ts';
import { heldBecause } from '../../mail/held.ts';
import { inquiryRows, waysToAnswer } from '../../mail/inquiry.ts';
import { deskPath, inquiryPath } from '../../mail/links.ts';
import { localStamp, localTime } from '../../mail/local-time.ts';
import { viewingOf } from '../../mail/viewing.ts';
import type { HandlingEvent, Party } from '../../store/database.ts';
import { theOffice } from '../../store/events.ts';
import type { Row } from '../list/find.ts';
import { dueOf, holderOf, inquiryList } from '../list/rows.ts';
import { form, page, select } from '../page/layout.ts';
import { beyondReach } from '../person/about.ts';
import { personalFields } from '../person/correct.ts';
import type { Session } from '../sign-in/sessions.ts';
import { acts, actToUndo, longestNote, type Situation } from './acts.ts';
import type { Opened } from './open.ts';
import { colleagueOptions, outcomeOptions } from './options.ts';
import { partyWords } from './record.ts';

/** The data of an inquiry's page. */
export interface InquiryView extends Opened {
  session: Session;
  siteOrigin: string;
  others: readonly (Row & { isSeen: boolean })[];
  /** A sentence on what was done, or why it was not. */
  notice?: string | undefined;
  /** A note that was typed but not accepted. */
  note?: string | undefined;
}

/** Renders the page on which staff see an inquiry and record what they do about it. */
export function inquiryPage(view: InquiryView): string {
  const { inquiry, standing, session, siteOrigin, notice } = view;
  const { name, reference, events, held, receivedAt } = inquiry;
  const { message, facts, picture, house } = viewingOf(inquiry, siteOrigin);
  const situation = { inquiry, standing, person: session.person, now: new Date() };
  const row = { ...standing, received_at: receivedAt };
  const isHeld = held !== null && standing.state !== 'closed';

  return page(
    `${name}, ${reference}`,
    html`<p><a class="back" href="${deskPath}">Back to the desk</a></p>
<h1>${name}</h1>
<p class="standing"><strong>${isHeld ? 'In quarantine' : stateLine(view)}</strong> ${isHeld ? '' : dueOf(row)}</p>
${undoForm(view, situation)}
${deliveryNotices(view)}
${message === '' ? '' : html`<blockquote>${message}</blockquote>`}
${isHeld ? heldForm(view) : answerForm(view, situation)}
${picture ? html`<a class="house" href="${picture.href}"><img src="${picture.src}" alt="${picture.alt}" width="640" height="${Math.round(640 * picture.ratio)}" loading="lazy"><span>${house}</span></a>` : ''}
${isHeld ? '' : actForms(view, situation)}
<h2>About the inquiry</h2>
<dl>${[...facts, ...inquiryRows(inquiry, siteOrigin)].map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<h2>What has happened</h2>
<ol class="rows">${[html`<li><p>Received<span>${localTime(receivedAt)}</span></p></li>`, ...events.map(eventLine)]}</ol>
${othersSection(view)}
${correctForm(view)}
${session.person.isOffice ? rightsForms(view) : ''}`,
    { session, notice },
  );
}

function stateLine({ standing, session, inquiry }: InquiryView): string {
  const holder = holderOf(standing, session.people);
  const isMine = standing.assignee === session.person.id;
  const last = inquiry.events.findLast(({ kind }) => kind === standing.state);
  if (standing.state === 'answered' || standing.state === 'closed')
    return `${last ? sentenceOf(last) : standing.state}.`;

  return standing.assignee === null ? `${holder}, not taken yet.` : `Assigned to ${isMine ? 'you' : holder}.`;
}

/** Opens a form on the inquiry that remembers which events its reader has seen. */
const actForm = ({ session, inquiry }: InquiryView, content: Markup, label = '') =>
  form(
    session,
    inquiryPath(inquiry.reference),
    html`<input type="hidden" name="seen" value="${inquiry.events.length}">${content}`,
    label,
  );

function undoForm(view: InquiryView, situation: Situation): Markup | '' {
  const act = actToUndo(situation);

  return act
    ? actForm(
        view,
        html`<p class="undo">${sentenceOf(act)}. <button name="action" value="undo">Undo</button></p>`,
      )
    : '';
}

const can = (name: string, situation: Situation) => acts[name]?.isPossible(situation) === true;

function answerForm(view: InquiryView, situation: Situation): Markup {
  const [reply, ...ways] = waysToAnswer(view.inquiry);

  return html`<nav class="ways" aria-label="Ways to answer">${reply ? html`<a class="first" data-answers href="${reply.href}">Answer by mail</a>` : ''}${ways.map(({ label, href }) => html`<a data-answers href="${href}">${label}</a>`)}${
    can('take', situation)
      ? actForm(view, html`<button name="action" value="take">Assign to me</button>`)
      : ''
  }</nav>
${can('answered', situation) ? html`<div id="answered">${actForm(view, html`<p>Did you answer? <button name="action" value="answered">Yes, it is answered</button></p>`)}</div>` : ''}
${can('reopen', situation) ? actForm(view, html`<button name="action" value="reopen">Reopen</button>`) : ''}`;
}

function actForms(view: InquiryView, situation: Situation): Markup {
  const { standing, note = '' } = view;
  const today = localStamp(situation.now).slice(0, 10);

  return html`<h2>What would you like to do?</h2>
${actForm(
  view,
  html`<label for="note">A note for your colleagues</label><textarea id="note" name="note" maxlength="${longestNote}">${note}</textarea>
<fieldset><button name="action" value="note">Note it</button></fieldset>
${can('reassign', situation) ? html`<fieldset>${select('to', 'Reassign to', { options: colleagueOptions(standing.assignee ?? standing.agent_id ?? theOffice) })}<button name="action" value="reassign">Reassign</button></fieldset>` : ''}
${can('callBack', situation) ? html`<fieldset><label for="on">Call back on</label><input id="on" name="on" type="date" min="${today}" value="${standing.call_back_on ?? ''}"><button name="action" value="callBack">Plan the call</button></fieldset>` : ''}
${can('close', situation) ? html`<fieldset>${select('reason', 'What became of it', { options: outcomeOptions })}<button name="action" value="close">Close</button></fieldset>` : ''}`,
  'Acts',
)}`;
}

// No link leads to the stranger before a person has judged the inquiry to be real.
function heldForm(view: InquiryView): Markup {
  const { held } = view.inquiry;

  return html`<h2>Is it a real inquiry?</h2>
<p>It looks like spam: ${held === null ? '' : heldBecause[held]}. No agent has been told, and nothing was confirmed. Released, it goes to the agent and the office as usual.</p>
${actForm(view, html`<button class="first" name="action" value="release">Release</button><button name="action" value="spam">It is spam</button>`)}`;
}

/** Shows what could not be delivered, and lets it be sent again or acknowledged. */
function deliveryNotices(view: InquiryView): Markup {
  const failed = view.deliveries.filter(
    ({ delivered_at, settled_at, dead_at, fault }) =>
      !delivered_at && !settled_at && (dead_at || fault === 'recipient'),
  );

  return html`${failed.map(
    ({ party, last_error }) =>
      html`<div class="problem">${actForm(
        view,
        html`<input type="hidden" name="party" value="${party}"><p><strong>Undelivered: ${partyWords[party]}</strong> (${last_error ?? 'not tried'}). ${party === 'visitor' ? 'Is the address right? It can be corrected below.' : ''}</p><button name="action" value="resend">Send again</button><button name="action" value="acknowledge">Acknowledge</button>`,
        `Undelivered: ${partyWords[party as Party]}`,
      )}</div>`,
  )}`;
}

const eventLine = (event: HandlingEvent) =>
  html`<li><p>${sentenceOf(event)}${event.detail.note === undefined ? '' : html`: “${event.detail.note}”`}<span>${localTime(event.at)}</span></p></li>`;

function othersSection({ inquiry, others, session }: InquiryView): Markup | '' {
  return others.length === 0
    ? ''
    : html`<section aria-labelledby="others"><h2 id="others">What else ${inquiry.name} wrote</h2>${inquiryList(others, session.people)}</section>`;
}

function correctForm(view: InquiryView): Markup {
  return html`<details><summary>Correct name, e-mail or phone</summary>
<p>In every inquiry of this person, and in what is still to be sent. What was there before is kept nowhere. A corrected address gets the confirmation.</p>
${actForm(view, html`${Object.entries(personalFields).map(([field, label]) => html`<label for="${field}">${label}</label><input id="${field}" name="${field}" type="text" maxlength="${limits[field as 'name']}" autocomplete="off" value="${view.inquiry[field as 'name']}">`)}<p><button name="action" value="correct">Correct</button></p>`, 'Correct')}</details>`;
}

function rightsForms(view: InquiryView): Markup {
  const { name, reference } = view.inquiry;

  return html`<details><summary>Hand out or forget everything about ${name}</summary>
<p><a class="quiet" href="${inquiryPath(reference)}/everything.json">Save everything (JSON)</a></p>
<p>Forgotten, every inquiry of this person is erased for good, with notes and what is still to be sent. ${beyondReach}</p>
${actForm(view, html`<label for="reference">To be sure, type ${reference}</label><input id="reference" name="reference" type="text" maxlength="40" autocomplete="off"><p><button name="action" value="forget">Forget for good</button></p>`, 'Forget')}</details>`;
}
