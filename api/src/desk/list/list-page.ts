import { html, Markup } from '@dosmares/contracts/html';
import { nameOf } from '../../mail/event-words.ts';
import { beginning } from '../../mail/held.ts';
import { deskPath } from '../../mail/links.ts';
import { duration, localTime } from '../../mail/local-time.ts';
import { theOffice } from '../../store/events.ts';
import { colleagueOptions, outcomeOptions } from '../inquiry/choices.ts';
import { type Content, form, select } from '../page/layout.ts';
import type { Session } from '../sign-in/sessions.ts';
import {
  type countWaiting,
  type Filter,
  type findAlike,
  type findInquiries,
  type ListName,
  lists,
  listsFor,
  queryOf,
} from './find.ts';
import { inquiryList } from './rows.ts';

type Found = Awaited<ReturnType<typeof findInquiries>>;
type Counts = Awaited<ReturnType<typeof countWaiting>>;

/** The data of a list. */
interface ListView {
  session: Session;
  filter: Filter;
  found: Found;
  counts: Counts;
  /** Numbers of agents who have or had inquiries. */
  agents: readonly number[];
  alike: Awaited<ReturnType<typeof findAlike>>;
  medianSeconds: number | null;
}

/** A list of inquiries: an agent's own, or the office's. */
export function listContent(view: ListView): Content {
  const { session, filter, found, counts, agents, alike, medianSeconds } = view;
  const { isOffice } = session.person;
  const title = isOffice ? 'Inquiries' : 'My inquiries';
  const median =
    medianSeconds === null
      ? ''
      : `. Median response time of the last seven days: ${duration(medianSeconds * 1000)}`;

  return {
    title,
    isWide: true,
    body: html`<h1>${title}</h1>
<p class="soft">${localTime(new Date())}${median}</p>
<ul class="figures">${figure(counts.waiting, 'waiting', 'waiting')}${figure(counts.due, 'due today', 'due')}${figure(counts.late, 'late', 'due')}${isOffice ? figure(counts.held, 'quarantine', 'held') : ''}</ul>
${searchForm(session, filter, agents)}
${tabs(session, filter, counts)}
${alike.map(({ key, beginning: text, count }) =>
  form(
    session,
    linkTo({ list: 'held' }),
    html`<input type="hidden" name="alike" value="${key}"><p class="alike">${count} say the same: “${beginning(text, 100)}” <button name="action" value="spam">Clear all ${count}</button></p>`,
    `${count} alike`,
  ),
)}
${foundSection(session, filter, found)}`,
  };
}

const linkTo = (filter: Partial<Filter>) =>
  `${deskPath}${queryOf({ list: 'waiting', words: '', who: undefined, page: 1, ...filter })}`;

const figure = (count: number, what: string, name: ListName) =>
  html`<li><a href="${linkTo({ list: name })}"><strong>${count}</strong> ${what}</a></li>`;

const searchForm = (session: Session, { words, who }: Filter, agents: readonly number[]): Markup =>
  html`<form class="filter" method="get" action="${deskPath}" role="search" aria-label="Inquiries">
<p class="search"><label for="q">Name, e-mail, phone, reference, house or message</label><input id="q" name="q" type="search" maxlength="200" autocomplete="off" value="${words}"></p>
${session.person.isOffice ? html`<p>${select('who', 'Agent', { options: whoOptions(session, agents), chosen: String(who ?? '') })}</p>` : ''}
<p><button class="first">Search</button>${words !== '' || who !== undefined ? html`<a class="quiet" href="${deskPath}">Show all that wait</a>` : ''}</p></form>`;

/** Everybody whose inquiries can be shown: whoever has left, too. */
function whoOptions({ people, person }: Session, agents: readonly number[]) {
  const former = agents.filter((id) => people.every((one) => one.id !== id));
  const options: [number | '', string][] = [
    ['', 'Everybody'],
    [person.id, 'Mine'],
    [theOffice, 'For the office'],
    ...people
      .filter(({ id }) => id !== person.id)
      .map(({ id, name, isSuspended }): [number, string] => [id, isSuspended ? `${name} (suspended)` : name]),
    ...former.map((id): [number, string] => [id, nameOf(id)]),
  ];

  return options.map(([id, words]) => [String(id), words] as const);
}

const tabs = ({ person }: Session, filter: Filter, counts: Partial<Counts>): Markup =>
  html`<nav class="tabs" aria-label="Lists">${listsFor(person).map(([name, { label }]) => {
    const count = counts[name as keyof Counts];

    return html`<a href="${linkTo({ ...filter, list: name, page: 1 })}"${new Markup(name === filter.list ? ' aria-current="page"' : '')}>${label}${count === undefined ? '' : html` <span class="count">${count}</span>`}</a>`;
  })}</nav>`;

function foundSection(session: Session, filter: Filter, { rows, count, page, pages }: Found): Markup {
  const { label } = lists[filter.list];
  const to = (other: number, words: string) =>
    other < 1 || other > pages
      ? ''
      : html`<a class="quiet" href="${linkTo({ ...filter, page: other })}">${words}</a>`;
  if (count === 0)
    return html`<section aria-labelledby="found"><h2 id="found">${label}</h2><p class="none">${filter.words === '' ? 'Nothing here.' : 'No inquiry matches.'}</p></section>`;

  return html`<section aria-labelledby="found"><h2 id="found">${label}<span class="count">${count}</span></h2>
${form(
  session,
  linkTo(filter),
  html`<label class="tick" data-all hidden><input type="checkbox"> Choose all on this page</label>
${inquiryList(rows, session.people, true)}
${filter.list === 'held' ? forHeld : forMany}`,
  'Many at once',
)}
${pages === 1 ? '' : html`<nav class="pages" aria-label="Pages">${to(page - 1, 'Previous')}<span>Page ${page} of ${pages}</span>${to(page + 1, 'Next')}</nav>`}
<p><a class="quiet" href="${deskPath}/inquiries.csv${queryOf({ ...filter, page: 1 })}">Save ${count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)</a></p></section>`;
}

const forHeld = html`<div class="many" role="group" aria-label="With the chosen"><button name="action" value="release">Release</button><button name="action" value="spam">Clear as spam</button></div>`;
const forMany = html`<details class="many"><summary>With the chosen</summary>
<fieldset>${select('reason', 'Close as', { options: outcomeOptions })}<button name="action" value="close">Close</button></fieldset>
<fieldset>${select('to', 'Reassign to', { options: colleagueOptions() })}<button name="action" value="reassign">Reassign</button></fieldset></details>`;
