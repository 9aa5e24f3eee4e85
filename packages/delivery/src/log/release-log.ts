import { cleanLine } from '@dosmares/contracts/entries';
import type { Kysely } from 'kysely';
import type { Live } from '../model.ts';
import type { Entry, Tables } from './database.ts';

export type Act = Pick<Entry, 'actor' | 'verb' | 'subject'> & { reason?: string | undefined };

export type NextLive = Omit<Live, 'number' | 'at' | 'by'>;

type Change = (now: Live | undefined) => NextLive | null | undefined;

// A lost attempt means that another writer won; after this many, something else is wrong.
const maxAttempts = 1_000;

/** Far more than accumulate before a team would roll back. */
const defaultCount = 1_000;

/** Who did what, when and why, and what was live from then on. The primary key serves as lock. */
export type ReleaseLog = ReturnType<typeof releaseLog>;

export function releaseLog(tables: Kysely<Tables>) {
  const entries = () => tables.selectFrom('release_log').selectAll().orderBy('number', 'desc');

  async function live(): Promise<Live | undefined> {
    const row = await entries().where('live', 'is not', null).limit(1).executeTakeFirst();

    return (row && entryOf(row).live) ?? undefined;
  }

  /** Appends the state that `change` returns, retrying after a conflict; if undefined, nothing: returns false. */
  async function append({ actor, verb, subject, reason }: Act, change: Change): Promise<boolean> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const number = ((await entries().limit(1).executeTakeFirst())?.number ?? 0) + 1;
      const next = change(await live());
      if (next === undefined) return false;
      const at = new Date().toISOString();
      const text = next && JSON.stringify({ ...next, number, at, by: actor });
      const added = await tables
        .insertInto('release_log')
        .values({ number, at, actor, verb, subject, reason: cleanLine(reason ?? '') || null, live: text })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute();
      if (added.length === 1) return true;
    }
    throw new Error('The release log takes no entry: others are first again and again.');
  }

  const history = async (count = defaultCount) => (await entries().limit(count).execute()).map(entryOf);

  /** The latest states, of which the first is live. */
  async function states(): Promise<Live[]> {
    const rows = await entries().where('live', 'is not', null).limit(defaultCount).execute();

    return rows.flatMap((row) => entryOf(row).live ?? []);
  }

  return {
    live,
    history,
    states,
    move: append,
    /** Appends an act that does not change which deployment is live, such as a release. */
    note: async (act: Act, change: Change = () => null) => void (await append(act, change)),
    close: () => tables.destroy(),
  };
}

const entryOf = (row: Tables['release_log']): Entry => ({
  ...row,
  live: row.live ? (JSON.parse(row.live) as Live) : null,
});
