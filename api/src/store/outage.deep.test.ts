import { faultyLine } from '@dosmares/local-services/testing/faulty-line';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines, pgliteDatabase } from '../../testing/databases/test-database.ts';
import { smallDisk } from '../../testing/faults/small-disk.ts';
import { type System, startSystem } from '../../testing/system.ts';
import { until } from '../../testing/until.ts';

const ready = async ({ api }: System) =>
  (await fetch(`${api.address}/health/ready`)).json() as Promise<Record<string, string>>;
const send = (system: System, message: string) =>
  system.post('agentInquiry', { ...bothCalls.agentInquiry, message });
const onPostgres = engines.find(([name]) => name === 'PostgreSQL');

(onPostgres ? describe : describe.skip)('PostgreSQL away', () => {
  it('at the start is waited for, while the API says what it waits for', async () => {
    const database = await (onPostgres?.[1] ?? pgliteDatabase)();
    const line = await faultyLine(database.databaseUrl ?? '');
    await line.cut();
    const system = await startSystem({ ...database, databaseUrl: line.url }, {}, { hasStore: false });

    expect(await ready(system)).toMatchObject({
      status: 'not ready',
      store: expect.stringContaining('cannot be opened'),
    });
    expect(await send(system, 'Early')).toMatchObject({ status: 503 });
    await line.mend();
    await until(
      () => ready(system),
      ({ status }) => status === 'ready',
    );

    expect(await send(system, 'Now')).toMatchObject({ status: 200 });
    await system.close();
    await line.cut();
    await database.clear();
  });
});

// A job that started on the full disk and could not be recorded is taken up again when its time has run out: after
// 120 s by default.
const impatient = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };

describe('a full disk', () => {
  it('C14 is answered with 503, loses nothing, and is over as soon as there is room', async () => {
    const disk = await smallDisk(160);
    if (!disk) return;
    const database = await pgliteDatabase(disk.folder);
    const system = await startSystem(database, {}, { pace: { retries: impatient } });

    expect(await send(system, 'Before')).toMatchObject({ status: 200 });
    await disk.fill();
    expect(await send(system, 'During')).toMatchObject({ status: 503, body: { success: false } });
    expect(await ready(system)).toMatchObject({ status: 'not ready', disk: expect.stringContaining('0 MB') });
    await disk.empty();
    expect(await send(system, 'After')).toMatchObject({ status: 200 });

    // A mail that could not be recorded on the full disk is sent again, so copies are not counted.
    const different = await until(
      async () => new Set((await system.mailbox.mails.list()).map(({ messageId }) => messageId)),
      ({ size }) => size >= 5,
      90,
    );
    expect(different.size).toBe(5);
    await system.close();
    await disk.remove();
  }, 180_000);
});

describe('an end in good order', () => {});
