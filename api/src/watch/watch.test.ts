import { bothCalls } from '../../trials/bodies.ts';
import { engines, type Ground, settingsOn } from '../../trials/grounds.ts';
import { silentLog } from '../../trials/silent-log.ts';
import { until } from '../../trials/until.ts';
import type { Store } from '../database.ts';
import { summariseDay } from '../day-summary.ts';
import { acceptInto } from '../inquiries/accept.ts';
import { submissionFrom } from '../inquiries/submission.ts';
import type { Mail } from '../mail.ts';
import { openStore } from '../store.ts';
import type { Trouble } from '../trouble.ts';
import { raiseAlerts, sendAlerts } from './alerts.ts';
import { sendDigests } from './digest.ts';

describe.each(engines)('the watch on %s', (_, prepare) => {
  let ground: Ground;
  let store: Store;
  beforeEach(async () => {
    ground = await prepare();
    store = await openStore(settingsOn(ground), silentLog);
    const submission = submissionFrom('agentInquiry', bothCalls.agentInquiry);
    await acceptInto(
      store,
      false,
    )([
      { submission, held: null, key: undefined },
      { submission: { ...submission, message: 'Pills' }, held: 'honeypot', key: undefined },
    ]);
  });
  afterEach(async () => {
    await store.close();
    await ground.clear();
  });

  const wait = (minutes: number) =>
    store.db
      .updateTable('delivery')
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .execute();
  const alerts = () => store.boss.findJobs<Trouble>('alert');

  it('is quiet while mail is younger than 15 minutes, and about a visitor’s mistyped address', async () => {
    await wait(14);
    await raiseAlerts({ store, log: silentLog });
    await store.db
      .updateTable('delivery')
      .set({ delivered_at: new Date() })
      .where('party', '<>', 'visitor')
      .execute();
    await wait(60);
    await raiseAlerts({ store, log: silentLog });

    expect(await alerts()).toEqual([]);
  });

  it('raises the alarm once when mail is stuck for 15 minutes, however often it looks', async () => {
    await wait(16);
    for (let look = 0; look < 3; look += 1) await raiseAlerts({ store, log: silentLog });

    expect((await alerts()).map(({ data }) => data)).toEqual([
      { stuck: 2, dead: 0, oldestMinutes: 16, references: [expect.stringMatching(/^DM-/)] },
    ]);
  });

  it('raises the alarm when mail was given up', async () => {
    await store.db
      .updateTable('delivery')
      .set({ dead_at: new Date() })
      .where('party', '=', 'agent')
      .execute();
    await raiseAlerts({ store, log: silentLog });

    expect((await alerts()).map(({ data }) => data.dead)).toEqual([1]);
  });

  it('sends the alarm as a mail', async () => {
    const sent: Mail[] = [];
    const sendMail = async (mail: Mail) => void sent.push(mail);
    await sendAlerts({
      store,
      log: silentLog,
      sendMail,
      write: (trouble, id) => ({ messageId: id, subject: `${trouble.stuck} stuck` }) as Mail,
    });
    await wait(16);

    await raiseAlerts({ store, log: silentLog });

    await until(
      async () => sent.map(({ subject }) => subject),
      (subjects) => subjects.length === 1,
    );
    expect(sent[0]?.subject).toBe('2 stuck');
  });

  it('sums up the day, and is due every morning in Los Cabos', async () => {
    const { received, held, backlog } = await summariseDay(store.db);
    await sendDigests({ store, sendMail: async () => undefined, write: () => ({}) as Mail }, '07:30');

    expect(received.map(({ message }) => message)).toEqual([bothCalls.agentInquiry.message]);
    expect(held.map(({ message }) => message)).toEqual(['Pills']);
    expect(backlog).toMatchObject({ waiting: 3, held: 1, dead: 0 });
    expect(await store.boss.getSchedules('digest')).toMatchObject([
      { cron: '30 7 * * *', timezone: 'America/Mazatlan' },
    ]);
  });
});
