import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PrivatePostgres, startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { completed, type Pointer } from '../pointer.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openDatabase } from './open.ts';

const hour = 3_600_000;
const act = { verb: 'promote', subject: 'mf-agents@1.0.0-a' };
const pointer = (live: string): Pointer =>
  completed({ live, since: '', moved: '', history: [] } as unknown as Pointer);

let postgres: PrivatePostgres | undefined;

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
});
afterAll(() => postgres?.stop());

const engines: Record<string, () => Promise<string>> = {
  SQLite: async () => path.join(await mkdtemp(path.join(tmpdir(), 'dos-mares-ledger-')), 'ledger.sqlite'),
  PostgreSQL: async () => (await postgres?.freshDatabase()) ?? '',
};

describe.each(Object.keys(engines))('on %s', (engine) => {
  let address: string;
  let ledgers: Ledger[];

  const open = (actor = 'somebody') => {
    const ledger = openLedger(openDatabase(address), actor);
    ledgers.push(ledger);

    return ledger;
  };

  beforeEach(async () => {
    address = (await engines[engine]?.()) ?? '';
    ledgers = [];
  });
  afterEach(() => Promise.all(ledgers.map((ledger) => ledger.close())));

  it('a site that was never live has no move', async () => {
    expect(await open().latest()).toBeUndefined();
  });

  it('what one process writes, another reads: who, what, when and why', async () => {
    await open('ana').move({ ...act, reason: 'new photographs' }, () => pointer('c1'));

    expect(await open('ben').history(5)).toEqual([
      {
        number: 1,
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        actor: 'ana',
        ...act,
        reason: 'new photographs',
        pointer: pointer('c1'),
      },
    ]);
  });

  it('what leaves the pointer alone is written down too, and nothing is live before the first composition', async () => {
    const ledger = open();
    await ledger.note({ verb: 'release', subject: 'mf-agents@1' });
    expect(await ledger.latest()).toMatchObject({ number: 1, verb: 'release', pointer: null });
    await ledger.move(act, (now) => pointer(now ? 'another' : 'first'));
    await ledger.note({ verb: 'release', subject: 'mf-agents@2' });

    expect(await ledger.history(2)).toMatchObject([
      { number: 3, subject: 'mf-agents@2', pointer: { live: 'first' } },
      { number: 2, pointer: { live: 'first' } },
    ]);
  });

  it('a change that throws adds nothing', async () => {
    const ledger = open();
    const refuse = () => {
      throw new Error('There is nothing to roll back to.');
    };

    await expect(ledger.move(act, refuse)).rejects.toThrow('nothing to roll back to');
    expect(await ledger.latest()).toBeUndefined();
  });

  it('eight processes at once make one linear history, and lose nothing', async () => {
    await open().move(act, () => pointer(''));
    const worker = path.join(import.meta.dirname, 'testing/move-often.ts');
    const run = promisify(execFile);
    await Promise.all(
      Array.from({ length: 8 }, (_, name) => run(process.execPath, [worker, address, String(name), '125'])),
    );
    const moves = (await open().history(2_000)).toReversed();

    expect(moves.map(({ number }) => number)).toEqual(Array.from({ length: 1_001 }, (_, index) => index + 1));
    // Each move records everything that was live before it.
    expect(moves.at(-1)?.pointer?.history).toHaveLength(1_000);
    expect(new Set(moves.at(-1)?.pointer?.history).size).toBe(1_000);
  });

  it('a preview shows until it is over or revoked, and nobody can guess it', async () => {
    const ledger = open();
    const until = new Date(Date.now() + hour);
    const token = await ledger.permitPreview('c1', 'mf-agents@1', until);
    const other = await ledger.permitPreview('c2', 'mf-chat@1', until);

    expect(token.length).toBeGreaterThanOrEqual(24);
    expect(await ledger.previews(new Date(Date.now() + 2 * hour))).toEqual([]);
    expect(await ledger.revokePreviews('mf-agents@1')).toBe(1);
    expect(await ledger.previews(new Date())).toEqual([
      { token: other, composition: 'c2', subject: 'mf-chat@1', until: until.toISOString() },
    ]);
  });
});
