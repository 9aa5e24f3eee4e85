import { faultyProxy } from '@dosmares/local-services/testing/faulty-proxy';
import { anyDatabase, engines, pgliteDatabase } from '../../../api/testing/databases/test-database.ts';
import { startFaultySmtp } from '../../../api/testing/faults/faulty-smtp.ts';
import { smallDisk } from '../../../api/testing/faults/small-disk.ts';
import { startSystem } from '../../../api/testing/system.ts';
import { until } from '../../../api/testing/until.ts';

// A job that could not be recorded is retried when its lease expires: after 120 s by default.
const pace = { retries: { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 } };
const onPostgres = engines.find(([name]) => name === 'PostgreSQL')?.[1];

/** A database that can fail and recover, and what readiness reports meanwhile. */
type Outage = Awaited<ReturnType<typeof faultyPostgres>>;

async function faultyPostgres(fails: 'cut' | 'freeze', mends: 'restore' | 'thaw', says: RegExp) {
  const database = await onPostgres?.();
  if (!database) return undefined;
  const line = await faultyProxy(database.databaseUrl ?? '');

  return {
    database: { ...database, databaseUrl: line.url as string | undefined },
    fail: (): unknown => line[fails](),
    mend: (): unknown => line[mends](),
    says: { store: expect.stringMatching(says) } as object,
    clear: async (): Promise<unknown> => [await line.close(), await database.clear()],
  };
}

async function fullDisk(): Promise<Outage | undefined> {
  const disk = await smallDisk(160);
  if (!disk) return undefined;
  const database = await pgliteDatabase(disk.folder);
  const says = { disk: expect.stringContaining('0 MB') };

  return { database, fail: disk.fill, mend: disk.empty, says, clear: disk.remove };
}

// biome-ignore format: a table reads in columns
const outages: [string, () => Promise<Outage | undefined>, { isFromTheStart?: boolean }][] = [
  ['PostgreSQL is cut off',               () => faultyPostgres('cut', 'restore', /ECONNREFUSED|terminated/), {}],
  ['PostgreSQL is away at the start',     () => faultyPostgres('cut', 'restore', /cannot be opened/),        { isFromTheStart: true }],
  ['the line to PostgreSQL falls silent', () => faultyPostgres('freeze', 'thaw', /no answer|timeout/),       {}],
  ['the disk of PGlite is full',          fullDisk,                                                          {}],
];

it.each(outages)(
  'C14 X03 %s: visitors get a 503 with a retry time within ten seconds, nothing acknowledged is lost, and the API recovers by itself',
  async (_, prepare, { isFromTheStart = false }) => {
    const outage = await prepare();
    if (!outage) return;
    if (isFromTheStart) await outage.fail();
    const system = await startSystem(outage.database, {}, pace, !isFromTheStart);
    const send = async (message: string) => {
      const start = performance.now();
      const answer = await system.send({ message });

      return { ...answer, isLate: performance.now() - start > 10_000 };
    };
    const ready = async () => (await fetch(`${system.api.address}/health/ready`)).json();
    const refused = { status: 503, code: 'not-stored', retry: '5', isLate: false };
    const before = isFromTheStart ? 0 : 1;
    if (before) expect(await send('Before')).toMatchObject({ status: 200 });

    await outage.fail();
    const [readiness, ...answers] = await Promise.all([
      until(ready, ({ status }) => status === 'not ready', 5),
      ...Array.from({ length: 20 }, (__, index) => send(`During ${index}`)),
    ]);
    expect(readiness).toMatchObject(outage.says);
    expect(answers).toEqual(Array(20).fill(refused));
    await outage.mend();
    await until(ready, ({ status }) => status === 'ready');
    expect(await send('After')).toMatchObject({ status: 200 });

    // A mail that could not be recorded is sent again: copies are not counted.
    const wanted = 3 + before * 2;
    const distinct = await until(
      async () => new Set((await system.mailbox.mails.list()).map(({ messageId }) => messageId)),
      ({ size }) => size >= wanted,
      90,
    );
    expect(distinct.size).toBe(wanted);
    await system.close();
    await outage.clear();
  },
  180_000,
);

it('X03 shuts down in time while the mail server does not answer, and sends each mail once after the next start', async () => {
  const [database, smtp] = [await anyDatabase(), await startFaultySmtp()];
  const start = () => startSystem(database, { SMTP_PORT: String(smtp.port) }, pace);
  const waiting = ({ api }: Awaited<ReturnType<typeof start>>, count: number) =>
    until(
      async () => (await fetch(`${api.address}/metrics`)).text(),
      (figures) => figures.includes(`\ndeliveries_waiting ${count}\n`),
    );
  const first = await start();
  smtp.mode = 'frozen';
  await first.send();
  await waiting(first, 3);
  const began = performance.now();

  await first.close();
  expect(performance.now() - began).toBeLessThan(25_000);
  smtp.mode = 'well';
  const again = await start();
  await waiting(again, 0);

  expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(3);
  expect(smtp.taken).toHaveLength(3);
  await Promise.all([again.close(), smtp.close()]);
  await database.clear();
}, 120_000);
