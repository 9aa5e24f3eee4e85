import { randomBytes } from 'node:crypto';
import type { Grant } from '../../signing/grants.ts';
import { completed, type Pointer } from '../pointer.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';

/** One step in the history of the site: written once, never changed. */
export interface Move {
  /** Counts from 1 without a gap. */
  number: number;
  /** When, in ISO 8601. */
  at: string;
  /** Who: `name@machine`, or what `DELIVERY_ACTOR` says. */
  actor: string;
  /** What was done, e.g. `promote`. */
  verb: string;
  /** To what, e.g. `mf-agents@1.0.0-0123456789ab`. */
  subject: string;
  reason: string | null;
  /** What visitors get from then on; nothing before the first composition. */
  pointer: Pointer | null;
}

/** What somebody does: a move without what the ledger adds. */
export type Act = Pick<Move, 'verb' | 'subject'> & { reason?: string };

/** A permit to look at a composition that is not live. */
export interface Preview {
  token: string;
  composition: string;
  /** In ISO 8601. */
  until: string;
}

/** Who did what to the site, when and why, in one order for everybody. */
export interface Ledger {
  /** The last move; nothing when the site was never live. */
  latest: () => Promise<Move | undefined>;
  /** The last moves, newest first. */
  history: (count: number) => Promise<readonly Move[]>;
  /**
   * Adds a move. What the pointer becomes is made from what it is; when somebody else was first, it is made anew from
   * theirs. A change that throws adds nothing; one that gives the pointer it got adds nothing either.
   */
  move: (act: Act, change: (now: Pointer | undefined) => Pointer) => Promise<Pointer>;
  /** Adds what somebody did that leaves the pointer where it is, such as a release. */
  note: (act: Act) => Promise<void>;
  /**
   * Permits whoever has the token to look at a composition until a moment; gives the token, which nobody can guess.
   * @param subject the release that it was made to show
   */
  permitPreview: (composition: string, subject: string, until: Date) => Promise<string>;
  /** The previews that are neither over nor revoked at a moment. */
  previews: (at: Date) => Promise<readonly Preview[]>;
  /** Ends all previews of a release now, whatever was live when they were made; gives how many there were. */
  revokePreviews: (subject: string) => Promise<number>;
  /** The newest grant of each name, revoked or not. Whose signature they carry is for the reader to check. */
  grants: () => Promise<readonly Grant[]>;
  addGrant: (grant: Omit<Grant, 'at' | 'revoked'>) => Promise<void>;
  revokeGrant: (name: string) => Promise<void>;
  /** Calls `hear` soon after somebody moved the pointer; gives a function that ends it. */
  listen: (hear: () => void) => () => Promise<void>;
  close: () => Promise<void>;
}

// Every attempt that loses means that somebody else won: after this many the machine is at fault, not the others.
const attempts = 1_000;

/** Opens the ledger in a database, and makes its tables at the first use. */
export function openLedger(database: Database, actor: string): Ledger {
  let ready: Promise<void> | undefined;

  /** Reads; before anybody has written, there are no tables and nothing to read. */
  const read = <Row>(sql: string, ...values: Value[]) =>
    database.query<Row>(sql, values).catch((error: Error) => {
      if (isMissingTable(error)) return [];
      throw error;
    });

  /** Writes, and makes the tables before the first time. */
  async function write(sql: string, ...values: Value[]) {
    // Two that make the tables at once may hinder each other; a database that was away is asked again at the next use.
    ready ??= migrate(database)
      .catch(() => migrate(database))
      .catch((error) => {
        ready = undefined;
        throw error;
      });
    await ready;

    return database.query(sql, values);
  }

  const history = async (count: number) =>
    (await read<MoveRow>('SELECT * FROM delivery_moves ORDER BY number DESC LIMIT $1', count)).map(moveOf);
  const latest = async () => (await history(1))[0];

  async function add({ verb, subject, reason }: Act, number: number, pointer: Pointer | null) {
    const rows = await write(
      `INSERT INTO delivery_moves (number, at, actor, verb, subject, reason, pointer)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING number`,
      number,
      new Date().toISOString(),
      actor,
      verb,
      subject,
      reason ?? null,
      JSON.stringify(pointer),
    );

    return rows.length === 1;
  }

  /** Adds what follows from the last move; made anew from another's when somebody else was first. */
  async function append(act: Act, next: (last: Move | undefined) => Pointer | null | undefined) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const last = await latest();
      const pointer = next(last);
      if (pointer === undefined || (await add(act, (last?.number ?? 0) + 1, pointer))) return;
    }
    throw new Error('The ledger takes no move: others are first again and again.');
  }

  return {
    latest,
    history,
    async move(act, change) {
      let pointer: Pointer | undefined;
      let isMoved = false;
      await append(act, (last) => {
        const now = last?.pointer ?? undefined;
        pointer = change(now);
        isMoved = pointer !== now;

        return isMoved ? pointer : undefined;
      });
      // Whoever misses it finds the move by looking.
      if (isMoved) await database.announce().catch(() => {});

      return pointer as Pointer;
    },
    note: (act) => append(act, (last) => last?.pointer ?? null),
    async permitPreview(composition, subject, until) {
      const token = randomBytes(18).toString('base64url');
      await write(
        'INSERT INTO delivery_previews (token, composition, subject, until, actor) VALUES ($1, $2, $3, $4, $5)',
        token,
        composition,
        subject,
        until.toISOString(),
        actor,
      );

      return token;
    },
    previews: (at) =>
      read<Preview>(
        'SELECT token, composition, until FROM delivery_previews WHERE until > $1 AND revoked IS NULL',
        at.toISOString(),
      ),
    revokePreviews: async (subject) =>
      (
        await write(
          'UPDATE delivery_previews SET revoked = $2 WHERE subject = $1 AND revoked IS NULL RETURNING token',
          subject,
          new Date().toISOString(),
        )
      ).length,
    async grants() {
      const rows = await read<GrantRow>('SELECT * FROM delivery_grants ORDER BY number');

      return [...new Map(rows.map((row) => [row.name, grantOf(row)])).values()];
    },
    async addGrant({ name, publicKey, applications, mayPromote, signer, signature }) {
      await write(
        `INSERT INTO delivery_grants (number, name, public_key, applications, may_promote, signer, signature, at, actor)
         VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM delivery_grants), $1, $2, $3, $4, $5, $6, $7, $8)`,
        name,
        publicKey,
        JSON.stringify(applications),
        mayPromote ? 1 : 0,
        signer,
        signature,
        new Date().toISOString(),
        actor,
      );
    },
    async revokeGrant(name) {
      await write(
        'UPDATE delivery_grants SET revoked = $2 WHERE name = $1 AND revoked IS NULL',
        name,
        new Date().toISOString(),
      );
    },
    listen: database.listen,
    close: database.close,
  };
}

type Value = string | number | null;

/** SQLite's words, and PostgreSQL's code. */
const isMissingTable = (error: Error & { code?: string }) =>
  error.code === '42P01' || error.message.includes('no such table');

type MoveRow = Omit<Move, 'pointer'> & { pointer: string };

interface GrantRow extends Pick<Grant, 'name' | 'signer' | 'signature' | 'at' | 'revoked'> {
  public_key: string;
  applications: string;
  may_promote: number;
}

const grantOf = ({ public_key, applications, may_promote, ...row }: GrantRow): Grant => ({
  ...row,
  publicKey: public_key,
  applications: JSON.parse(applications) as string[],
  mayPromote: may_promote === 1,
});

function moveOf(row: MoveRow): Move {
  const pointer = JSON.parse(row.pointer) as Pointer | null;

  return { ...row, pointer: pointer && completed(pointer) };
}
