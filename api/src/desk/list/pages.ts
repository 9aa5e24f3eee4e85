import { html } from '@dosmares/contracts/html';
import { sql } from 'kysely';
import { deskPath } from '../../mail/links.ts';
import { localDay, localStamp } from '../../mail/local-time.ts';
import { isHeld } from '../../store/inquiry.ts';
import { fillSearchWords } from '../../store/search-words.ts';
import { gapsIn } from '../../store/unanswered-questions.ts';
import { tryAct } from '../inquiry/acts.ts';
import { openInquiry } from '../inquiry/open.ts';
import type { DeskPage, Notice, Visit } from '../page/serve.ts';
import { csvOf } from './csv.ts';
import {
  agentsWithInquiries,
  alikeKey,
  countWaiting,
  filterFrom,
  findAlike,
  findInquiries,
  matching,
  medianOfWeek,
} from './find.ts';
import { listContent } from './list-page.ts';

/** A list of inquiries, an agent's own or the office's, and what is done to many at once. */
export const list: DeskPage = {
  path: deskPath,
  async show({ session, store: { db }, query }) {
    const { person } = session;
    const filter = filterFrom(query, person);
    if (filter.words !== '') await fillSearchWords(db);
    const [found, counts, agents, alike, medianSeconds] = await Promise.all([
      findInquiries(db, filter, person),
      countWaiting(db, person),
      person.isOffice ? agentsWithInquiries(db) : [],
      filter.list === 'held' ? findAlike(db) : [],
      person.isOffice ? medianOfWeek(db) : null,
    ]);

    return listContent({ session, filter, found, counts, agents, alike, medianSeconds });
  },
  act: actOnMany,
};

/** What a list shows, as a table for a spreadsheet. */
export const spreadsheet: DeskPage = {
  path: `${deskPath}/inquiries.csv`,
  async show({ store: { db }, query, session: { person, people } }) {
    const filter = filterFrom(query, person);
    const rows = await matching(db, filter, person).select('id').orderBy('received_at').execute();
    const ids = rows.map(({ id }) => id);

    return {
      file: `inquiries-${localStamp(new Date()).slice(0, 10)}.csv`,
      type: 'text/csv',
      pieces: csvOf(db, ids, people),
    };
  },
};

const mostQuestions = 100;

/** What visitors asked the assistant in vain, those asked most often first. */
export const questions: DeskPage = {
  path: `${deskPath}/questions`,
  isOffices: true,
  async show({ store }) {
    const gaps = await gapsIn(store, mostQuestions);
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

/** Acts that many inquiries can be given at once. */
const allowed: ReadonlySet<string> = new Set(['close', 'reassign', 'release', 'spam']);
const mostAtOnce = 500;

/** Acts on each chosen inquiry, one after another: what a colleague changes meanwhile is left alone. */
async function actOnMany({ store, form, session: { person }, hasCrm }: Visit): Promise<Notice> {
  const fields = Object.fromEntries(form);
  const names = fields.alike ? await alikeTo(store, fields.alike) : form.getAll('chosen');
  if (!allowed.has(fields.action ?? '')) return { notice: 'Please press one of the buttons.' };
  if (names.length === 0) return { notice: 'Please choose at least one inquiry.' };
  const outcomes: string[] = [];
  for (const name of names.slice(0, mostAtOnce)) {
    const opened = await openInquiry(store.db, name, person);
    if (!opened) continue;
    const refusal = await tryAct({ ...opened, person, store, hasCrm, fields, now: new Date() });
    outcomes.push(refusal?.notice ?? '');
  }
  const done = outcomes.filter((problem) => problem === '').length;
  const problem = outcomes.find(Boolean);
  const count = `Done for ${done === 1 ? '1 inquiry' : `${done} inquiries`}.`;

  return {
    notice: [done > 0 || !problem ? count : '', problem].join(' ').trim(),
    status: problem ? 400 : 200,
  };
}

async function alikeTo({ db }: Visit['store'], key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry')
    .select('reference')
    .where(isHeld)
    .where(sql<boolean>`${alikeKey} = ${key}`)
    .limit(mostAtOnce)
    .execute();

  return rows.map(({ reference }) => reference);
}
