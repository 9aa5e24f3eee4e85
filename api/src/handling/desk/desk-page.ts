import { roster } from '@dosmares/content/roster';
import { html, Markup } from '@dosmares/contracts/html';
import { nameOf } from '../../mail/event-words.ts';
import { localTime } from '../../mail/local-time.ts';
import { theOffice } from '../../store/events.ts';
import { deskPath } from '../links/desk-links.ts';
import { staffPage } from '../page/layout.ts';
import { type DeskFilter, deskAges, deskStates, queryOf } from './desk-filter.ts';
import { csvPath, deskInquiryPath } from './desk-paths.ts';
import { inquiryList } from './desk-rows.ts';
import type { DeskRow, Found } from './find-inquiries.ts';
import { type Week, weeksPicture } from './weeks.ts';

/** The data of the desk's page. */
export interface DeskView {
  token: string;
  filter: DeskFilter;
  now: Date;
  waiting: { open: number; late: number; held: number };
  found: Found;
  /** The newest held inquiries. */
  held: readonly DeskRow[];
  weeks: readonly Week[];
}

/** Renders the desk: all waiting inquiries, and a search for all others. It needs no script. */
export function deskPage(view: DeskView): string {
  const { token, now, waiting, held } = view;
  const showsHeld = held.length > 0 && queryOf(view.filter) === '';

  return staffPage(
    'The desk',
    html`<h1>The desk</h1>
<p class="soft">${localTime(now)}</p>
<ul class="figures">${figure(waiting.open, 'open', deskPath(token))}${figure(waiting.late, 'late', `${deskPath(token)}?age=late`)}${figure(waiting.held, 'held', `${deskPath(token)}?state=held`)}</ul>
${filterForm(view)}
${foundSection(view)}
${showsHeld ? heldSection(view) : ''}
<section aria-labelledby="weeks"><h2 id="weeks">The last weeks</h2>${weeksPicture(view.weeks)}</section>
<p class="soft">This page works for a day; the next digest has a new address. It is <a href="${deskPath(token)}">up to date</a> whenever it is loaded.</p>`,
    true,
  );
}

const figure = (count: number, what: string, path: string) =>
  html`<li><a href="${path}"><strong>${count}</strong> ${what}</a></li>`;

function heldSection({ token, held, waiting, now }: DeskView): Markup {
  const more = waiting.held - held.length;

  return html`<section aria-labelledby="held"><h2 id="held">Held: is it a real inquiry?</h2>
<p class="soft">These look like spam: no agent has been told, and nothing was confirmed.</p>
${inquiryList(held, (row) => deskInquiryPath(token, row.id), now)}
${more > 0 ? html`<p><a href="${deskPath(token)}?state=held">All ${waiting.held} that are held</a></p>` : ''}</section>`;
}

function filterForm({ token, filter }: DeskView): Markup {
  const people = [
    ['', 'Everybody'],
    [String(theOffice), nameOf(theOffice)],
    ...roster.map(({ id, name }) => [String(id), name] as const),
  ] as const;

  return html`<form class="filter" method="get" action="${deskPath(token)}" role="search" aria-label="Inquiries">
<p class="search"><label for="q">Name, email or reference</label><input id="q" name="q" type="search" maxlength="200" autocomplete="off" value="${filter.words}"></p>
${select('For', 'agent', { options: people, chosen: String(filter.agent ?? '') })}
${select('State', 'state', { options: Object.entries(deskStates), chosen: filter.state })}
${select('Age', 'age', { options: Object.entries(deskAges), chosen: filter.age })}
<p><button class="first">Show</button>${queryOf(filter) === '' ? '' : html`<a class="quiet" href="${deskPath(token)}">Show all open</a>`}</p>
</form>`;
}

function select(
  label: string,
  name: string,
  { options, chosen }: { options: readonly (readonly [string, string])[]; chosen: string },
): Markup {
  return html`<p><label for="${name}">${label}</label><select id="${name}" name="${name}">${options.map(([value, words]) => html`<option value="${value}"${new Markup(value === chosen ? ' selected' : '')}>${words}</option>`)}</select></p>`;
}

function foundSection({ token, filter, found, now }: DeskView): Markup {
  const { rows, count } = found;
  const title = filter.state === 'all' ? 'All inquiries' : `${deskStates[filter.state]} inquiries`;

  return html`<section aria-labelledby="found"><h2 id="found">${title}<span class="count">${count}</span></h2>
${rows.length > 0 ? inquiryList(rows, (row) => deskInquiryPath(token, row.id), now) : noneFound(token, filter)}
${pager(token, filter, found)}
${count > 0 ? html`<p><a class="quiet" href="${csvPath(token)}${queryOf({ ...filter, page: 1 })}">Save ${count === 1 ? 'it' : `all ${count}`} as a spreadsheet (CSV)</a></p>` : ''}</section>`;
}

function noneFound(token: string, filter: DeskFilter): Markup {
  if (queryOf(filter) === '') return html`<p class="none">Nothing is open. Every inquiry has its answer.</p>`;
  const inAll = queryOf({ ...filter, state: 'all', age: 'any', page: 1 });

  return html`<p class="none">No inquiry matches.${filter.state === 'all' && filter.age === 'any' ? '' : html` <a href="${deskPath(token)}${inAll}">Look in every state and age</a>`}</p>`;
}

function pager(token: string, filter: DeskFilter, { page, pages }: Found): Markup | '' {
  if (pages === 1) return '';
  const to = (other: number, words: string) =>
    html`<a class="quiet" href="${deskPath(token)}${queryOf({ ...filter, page: other })}">${words}</a>`;

  return html`<nav class="pages" aria-label="Pages">${page > 1 ? to(page - 1, 'Previous') : ''}<span>Page ${page} of ${pages}</span>${page < pages ? to(page + 1, 'Next') : ''}</nav>`;
}
