import { html, Markup } from '@dosmares/contracts/html';
import { nameOf } from '../../mail/event-words.ts';
import { beginning } from '../../mail/held.ts';
import { deskPath } from '../../mail/links.ts';
import { localTime } from '../../mail/local-time.ts';
import { theOffice } from '../../store/events.ts';
import { colleagueOptions, outcomeOptions } from '../inquiry/options.ts';
import { form, page, select } from '../page/layout.ts';
import type { Session } from '../sign-in/sessions.ts';
import { type Filter, lists, listsFor, queryOf } from './filter.ts';
import type { Alike, Found } from './find.ts';
import { inquiryList } from './rows.ts';

/** The data of a list. */
export interface ListView {
  session: Session;
  filter: Filter;
  found: Found;
  counts: Readonly<Record<'waiting' | 'due' | 'late' | 'held' | 'undelivered', number>>;
  /** Numbers of agents who have or had inquiries. */
  agents: readonly number[];
  alike: readonly Alike[];
  notice?: string | undefined;
}

/** Renders a list of inquiries: an agent's own, or the office's. */
export function listPage(view: ListView): string {
  const { session, filter, counts, notice, alike } = view;
  const title = session.person.isOffice ? 'Inquiries' : 'My inquiries';

  return page(
    title,
    html`<h1>${title}</h1>
<p class="soft">${localTime(new Date())}</p>
<ul class="figures">${figure(counts.waiting, 'waiting', 'waiting')}${figure(counts.due, 'due today', 'due')}${figure(counts.late, 'late', 'due')}${session.person.isOffice ? figure(counts.held, 'quarantine', 'held') : ''}</ul>
${searchForm(view)}
${tabs(view)}
${filter.list === 'held' ? alike.map((group) => alikeForm(session, group)) : ''}
${foundSection(view)}`,
    { session, notice, isWide: true },
  );
}

const figure = (count: number, what: string, list: Filter['list']) =>
  html`<li><a href="${deskPath}${queryOf({ list, words: '', who: undefined, page: 1 })}"><strong>${count}</strong> ${what}</a></li>`;

function searchForm({ session, filter, agents }: ListView): Markup {
  return html`<form class="filter" method="get" action="${deskPath}" role="search" aria-label="Inquiries">
<p class="search"><label for="q">Name, e-mail, phone, reference, house or message</label><input id="q" name="q" type="search" maxlength="200" autocomplete="off" value="${filter.words}"></p>
${session.person.isOffice ? html`<p>${select('who', 'Agent', { options: whoOptions(session, agents), chosen: String(filter.who ?? '') })}</p>` : ''}
<p><button class="first">Search</button>${filter.words !== '' || filter.who !== undefined ? html`<a class="quiet" href="${deskPath}">Show all that wait</a>` : ''}</p></form>`;
}

/** Everybody whose inquiries can be shown: whoever has left, too. */
function whoOptions({ people, person }: Session, agents: readonly number[]): [string, string][] {
  const known = people.filter(({ id }) => id !== person.id);
  const former = agents.filter((id) => people.every((one) => one.id !== id));

  return [
    ['', 'Everybody'],
    [String(person.id), 'Mine'],
    [String(theOffice), 'For the office'],
    ...known.map(({ id, name, isSuspended }): [string, string] => [
      String(id),
      isSuspended ? `${name} (suspended)` : name,
    ]),
    ...former.map((id): [string, string] => [String(id), nameOf(id)]),
  ];
}

function tabs({ session, filter, counts }: ListView): Markup {
  const count = (list: Filter['list']) =>
    list in counts ? html` <span class="count">${counts[list as keyof typeof counts]}</span>` : '';

  return html`<nav class="tabs" aria-label="Lists">${listsFor(session.person).map(
    (list) =>
      html`<a href="${deskPath}${queryOf({ ...filter, list, page: 1 })}"${new Markup(list === filter.list ? ' aria-current="page"' : '')}>${lists[list]}${count(list)}</a>`,
  )}</nav>`;
}

function foundSection(view: ListView): Markup {
  const { session, filter, found } = view;
  const { rows, count } = found;
  if (count === 0)
    return html`<section aria-labelledby="found"><h2 id="found">${lists[filter.list]}</h2><p class="none">${filter.words === '' ? 'Nothing here.' : 'No inquiry matches.'}</p></section>`;
  const path = `${deskPath}${queryOf(filter)}`;

  return html`<section aria-labelledby="found"><h2 id="found">${lists[filter.list]}<span class="count">${count}</span></h2>
${form(
  session,
  path,
  html`<label class="tick" data-all hidden><input type="checkbox"> Choose all on this page</label>
${inquiryList(rows, session.people, true)}
${manyForm(filter)}`,
  'Many at once',
)}
${pager(filter, found)}
<p><a class="quiet" href="${deskPath}/inquiries.csv${queryOf({ ...filter, page: 1 })}">Save ${count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)</a></p></section>`;
}

function manyForm({ list }: Filter): Markup {
  if (list === 'held')
    return html`<div class="many" role="group" aria-label="With the chosen"><button name="action" value="release">Release</button><button name="action" value="spam">Clear as spam</button></div>`;

  return html`<details class="many"><summary>With the chosen</summary>
<fieldset>${select('reason', 'Close as', { options: outcomeOptions })}<button name="action" value="close">Close</button></fieldset>
<fieldset>${select('to', 'Reassign to', { options: colleagueOptions() })}<button name="action" value="reassign">Reassign</button></fieldset></details>`;
}

function alikeForm(session: Session, { key, beginning: text, count }: Alike): Markup {
  return form(
    session,
    `${deskPath}?list=held`,
    html`<input type="hidden" name="alike" value="${key}"><p class="alike">${count} say the same: “${beginning(text, 100)}” <button name="action" value="spam">Clear all ${count}</button></p>`,
    `${count} alike`,
  );
}

function pager(filter: Filter, { page: at, pages }: Found): Markup | '' {
  if (pages === 1) return '';
  const to = (other: number, words: string) =>
    html`<a class="quiet" href="${deskPath}${queryOf({ ...filter, page: other })}">${words}</a>`;

  return html`<nav class="pages" aria-label="Pages">${at > 1 ? to(at - 1, 'Previous') : ''}<span>Page ${at} of ${pages}</span>${at < pages ? to(at + 1, 'Next') : ''}</nav>`;
}
