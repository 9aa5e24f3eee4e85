import { endpoints } from '@dosmares/contracts/endpoints';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startApiProcess } from '../../testing/api-process.ts';
import { bothCalls } from '../../testing/bodies/bodies.ts';
import {
  anyDatabase,
  engines,
  environmentOf,
  type TestDatabase,
} from '../../testing/databases/test-database.ts';
import { type FaultySmtp, startFaultySmtp } from '../../testing/faults/faulty-smtp.ts';
import { type System, startSystem } from '../../testing/system.ts';
import { until } from '../../testing/until.ts';

const retries = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };
const parties = ['adrian@dosmares.example', 'jane@visitor.test', 'office@dosmares.example'];

describe('mail and a server that takes its time', () => {
  let database: TestDatabase;
  let smtp: FaultySmtp;
  beforeEach(async () => {
    smtp = await startFaultySmtp();
  });
  afterEach(async () => {
    await smtp.close();
    await database.clear();
  });

  const settings = () => ({ SMTP_PORT: String(smtp.port) });
  const start = (more: Record<string, string> = {}) =>
    startSystem(database, { ...settings(), ...more }, { pace: { retries } });
  const send = ({ api }: { api: { address: string } }, more = {}) =>
    fetch(`${api.address}${endpoints.agentInquiry}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bothCalls.agentInquiry, ...more }),
    });
  const recipients = () => smtp.taken.map(({ to }) => to).sort();
  const taken = (count: number, seconds = 20) =>
    until(
      async () => recipients(),
      ({ length }) => length >= count,
      seconds,
    );
  const attempted = (count: number) =>
    until(
      async () => smtp.attempts.length,
      (attempts) => attempts >= count,
    );
  const nothingWaits = ({ api }: System, seconds = 60) =>
    until(
      async () => (await fetch(`${api.address}/metrics`)).text(),
      (figures) => /^deliveries_waiting 0$/m.test(figures),
      seconds,
    );

  it.each(engines)(
    'X03 X04 gives a relay on %s that answers the end of DATA after 22 s exactly one copy for each recipient',
    async (_, prepare) => {
      database = await prepare();
      const system = await start();
      Object.assign(smtp, { mode: 'slow-relay', answerAfterMs: 22_000 });

      await send(system);
      await taken(3);
      await nothingWaits(system);

      expect(recipients()).toEqual(parties);
      await system.close();
    },
  );

  it('X03 ends in time while the relay says nothing, and sends each mail once after the next start', async () => {
    database = await anyDatabase();
    const system = await start();
    smtp.mode = 'frozen';
    await send(system);
    await until(
      async () => (await fetch(`${system.api.address}/metrics`)).text(),
      (figures) => /^deliveries_waiting 3$/m.test(figures),
    );

    const began = Date.now();
    await system.close();
    expect(Date.now() - began).toBeLessThan(25_000);
    smtp.mode = 'well';
    const again = await start();

    await taken(3);
    await nothingWaits(again);
    expect(recipients()).toEqual(parties);
    await again.close();
  });

  it('X03 takes a mail up again soon after its process was killed', async () => {
    database = await anyDatabase();
    const startProcess = async () =>
      startApiProcess(
        { ...settings(), ...environmentOf(database), API_PORT: String(await freePort()) },
        'chaos/hurried-api.ts',
      );
    const first = await startProcess();
    for (const address of parties) smtp.unanswered.add(address);
    await send({ api: first });
    await attempted(3);

    await first.end('SIGKILL');
    smtp.unanswered.clear();
    const second = await startProcess();

    expect(await taken(3, 45)).toEqual(parties);
    await second.end('SIGTERM');
    // Two processes start.
  }, 240_000);

  it.each(engines)(
    'X03 X04 outlives on %s a password that was changed, also for the visitor, and sends each mail once',
    async (_, prepare) => {
      await smtp.close();
      smtp = await startFaultySmtp({ signIn: { user: 'site', password: 'right' } });
      database = await prepare();
      const system = await start({ SMTP_USER: 'site', SMTP_PASSWORD: 'right' });
      smtp.mode = 'auth-rotated';

      await send(system);
      await until(
        async () => smtp.refusedSignIns,
        (refused) => refused >= 6,
      );
      expect(smtp.taken).toEqual([]);
      smtp.mode = 'well';

      await taken(3);
      await nothingWaits(system);
      expect(recipients()).toEqual(parties);
      await system.close();
    },
  );
});
