import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PrivatePostgres, startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { openTables } from './database.ts';
import { type NextLive, releaseLog } from './release-log.ts';
import { tokensIn } from './tokens.ts';

const act = { actor: 'ana', verb: 'promote', subject: 'mf-agents@1.0.0-a' };
const next = (deployment: string, more: object = {}) =>
  ({ deployment, selection: { shell: deployment }, ...more }) as NextLive;

let postgres: PrivatePostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
}, 60_000);
afterAll(() => postgres?.stop());

const engines: Record<string, () => Promise<string>> = {
  SQLite: async () => path.join(await mkdtemp(path.join(tmpdir(), 'dos-mares-log-')), 'log.sqlite'),
  PostgreSQL: async () => (await postgres?.freshDatabase()) ?? '',
};

describe.each(Object.keys(engines))('on %s', (engine) => {
  let address: string;
  const closing: (() => Promise<void>)[] = [];

  async function open() {
    const tables = await openTables(address);
    const log = releaseLog(tables);
    closing.push(log.close);

    return { ...log, tables, tokens: tokensIn(tables) };
  }

  beforeEach(async () => {
    address = (await engines[engine]?.()) ?? '';
  });
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

  it('remembers what is live beneath a thousand acts that changed nothing', async () => {
    const log = await open();
    await log.move(act, () => next('b1'));
    const note = { ...act, verb: 'release', at: new Date().toISOString(), reason: null, live: null };
    const notes = Array.from({ length: 1_001 }, (_, index) => ({ ...note, number: index + 2 }));
    await log.tables.insertInto('release_log').values(notes).execute();

    expect(await log.states()).toMatchObject([{ deployment: 'b1' }]);
  });

  it('another process reads what one wrote: who, what, when, why, and what was live', async () => {
    const log = await open();
    expect(await log.live()).toBeUndefined();
    expect(await log.move(act, () => undefined)).toBe(false);
    await log.move({ ...act, reason: 'new photographs' }, () => next('b1'));
    await log.note({ ...act, verb: 'release' });

    const other = await open();
    expect(await other.live()).toMatchObject({ number: 1, deployment: 'b1', by: 'ana' });
    expect(await other.history(5)).toMatchObject([
      { number: 2, verb: 'release', live: null },
      {
        number: 1,
        ...act,
        reason: 'new photographs',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        live: { deployment: 'b1' },
      },
    ]);
  });

  it('eight concurrent processes write one linear history, and lose nothing', async () => {
    const log = await open();
    await log.move(act, () => next('', { previews: [] }));
    const worker = path.join(import.meta.dirname, '../../testing/move-often.ts');
    await Promise.all(
      Array.from({ length: 8 }, (_, name) =>
        promisify(execFile)(process.execPath, [worker, address, String(name), '5']),
      ),
    );
    const entries = (await log.history(2_000)).toReversed();

    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    // Each move adds a preview to those before it.
    expect(entries.at(-1)?.live?.previews).toHaveLength(40);
    expect(entries.map(({ number, live }) => live?.number === number)).not.toContain(false);
  });

  it('a rotation that ends midway leaves the token as it was', async () => {
    const { tables, tokens } = await open();
    const owner = { name: 'owner', applications: ['*'] };
    await tokens.add({ name: 'team-a', applications: ['shell'] });
    const failing = tables.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'InsertQueryNode') throw new Error('The process was killed.');

        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(tokensIn(failing).rotate('team-a', owner)).rejects.toThrow('was killed');

    expect(await tokens.list()).toMatchObject([{ name: 'team-a', expires: null }]);
  });

  it('a token identifies its team until it is revoked; one that was rotated, for another day', async () => {
    const { tokens } = await open();
    const owner = { name: 'owner', applications: ['*'] };
    const team = { name: 'team-a', applications: ['mf-agents', 'shell'] };
    const token = await tokens.add(team);
    const second = await tokens.rotate('team-a', owner);
    const known = () => Promise.all([token, second, `${token}x`].map(tokens.identify));
    expect(await known()).toEqual([
      expect.objectContaining({ ...team, expires: expect.stringContaining('T') }),
      expect.objectContaining({ ...team, expires: null }),
      undefined,
    ]);

    await tokens.revoke('team-a');
    expect(await known()).toEqual([undefined, undefined, undefined]);
    await expect(tokens.rotate('team-a', owner)).rejects.toThrow('There is no token team-a');
    expect(JSON.stringify(await tokens.list())).not.toContain(token.slice(8));
  });
});
