import { office } from '@dosmares/content/office';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import { anyDatabase, engines, type TestDatabase } from '../../testing/databases/test-database.ts';
import { type FaultySmtp, type SmtpMode, startFaultySmtp } from '../../testing/faults/faulty-smtp.ts';
import { type System, startSystem } from '../../testing/system.ts';
import { until } from '../../testing/until.ts';

const parties = [agent.email, visitor.email, office.email].sort();
const quick = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };

describe('mail', () => {
  let database: TestDatabase;
  let smtp: FaultySmtp;
  let system: System;

  async function start(retries: Partial<typeof quick> = {}) {
    const pace = { retries: { ...quick, ...retries } };
    system = await startSystem(database, { SMTP_PORT: String(smtp.port) }, pace);
  }
  async function begin(retries: Partial<typeof quick> = {}, prepare = anyDatabase) {
    database = await prepare();
    await start(retries);
  }
  const send = (more = {}) => system.send(more);
  const taken = async () => smtp.taken.map(({ to }) => to).sort();
  const takenBy = (count: number) => until(taken, ({ length }) => length >= count);
  const attempts = async () => smtp.attempts.length;
  const attempted = (count: number) => until(attempts, (made) => made >= count);
  const figures = async () => (await fetch(`${system.api.address}/metrics`)).text();

  beforeEach(async () => {
    smtp = await startFaultySmtp();
  });
  afterEach(async () => {
    await Promise.all([smtp.close(), system.close()]);
    await database.clear();
  });

  it.each(engines)(
    'X03 on %s answers success and keeps the mails while the mail server refuses connections, and sends them when it is back',
    async (_, prepare) => {
      await smtp.close();
      await begin({}, prepare);

      const answer = await send();
      smtp = await startFaultySmtp({ port: smtp.port });

      expect(answer.status).toBe(200);
      expect(await takenBy(3)).toEqual(parties);
    },
  );

  it.each<[string, SmtpMode]>([
    ['hangs up in the middle of a mail', 'drops'],
    ['says 451 to everybody whom it does not know yet', 'greylist'],
  ])('X03 repeats each mail while the server %s, and each arrives once', async (_, mode) => {
    await begin();
    smtp.mode = mode;

    await send();
    await attempted(3);
    smtp.mode = 'well';

    expect(await takenBy(3)).toEqual(parties);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('X03 finishes a mail that is being sent when the process is told to end, and sends each once', async () => {
    await begin();
    smtp.mode = 'slow';
    await send();
    await attempted(1);

    await system.close();
    const finished = await taken();
    await start();

    expect(finished.length).toBeGreaterThan(0);
    await until(figures, (text) => text.includes('\ndeliveries_waiting 0\n'));
    expect(await taken()).toEqual(parties);
  });

  it('X03 does not keep others waiting for a recipient whose server says nothing', async () => {
    await begin();
    smtp.unanswered.add(agent.email);

    for (const email of ['one@visitor.test', 'two@visitor.test']) await send({ email });

    expect(await takenBy(4)).toEqual([office.email, office.email, 'one@visitor.test', 'two@visitor.test']);
  });

  it('X03 keeps trying an agent whose address is refused with 550, gives up a confirmation at once, and the office has its mail', async () => {
    await begin();
    smtp.mode = 'only-office';
    await send();
    await attempted(5);
    expect(await taken()).toEqual([office.email]);
    expect(smtp.attempts.filter(({ to }) => to === visitor.email)).toHaveLength(1);
    smtp.mode = 'well';

    expect(await takenBy(2)).toEqual([agent.email, office.email].sort());
  });

  it('X03 lays a mail that was refused too often aside, where it can be read and sent again', async () => {
    await begin({ retries: 1 });
    smtp.mode = 'never';

    await send();
    const given = await until(figures, (text) => /^deliveries_dead 3$/m.test(text));
    expect(given).toMatch(/^deliveries_failed_total\{party="agent",reason="recipient refused 550"\} 2$/m);
  });
});
