import { office } from '@dosmares/content/office';
import { restartDelivery } from '@dosmares/store/deliveries';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import { anyDatabase, engines, type TestDatabase } from '../../testing/databases/test-database.ts';
import { receive } from '../../testing/desk-office.ts';
import { type FaultySmtp, type SmtpMode, startFaultySmtp } from '../../testing/faults/faulty-smtp.ts';
import { storeForAll } from '../../testing/hooks.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { type System, startSystem } from '../../testing/system.ts';
import { until } from '../../testing/until.ts';
import { runOutbox } from './outbox.ts';

const recipients = [agent.email, visitor.email, office.email].sort();
const fastRetries = { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 };

describe('mail', () => {
  let database: TestDatabase;
  let smtp: FaultySmtp;
  let system: System;

  async function start(retries: Partial<typeof fastRetries> = {}) {
    const pace = { retries: { ...fastRetries, ...retries } };
    system = await startSystem(database, { SMTP_PORT: String(smtp.port) }, pace);
  }
  async function begin(retries: Partial<typeof fastRetries> = {}, prepare = anyDatabase) {
    database = await prepare();
    await start(retries);
  }
  const send = (more = {}) => system.send(more);
  const delivered = async () => smtp.taken.map(({ to }) => to).sort();
  const arrived = (count: number) => until(delivered, ({ length }) => length >= count);
  const attempts = async () => smtp.attempts.length;
  const whenAttempted = (count: number) => until(attempts, (made) => made >= count);
  const metrics = async () => (await fetch(`${system.api.address}/metrics`)).text();

  beforeEach(async () => {
    smtp = await startFaultySmtp();
  });
  afterEach(async () => {
    await Promise.all([smtp.close(), system.close()]);
    await database.clear();
  });

  it.each(engines)(
    'X03 on %s answers success while the mail server refuses connections, and sends the mails once it is back',
    async (_, prepare) => {
      await smtp.close();
      await begin({}, prepare);

      const answer = await send();
      smtp = await startFaultySmtp({ port: smtp.port });

      expect(answer.status).toBe(200);
      expect(await arrived(3)).toEqual(recipients);
    },
  );

  it.each<[string, SmtpMode]>([
    ['hangs up in the middle of a mail', 'drops'],
    ['greylists unknown senders with 451', 'greylist'],
  ])('X03 retries each mail while the server %s, and each arrives once', async (_, mode) => {
    await begin();
    smtp.mode = mode;

    await send();
    await whenAttempted(3);
    smtp.mode = 'well';

    expect(await arrived(3)).toEqual(recipients);
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('X03 finishes the mail that is being sent at shutdown, and sends each once', async () => {
    await begin();
    smtp.mode = 'slow';
    await send();
    await whenAttempted(1);

    await system.close();
    const finished = await delivered();
    await start();

    expect(finished.length).toBeGreaterThan(0);
    await until(metrics, (text) => text.includes('\ndeliveries_waiting 0\n'));
    expect(await delivered()).toEqual(recipients);
  });

  it('X03 does not delay others for a recipient whose server does not answer', async () => {
    await begin();
    smtp.unanswered.add(agent.email);

    for (const email of ['one@visitor.test', 'two@visitor.test']) await send({ email });

    expect(await arrived(4)).toEqual([office.email, office.email, 'one@visitor.test', 'two@visitor.test']);
  });

  it('X03 retries an agent’s address refused with 550, gives up such a confirmation at once, and reaches the office meanwhile', async () => {
    await begin();
    smtp.mode = 'only-office';
    await send();
    await whenAttempted(5);
    expect(await delivered()).toEqual([office.email]);
    expect(smtp.attempts.filter(({ to }) => to === visitor.email)).toHaveLength(1);
    smtp.mode = 'well';

    expect(await arrived(2)).toEqual([agent.email, office.email].sort());
  });

  it('X03 sets aside a mail that was refused too often, and counts it', async () => {
    await begin({ retries: 1 });
    smtp.mode = 'never';

    await send();
    const page = await until(metrics, (text) => /^deliveries_dead 3$/m.test(text));
    expect(page).toMatch(/^deliveries_failed_total\{recipient="agent",reason="recipient refused 550"\} 2$/m);
  });
});

describe('a confirmation that is refused for good', () => {
  const store = storeForAll();

  it('X03 is not given up if somebody sends it again before that is noted', async () => {
    const { id } = await receive(store);
    const delivery = { inquiry_id: id, recipient: 'visitor' } as const;
    let tries = 0;
    const taken = async () => undefined;
    const refusedOnce = async () => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error(), { reason: 'recipient refused 550', isFinal: true });
    };
    let sentAgain: unknown;
    const sendAgain = () => store.db.transaction().execute((trx) => restartDelivery(store, trx, delivery));
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (tries === 1) sentAgain ??= sendAgain();
        await sentAgain;

        return result;
      },
    });
    const send = { agent: taken, office: taken, crm: taken, visitor: refusedOnce };
    await runOutbox({ workers: { mail: 1, crm: 0 }, store: { ...store, db }, log: silentLog, send });
    const find = () =>
      store.db
        .selectFrom('delivery')
        .select(['delivered_at', 'dead_at'])
        .where('inquiry_id', '=', id)
        .where('recipient', '=', 'visitor')
        .executeTakeFirst();
    const found = await until(find, (row) => row?.delivered_at !== null);

    expect(found).toMatchObject({ dead_at: null });
  });
});
