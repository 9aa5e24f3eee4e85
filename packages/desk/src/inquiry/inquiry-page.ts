import { html, Markup } from '@dosmares/contracts/html';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { recipientWords, sentenceOf } from '@dosmares/mail/event-words';
import { inquiryRows, replyActions } from '@dosmares/mail/inquiry';
import { filled } from '@dosmares/mail/layout';
import { deskPath, inquiryPath } from '@dosmares/mail/links';
import { localTime } from '@dosmares/mail/promise';
import { viewingOf } from '@dosmares/mail/viewing';
import { isOpenState, isQuarantinedRow } from '@dosmares/store/inquiry';
import { fillSearchWords } from '@dosmares/store/search-words';
import type { Row } from '../list/find.ts';
import { quarantineReasonWords } from '../list/listed.ts';
import { dueOf, holderNameOf, inquiryList } from '../list/rows.ts';
import { type Content, form } from '../page/layout.ts';
import type { DeskPage } from '../page/serve.ts';
import { beyondReach, forget, personalFieldNames, personalFields, personJson } from '../person.ts';
import { acts, maxNoteLength, tryAct } from './acts.ts';
import { actToUndo } from './choices.ts';
import { type InquiryRequest, openInquiry, othersBy } from './open.ts';

type InquiryView = InquiryRequest & { others: readonly Row[] };

export function inquiryContent(view: InquiryView): Content {
  const { inquiry, siteOrigin, session, others } = view;
  const { name, message, reference, events, received_at } = inquiry;
  const { details, picture, house } = viewingOf(inquiry, siteOrigin);
  const isQuarantined = isQuarantinedRow(inquiry);

  return {
    title: `${name}, ${reference}`,
    body: html`<p><a class="back" href="${deskPath}">Back to the desk</a></p>
<h1>${name}</h1>
<p class="standing"><strong>${isQuarantined ? 'In quarantine' : stateLine(view)}</strong> ${isQuarantined ? '' : dueOf(inquiry)}</p>
${undoForm(view)}
${undelivered(view)}
<blockquote dir="auto">${message}</blockquote>
${isQuarantined ? quarantinedForm(view) : answerForm(view)}
${picture ? html`<a class="house" href="${picture.href}"><img src="${picture.src}" alt="${picture.alt}" width="640" height="${Math.round(640 * picture.ratio)}" loading="lazy"><span>${house}</span></a>` : ''}
${isQuarantined ? '' : actForms(view)}
<h2>About the inquiry</h2>
<dl>${filled([...details, ...inquiryRows(inquiry, siteOrigin)]).map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
<h2>What has happened</h2>
<ol class="rows"><li><p>Received<span>${localTime(received_at)}</span></p></li>${events.map(
      (event) =>
        html`<li><p>${sentenceOf(event)}${event.detail.note === undefined ? '' : html`: “<bdi>${event.detail.note}</bdi>”`}<span>${localTime(event.at)}</span></p></li>`,
    )}</ol>
${others.length === 0 ? '' : html`<section aria-labelledby="others"><h2 id="others">What else <bdi>${name}</bdi> wrote</h2>${inquiryList(others, session.people)}</section>`}
${personForms(view)}`,
  };
}

function stateLine({ session, inquiry }: InquiryView): string {
  const last = inquiry.events.findLast(({ kind }) => kind === inquiry.state);
  if (!isOpenState(inquiry.state)) return `${last ? sentenceOf(last) : inquiry.state}.`;
  const holder = holderNameOf(inquiry, session.people);
  if (inquiry.assignee === null) return `${holder}, not taken yet.`;

  return `Assigned to ${inquiry.assignee === session.person.id ? 'you' : holder}.`;
}

const actForm = ({ session, inquiry }: InquiryView, content: Markup, label = '') =>
  form(
    session,
    inquiryPath(inquiry.reference),
    html`<input type="hidden" name="seen" value="${inquiry.events.length}">${content}`,
    label,
  );

const button = (action: string, kind = '') =>
  html`<button${new Markup(kind && ` class="${kind}"`)} name="action" value="${action}">${acts[action]?.label ?? ''}</button>`;

const may = (view: InquiryView, action: string, around = (content: Markup) => content) =>
  acts[action]?.may(view) ? actForm(view, around(button(action))) : '';

function undoForm(view: InquiryView) {
  const act = actToUndo(view);

  return act ? actForm(view, html`<p class="undo">${sentenceOf(act)}. ${button('undo')}</p>`) : '';
}

function answerForm(view: InquiryView): Markup {
  const [reply, ...ways] = replyActions(view.inquiry);
  const asked = may(view, 'answered', (yes) => html`<p>Did you answer? ${yes}</p>`);

  return html`<nav class="ways" aria-label="Ways to answer">${reply ? html`<a class="first" data-answers href="${reply.href}">Answer by mail</a>` : ''}${ways.map(({ label, href }) => html`<a data-answers href="${href}">${label}</a>`)}${may(view, 'take')}</nav>
${asked === '' ? '' : html`<div id="answered">${asked}</div>`}
${may(view, 'reopen')}`;
}

function actForms(view: InquiryView): Markup {
  const possible = Object.entries(acts).flatMap(([name, { fields, may }]) =>
    fields && may(view) ? html`<fieldset>${fields(view)}${button(name)}</fieldset>` : [],
  );

  return html`<h2>What would you like to do?</h2>
${actForm(
  view,
  html`<label for="note">A note for your colleagues</label><textarea id="note" name="note" maxlength="${maxNoteLength}">${view.form.get('note') ?? ''}</textarea>
<fieldset>${button('note')}</fieldset>${possible}`,
  'Acts',
)}`;
}

// No links for answering: nobody has decided yet that the inquiry is real.
const quarantinedForm = (view: InquiryView): Markup => html`<h2>Is it a real inquiry?</h2>
<p>It looks like spam: ${view.inquiry.quarantined === null ? '' : quarantineReasonWords[view.inquiry.quarantined]}. No agent has been told, and nothing was confirmed. Released, it goes to the agent and the office as usual.</p>
${actForm(view, html`${button('release', 'first')}${button('spam')}`)}`;

const undelivered = (view: InquiryView): readonly Markup[] =>
  view.deliveries
    .filter(
      ({ delivered_at, settled_at, fault, isUndelivered }) =>
        isUndelivered || (fault === 'recipient' && !delivered_at && !settled_at),
    )
    .map(({ recipient, last_error, dead_at, fault, created_at }) => {
      const needsStaff = dead_at || fault === 'recipient';

      return html`<div class="problem">${actForm(
        view,
        html`<input type="hidden" name="recipient" value="${recipient}"><p><strong>Undelivered: ${recipientWords[recipient]}</strong> (${last_error ?? 'no attempt has ended yet'}), since ${localTime(created_at)}. ${dead_at ? '' : 'It is tried again by itself. '}${recipient === 'visitor' && needsStaff ? 'Is the address right? It can be corrected below.' : ''}</p>${needsStaff ? [button('resend'), button('acknowledge')] : ''}`,
        `Undelivered: ${recipientWords[recipient]}`,
      )}</div>`;
    });

function personForms(view: InquiryView): Markup {
  const { inquiry, session } = view;
  const { name, reference } = inquiry;
  const values = personalFieldNames.map(
    (field) =>
      html`<label for="${field}">${personalFields[field].label}</label><input id="${field}" name="${field}" type="text" maxlength="${limits[field]}" autocomplete="off" value="${inquiry[field]}">`,
  );

  return html`<details><summary>Correct name, e-mail or phone</summary>
<p>In every inquiry of this person${session.person.isOffice ? '' : ' that is yours; if there are others, the office is asked to correct them'}, and in what is still to be sent. What was there before stays in the history. A corrected address gets the confirmation, unless it had one today.</p>
${actForm(view, html`${values}<p>${button('correct')}</p>`, 'Correct')}</details>
${
  session.person.isOffice
    ? html`<details><summary>Hand out or forget everything about ${name}</summary>
<p><a class="quiet" href="${inquiryPath(reference)}/everything.json">Save everything (JSON)</a></p>
<p>Forgotten, every inquiry of this person is erased for good, with notes and what is still to be sent. ${beyondReach}</p>
${actForm(view, html`<label for="reference">To be sure, type ${reference}</label><input id="reference" name="reference" type="text" maxlength="40" autocomplete="off"><p><button name="action" value="forget">Forget for good</button></p>`, 'Forget')}</details>`
    : ''
}`;
}

/** An inquiry and its forms. GET changes nothing, because mail scanners open links. */
export const inquiry: DeskPage = {
  path: inquiryPath(':name'),
  async show(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    const { db } = request.store;
    await fillSearchWords(db);

    return inquiryContent({ ...opened, others: await othersBy(db, opened.inquiry, request.session.person) });
  },
  async act(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    if (request.form.get('action') === 'forget') return forgetPerson(opened);
    // Without the count it is unknown which events the form had shown.
    if (!request.form.get('seen')) request.form.set('seen', 'unknown');
    const refusal = await tryAct(opened);
    if (refusal) return refusal;

    // Whoever has reassigned an inquiry may no longer see it.
    return { next: (await openInquiry(request)) ? inquiryPath(request.name) : deskPath };
  },
};

async function forgetPerson({ store, session, form, inquiry: { reference, email } }: InquiryRequest) {
  const typed = (form.get('reference') ?? '').trim().toUpperCase();
  if (!session.person.isOffice || typed !== reference)
    return { notice: `To forget this person, type ${reference}. Nothing was erased.` };
  const done = await forget(store, email);

  return { title: 'Forgotten', body: html`<h1>Forgotten</h1>${done.map((line) => html`<p>${line}</p>`)}` };
}

export const everything: DeskPage = {
  path: `${inquiryPath(':name')}/everything.json`,
  isOfficeOnly: true,
  async show(request) {
    const opened = await openInquiry(request);
    if (!opened) return undefined;
    const pieces = [await personJson(request.store.db, opened.inquiry.email)];

    return { file: `person-${request.name}.json`, type: 'application/json', pieces };
  },
};
