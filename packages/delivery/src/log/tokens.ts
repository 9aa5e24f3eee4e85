import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '../store/integrity.ts';
import type { Tables } from './database.ts';

export interface Identity {
  name: string;
  /** Names of applications; `*` stands for all of them, for the whole site and for tokens. */
  applications: readonly string[];
}

export const everything = '*';

/** Time for which a token still counts after it was exchanged. */
const overlapMs = 24 * 3_600_000;

/** Who may ship what: bearer tokens, of which only hashes are stored. */
export type Tokens = ReturnType<typeof tokensIn>;

export function tokensIn(tables: Kysely<Tables>) {
  async function list() {
    const rows = await tables.selectFrom('deploy_tokens').selectAll().orderBy('created').execute();

    return rows.map(({ applications, ...row }) => ({ ...row, applications: applications.split(',') }));
  }

  async function add({ name, applications }: Identity): Promise<string> {
    const token = `deploy_${randomBytes(24).toString('base64url')}`;
    const created = new Date().toISOString();
    await tables
      .insertInto('deploy_tokens')
      .values({ hash: hashOf(token, 64), name, applications: applications.join(), created, expires: null })
      .execute();

    return token;
  }

  /** Ends all tokens of a name at a moment; returns whose they were. @throws when there are none */
  async function end(name: string, at: Date): Promise<Identity> {
    const [ended] = await tables
      .updateTable('deploy_tokens')
      .set({ expires: at.toISOString() })
      .where('name', '=', name)
      .where((where) => where.or([where('expires', 'is', null), where('expires', '>', at.toISOString())]))
      .returning('applications')
      .execute();
    if (!ended) throw new Error(`There is no token ${name}: tokens tells which there are.`);

    return { name, applications: ended.applications.split(',') };
  }

  return {
    list,
    add,
    async identify(token: string): Promise<Identity | undefined> {
      const found = (await list()).find(({ hash }) => hash === hashOf(token, 64));
      if (!found || (found.expires && Date.parse(found.expires) <= Date.now())) return undefined;

      return { name: found.name, applications: found.applications };
    },
    rotate: async (name: string) => add(await end(name, new Date(Date.now() + overlapMs))),
    revoke: (name: string) => end(name, new Date()),
  };
}

/** @throws unless somebody may ship an application, or the whole site when none is named */
export function requireRight({ name, applications }: Identity, application = everything) {
  if ([everything, application].some((one) => applications.includes(one))) return;
  const sentence =
    application === everything
      ? `The token of ${name} may only ship ${applications.join(', ')}: this concerns the whole site.`
      : `The token of ${name} may not ship ${application}: whoever looks after the site can allow it with tokens add.`;
  throw Object.assign(new Error(sentence), { statusCode: 403 });
}
