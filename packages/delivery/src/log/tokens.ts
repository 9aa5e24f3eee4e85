import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '../store/integrity.ts';
import type { Tables } from './database.ts';

export interface Identity {
  name: string;
  /** The applications that it may ship; `*` means all, the whole site, and managing tokens. */
  applications: readonly string[];
}

export const allApplications = '*';

/** Time for which a rotated token remains valid. */
const rotationOverlapMs = 24 * 3_600_000;

/** Bearer tokens and what each may ship; only their hashes are stored. */
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

  /** Expires all tokens of a name at the time given; returns their identity. @throws when there are none */
  async function expire(name: string, at: Date): Promise<Identity> {
    const [expired] = await tables
      .updateTable('deploy_tokens')
      .set({ expires: at.toISOString() })
      .where('name', '=', name)
      .where((where) => where.or([where('expires', 'is', null), where('expires', '>', at.toISOString())]))
      .returning('applications')
      .execute();
    if (!expired) throw new Error(`There is no token ${name}: tokens tells which there are.`);

    return { name, applications: expired.applications.split(',') };
  }

  return {
    list,
    add,
    async identify(token: string): Promise<Identity | undefined> {
      const found = (await list()).find(({ hash }) => hash === hashOf(token, 64));
      if (!found || (found.expires && Date.parse(found.expires) <= Date.now())) return undefined;

      return { name: found.name, applications: found.applications };
    },
    rotate: async (name: string) => add(await expire(name, new Date(Date.now() + rotationOverlapMs))),
    revoke: (name: string) => expire(name, new Date()),
  };
}

/** @throws unless an identity may ship the application, or the whole site if none is given */
export function requireRight({ name, applications }: Identity, application = allApplications) {
  if ([allApplications, application].some((one) => applications.includes(one))) return;
  const sentence =
    application === allApplications
      ? `The token of ${name} may only ship ${applications.join(', ')}: this concerns the whole site.`
      : `The token of ${name} may not ship ${application}: whoever looks after the site can allow it with tokens add.`;
  throw Object.assign(new Error(sentence), { statusCode: 403 });
}
