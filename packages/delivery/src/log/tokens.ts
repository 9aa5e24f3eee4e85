import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashOf } from '../store/integrity.ts';
import type { Tables } from './database.ts';

export interface Identity {
  name: string;
  /** The applications that it may ship; `*` means all, the whole site, and managing tokens. */
  applications: readonly string[];
  /** The hash of its token, and when a rotated one ends; missing for the process itself. */
  hash?: string;
  expires?: string | null;
}

export const allApplications = '*';

/** In place of an application: to release and preview any, and make nothing live, as for pull requests. */
export const previewsOnly = 'previews';

/** Time for which a rotated token remains valid. */
const rotationOverlapMs = 24 * 3_600_000;

/** Bearer tokens and what each may ship; only their hashes are stored. */
export type Tokens = ReturnType<typeof tokensIn>;

export function tokensIn(tables: Kysely<Tables>) {
  async function list() {
    const rows = await tables.selectFrom('deploy_tokens').selectAll().orderBy('created').execute();

    return rows.map(({ applications, ...row }) => ({ ...row, applications: applications.split(',') }));
  }

  async function add({ name, applications }: Identity, into = tables): Promise<string> {
    const token = `deploy_${randomBytes(24).toString('base64url')}`;
    const created = new Date().toISOString();
    await into
      .insertInto('deploy_tokens')
      .values({ hash: hashOf(token, 64), name, applications: applications.join(), created, expires: null })
      .execute();

    return token;
  }

  return {
    list,
    add: (identity: Identity) => add(identity),
    async identify(token: string): Promise<Identity | undefined> {
      const found = (await list()).find(({ hash }) => hash === hashOf(token, 64));

      return found?.expires && Date.parse(found.expires) <= Date.now() ? undefined : found;
    },
    /** Replaces a name's current token, which ships for another day; any before it ends. */
    rotate: (name: string, by: Identity): Promise<string> =>
      tables.transaction().execute(async (own) => {
        const expires = new Date(Date.now() + rotationOverlapMs).toISOString();
        const ofName = own.updateTable('deploy_tokens').set({ expires }).where('name', '=', name);
        const [before] = await ofName
          .where('expires', 'is', null)
          // Of two rotations by the same token at once, the second finds none.
          .$if(name === by.name, (query) => query.where('hash', '=', by.hash ?? ''))
          .returning('applications')
          .execute();
        if (!before) throw noToken(name);
        await remove(name, own).where('expires', '<', expires).execute();

        return add({ name, applications: before.applications.split(',') }, own);
      }),
    async revoke(name: string) {
      if (!(await remove(name, tables).returning('hash').executeTakeFirst())) throw noToken(name);
    },
  };
}

const remove = (name: string, from: Kysely<Tables>) =>
  from.deleteFrom('deploy_tokens').where('name', '=', name);

const noToken = (name: string) =>
  new Error(`There is no token ${name}: the command tokens lists those that exist.`);

/** @throws unless an identity may ship the application, or the whole site if none is given, or has another right */
export function requireRight(
  { name, applications }: Identity,
  application = allApplications,
  other = allApplications,
) {
  if ([allApplications, application, other].some((one) => applications.includes(one))) return;
  const sentence =
    application === allApplications
      ? `The token of ${name} may only ship ${applications.join(', ')}: this concerns the whole site.`
      : `The token of ${name} may not ship ${application}: whoever looks after the site can allow it with tokens add.`;
  throw Object.assign(new Error(sentence), { statusCode: 403 });
}
