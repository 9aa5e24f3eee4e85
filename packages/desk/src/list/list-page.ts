import { html, Markup } from '@dosmares/contracts/html';
import { nameOf } from '@dosmares/mail/event-words';
import { deskPath } from '@dosmares/mail/links';
import { duration, localDay, localTime } from '@dosmares/mail/promise';
import { findUndelivered, lateWords, type Undelivered } from '@dosmares/store/deliveries';
import { officeId } from '@dosmares/store/inquiry';
import { fillSearchWords } from '@dosmares/store/search-words';
import { gapsIn } from '@dosmares/store/unanswered-questions';
import { answerTimes } from '../digest/digest.ts';
import { tryAct } from '../inquiry/acts.ts';
import { colleagueOptions, outcomeOptions } from '../inquiry/choices.ts';
import { openInquiry } from '../inquiry/open.ts';
import { form, select } from '../page/layout.ts';
import type { DeskPage, DeskRequest, Notice } from '../page/serve.ts';
import type { Session } from '../sign-in/staff.ts';
import {
  agentsWithInquiries,
  countWaiting,
  type Filter,
  filterFrom,
  findInquiries,
  findSimilar,
  lists,
  listsFor,
  similarTo,
} from './find.ts';
import { excerpt } from './listed.ts';
import { inquiryList } from './rows.ts';

type Found = Awaited<ReturnType<typeof findInquiries>>;
type Alike = Awaited<ReturnType<typeof findSimilar>>[number];

const weekMs = 7 * 86_400_000;

export const list: DeskPage = {
  path: deskPath,
  async show({ session, store: { db }, query }) {
    const { person } = session;
    const { isOffice } = person;
    const filter = filterFrom(query, person);
    if (filter.q !== '') await fillSearchWords(db);
    const [found, counts, agents, alike, answers, undelivered] = await Promise.all([
      findInquiries(db, filter, person),
      countWaiting(db, person),
      isOffice ? agentsWithInquiries(db) : [],
      filter.list === 'quarantined' ? findSimilar(db) : [],
      isOffice ? answerTimes(db, new Date(Date.now() - weekMs)) : undefined,
      findUndelivered(db),
    ]);
    const title = isOffice ? 'Inquiries' : 'My inquiries';

    return {
      title,
      isWide: true,
      body: html`<h1>${title}</h1>
<p class="soft">${localTime(new Date())}${answers?.median ? `. Median response time of the last seven days: ${duration(answers.median * 1000)}` : ''}</p>
${undelivered?.lateMails ? lateNotice(undelivered) : ''}
<ul class="figures">${figure(counts.waiting, 'waiting', 'waiting')}${figure(counts.due, 'due today', 'due')}${figure(counts.late, 'late', 'due')}${isOffice ? figure(counts.quarantined, 'quarantine', 'quarantined') : ''}</ul>
${searchForm(session, filter, agents)}
${tabs(session, filter, counts)}
${alike.map((group) => alikeForm(session, group))}
${foundSection(session, filter, found)}`,
    };
  },
  act: actOnMany,
};

const lateNotice = (late: Undelivered): Markup =>
  html`<p class="problem" role="alert"><strong>Mail is late</strong>: ${lateWords(late.lateMails, late)}, since ${localTime(new Date(Date.now() - late.oldestMinutes * 60_000))}. Nothing is lost, and all is tried again by itself. Until then look for inquiries here, not in your mailbox.</p>`;

function linkTo(filter: Partial<Filter>, path = deskPath) {
  const values = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');

  return `${path}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`;
}

const figure = (count: number, what: string, name: Filter['list']) =>
  html`<li><a href="${linkTo({ list: name })}"><strong>${count}</strong> ${what}</a></li>`;

const searchForm = (session: Session, { q, who }: Filter, agents: readonly number[]): Markup =>
  html`<form class="filter" method="get" action="${deskPath}" role="search" aria-label="Inquiries">
<p class="search"><label for="q">Name, e-mail, phone, reference, house or message</label><input id="q" name="q" type="search" maxlength="200" autocomplete="off" value="${q}"></p>
${session.person.isOffice ? html`<p>${select('who', 'Agent', { options: whoOptions(session, agents), chosen: String(who ?? '') })}</p>` : ''}
<p><button class="first">Search</button></p>${q !== '' || who !== undefined ? html`<a class="quiet" href="${deskPath}">Show all that wait</a>` : ''}</form>`;

function whoOptions({ people, person }: Session, agents: readonly number[]) {
  const others = people.filter(({ id }) => id !== person.id);
  const former = agents.filter((id) => people.every((one) => one.id !== id));

  return [
    ['', 'Everybody'],
    [String(person.id), 'Mine'],
    [String(officeId), 'For the office'],
    ...others.map(({ id, name, isSuspended }) => [String(id), isSuspended ? `${name} (suspended)` : name]),
    ...former.map((id) => [String(id), nameOf(id)]),
  ] as [string, string][];
}

const tabs = ({ person }: Session, filter: Filter, counts: Partial<Record<string, number>>): Markup =>
  html`<nav class="tabs" aria-label="Lists">${listsFor(person).map(
    ([name, { label }]) =>
      html`<a href="${linkTo({ ...filter, list: name, page: 1 })}"${new Markup(name === filter.list ? ' aria-current="page"' : '')}>${label}${counts[name] === undefined ? '' : html` <span class="count">${counts[name]}</span>`}</a>`,
  )}</nav>`;

function alikeForm(session: Session, { key, beginning: text, count }: Alike): Markup {
  const content = html`<input type="hidden" name="alike" value="${key}"><p class="alike">${count} say the same: “${excerpt(text, 100)}”<button name="action" value="spam">Clear all ${count}</button></p>`;

  return form(session, linkTo({ list: 'quarantined' }), content, `${count} alike`);
}

function foundSection(session: Session, filter: Filter, { rows, count, page, pages }: Found): Markup {
  const { label } = lists[filter.list];
  const to = (other: number, words: string) =>
    other < 1 || other > pages
      ? ''
      : html`<a class="quiet" href="${linkTo({ ...filter, page: other })}">${words}</a>`;
  if (count === 0)
    return html`<section aria-labelledby="found"><h2 id="found">${label}</h2><p class="none">${filter.q === '' ? 'Nothing here.' : 'No inquiry matches.'}</p></section>`;

  return html`<section aria-labelledby="found"><h2 id="found">${label}<span class="count">${count}</span></h2>
${form(
  session,
  linkTo(filter),
  html`<label class="tick" data-all hidden><input type="checkbox"> Choose all on this page</label>
${inquiryList(rows, session.people, true)}
${filter.list === 'quarantined' ? forQuarantined : forMany}`,
  'Many at once',
)}
${pages === 1 ? '' : html`<nav class="pages" aria-label="Pages">${to(page - 1, 'Previous')}<span>Page ${page} of ${pages}</span>${to(page + 1, 'Next')}</nav>`}
<p><a class="quiet" href="${linkTo({ ...filter, page: 1 }, `${deskPath}/inquiries.csv`)}">Save ${count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)</a></p></section>`;
}

const forQuarantined = html`<div class="many" role="group" aria-label="With the chosen"><button name="action" value="release">Release</button><button name="action" value="spam">Clear as spam</button></div>`;
const forMany = html`<details class="many"><summary>With the chosen</summary>
<fieldset>${select('reason', 'Close as', { options: outcomeOptions })}<button name="action" value="close">Close</button></fieldset>
<fieldset>${select('to', 'Reassign to', { options: colleagueOptions() })}<button name="action" value="reassign">Reassign</button></fieldset></details>`;

const allowed: ReadonlySet<string> = new Set(['close', 'reassign', 'release', 'spam']);
const maxChosen = 500;

/** Acts on the chosen inquiries one by one; skips those that a colleague changes meanwhile. */
async function actOnMany(request: DeskRequest): Promise<Notice> {
  const { form, store } = request;
  if (!allowed.has(form.get('action') ?? '')) return { notice: 'Please press one of the buttons.' };
  const alike = form.get('alike');
  const references = alike ? await similarTo(store.db, alike, maxChosen) : form.getAll('chosen');
  if (references.length === 0) return { notice: 'Please choose at least one inquiry.' };
  const refusals: (Notice | undefined)[] = [];
  for (const reference of references.slice(0, maxChosen)) {
    const opened = await openInquiry(request, reference);
    if (opened) refusals.push(await tryAct(opened));
  }
  const done = refusals.filter((refusal) => !refusal).length;
  const problem = refusals.find(Boolean)?.notice;
  const count = `Done for ${done === 1 ? '1 inquiry' : `${done} inquiries`}.`;

  return {
    notice: [done > 0 || !problem ? count : '', problem].join(' ').trim(),
    status: problem ? 400 : 200,
  };
}

const questionsShown = 100;

export const questions: DeskPage = {
  path: `${deskPath}/questions`,
  isOfficeOnly: true,
  async show({ store }) {
    const gaps = await gapsIn(store, questionsShown);
    const rows = gaps.map(
      ({ question, asked, latest }) =>
        html`<li><p>${question}<span>${asked === 1 ? 'Once' : `${asked} times`}, last on ${localDay(latest)}</span></p></li>`,
    );

    return {
      title: 'Questions',
      body: html`<h1>Asked in vain</h1>
<p>What visitors asked the assistant and it did not know: words for its answers, or for the site.</p>
${rows.length === 0 ? html`<p class="none">Nothing.</p>` : html`<ol class="rows">${rows}</ol>`}`,
    };
  },
};
