import { setTimeout as pause } from 'node:timers/promises';
import { type FaultyLine, faultyLine } from '@dosmares/local-services/testing/faulty-line';
import pg from 'pg';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import { engines, type TestDatabase } from '../../testing/databases/test-database.ts';
import { type System, startSystem } from '../../testing/system.ts';
import { until } from '../../testing/until.ts';

const prepare = engines.find(([name]) => name === 'PostgreSQL')?.[1];
// A visitor's browser gives up after this time.
const timeoutMs = 10_000;

(prepare ? describe : describe.skip)('a line to PostgreSQL', () => {
  let database: TestDatabase;
  let line: FaultyLine;
  let system: System;
  beforeEach(async () => {
    database = await (prepare as NonNullable<typeof prepare>)();
    line = await faultyLine(database.databaseUrl ?? '');
    system = await startSystem({ ...database, databaseUrl: line.url });
  });
  afterEach(async () => {
    line.thaw();
    await system.close();
    await line.close();
    await database.clear();
  });

  async function send(visitor: number) {
    const start = performance.now();
    const email = `visitor${visitor}@visitor.test`;
    const { status, body } = await system.post('agentInquiry', { ...bothCalls.agentInquiry, email });

    return { status, reference: body.reference as string, ms: performance.now() - start };
  }
  const sendMany = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(from + index)));
  const readiness = async () => {
    const start = performance.now();
    const { status } = await fetch(`${system.api.address}/health/ready`);

    return { status, ms: performance.now() - start };
  };

  async function onServer(sql: string) {
    const client = new pg.Client({ connectionString: database.databaseUrl });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());

    return rows;
  }

  async function expectAllKept(answers: readonly { status: number; reference: string }[]) {
    const stored = new Set(
      (await onServer('select reference from inquiry')).map(({ reference }) => reference),
    );
    const acknowledged = answers.filter(({ status }) => status === 200);

    expect(acknowledged.filter(({ reference }) => !stored.has(reference))).toEqual([]);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  }

  it('C14 that is cut again and again while visitors send costs answers, never the process or what was acknowledged', async () => {
    const rounds = [];
    for (let round = 0; round < 10; round += 1) {
      const answers = sendMany(round * 10, 10);
      await pause(5 + round * 3);
      line.drop();
      rounds.push(...(await answers));
    }
    const backends = onServer(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    rounds.push(...(await sendMany(100, 10)));
    await backends;

    await until(
      () => send(200),
      ({ status }) => status === 200,
    );
    await expectAllKept(rounds);
  });

  it('C14 that falls silent answers everybody within ten seconds, is named by readiness, and is over by itself', async () => {
    expect(await readiness()).toMatchObject({ status: 200 });

    line.freeze();
    const early = sendMany(0, 30);
    await pause(1500);
    const [silent, answers] = [await readiness(), [...(await sendMany(100, 30)), ...(await early)]];

    expect(silent.status).toBe(503);
    expect(silent.ms).toBeLessThan(3000);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(timeoutMs);
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    line.thaw();
    await until(readiness, ({ status }) => status === 200);
    const after = await sendMany(200, 10);
    expect(after.every(({ status }) => status === 200)).toBe(true);
    await expectAllKept([...answers, ...after]);
  });

  it('C14 that is slow still stores within ten seconds', async () => {
    line.delay(150);

    const answers = await sendMany(0, 20);

    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(timeoutMs);
    await expectAllKept(answers);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    line.delay(0);
  });
});
