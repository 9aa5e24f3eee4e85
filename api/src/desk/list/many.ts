import { sql } from 'kysely';
import type { Store } from '../../store/database.ts';
import { isHeld } from '../../store/inquiry.ts';
import { type Fields, wantedBy } from '../inquiry/acts.ts';
import { openInquiry } from '../inquiry/open.ts';
import { record } from '../inquiry/record.ts';
import type { Person } from '../sign-in/people.ts';
import { alikeKey } from './find.ts';

/** Acts that many inquiries can be given at once. */
const allowed: ReadonlySet<string> = new Set(['close', 'reassign', 'release', 'spam']);
const mostAtOnce = 500;

/** How many inquiries an act was recorded for, and what was wrong with the others. */
export interface Many {
  done: number;
  problem?: string;
}

/** Records an act for each chosen inquiry, one after another: what a colleague changes meanwhile is left alone. */
export async function actOnMany(
  store: Store,
  body: URLSearchParams,
  { person, hasCrm }: { person: Person; hasCrm: boolean },
): Promise<Many> {
  const fields = Object.fromEntries(body) as Fields;
  const alike = body.get('alike');
  const names =
    alike && person.isOffice ? await alikeIn(store, alike) : body.getAll('chosen').slice(0, mostAtOnce);
  if (!allowed.has(fields.action ?? '')) return { done: 0, problem: 'Please press one of the buttons.' };
  if (names.length === 0) return { done: 0, problem: 'Please choose at least one inquiry.' };

  const many: Many = { done: 0 };
  for (const name of names) {
    const opened = await openInquiry(store.db, name, person);
    if (!opened) continue;
    const { id, events } = opened.inquiry;
    const wanted = wantedBy(fields, { ...opened, person, now: new Date() });
    if ('problem' in wanted) many.problem = wanted.problem;
    else if (await record(store, { id, person: person.id, wanted, seen: events.length, hasCrm }))
      many.done += 1;
  }

  return many;
}

async function alikeIn({ db }: Store, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('inquiry')
    .select('reference')
    .where(isHeld)
    .where(sql<boolean>`${alikeKey} = ${key}`)
    .limit(mostAtOnce)
    .execute();

  return rows.map(({ reference }) => reference);
}
