import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { agent } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { type FaultySmtp, startFaultySmtp } from '../../../testing/faults/faulty-smtp.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { until } from '../../../testing/until.ts';
import { renderMail } from '../../mail/mails.ts';
import { reminderContent } from '../../mail/reminder.ts';
import { smtpSender } from '../../mail/smtp/sender.ts';
import { settings } from '../../mail/smtp/testing/smtp-settings.ts';
import type { HandlingDetail, Store } from '../../store/database.ts';
import { arrive, at, happen } from '../testing/waiting-inquiry.ts';
import { type ReminderJob, remind } from './remind.ts';
import { sendReminders } from './send-reminders.ts';
import { dueSince } from './stages.ts';

const colleague = roster.find(({ id }) => id !== agent.id) ?? agent;
const alertsTo = 'alerts@dosmares.example';

describe('reminder mails', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
  let smtp: FaultySmtp;
  let sender: ReturnType<typeof smtpSender>;
  beforeEach(async () => {
    smtp = await startFaultySmtp();
    sender = smtpSender(settings(smtp.port));
  });
  afterEach(async () => {
    sender.close();
    await smtp.close();
  });

  const remindAt = (now: string) =>
    remind(
      { store, dueSince: dueSince({ agentAfterHours: 2, officeAfterHours: 6 }), hasWebhook: false },
      at(now),
    );
  /** Works off the queue, and returns the recipients of its mails, sorted. */
  async function recipients() {
    await sendReminders({
      store,
      sendMail: sender.sendMail,
      alertsTo,
      write: (inquiry, { name, ...reminder }) =>
        renderMail(
          reminderContent(inquiry, { ...reminder, now: new Date() }, { siteOrigin: 'https://site.test' }),
          name,
        ),
    });
    await until(
      async () => (await store.boss.findJobs<ReminderJob>('reminder')).map(({ state }) => state),
      (states) => states.every((state) => state === 'completed'),
    );

    return smtp.taken.map(({ to }) => to).sort();
  }
  const passedTo = (to: number): HandlingDetail => ({ to });

  it.each([
    ['2026-11-23 11:00', [agent.email]],
    ['2026-11-23 15:00', [agent.email, office.email]],
    ['2026-11-24 09:00', [agent.email, alertsTo]],
  ])('I11 go out at %s to %j', async (now, expected) => {
    await arrive(store, '2026-11-23 09:00');
    await remindAt(now);

    expect(await recipients()).toEqual([...expected].sort());
  });

  it.each([
    ['2026-11-23 11:00', [office.email]],
    ['2026-11-23 15:00', [office.email]],
    ['2026-11-24 09:00', [alertsTo, office.email]],
  ])('I14 go to the office alone, and once, at %s when there is no agent', async (now, expected) => {
    await arrive(store, '2026-11-23 09:00', { toOffice: true });
    await remindAt(now);

    expect(await recipients()).toEqual([...expected].sort());
  });

  it('I12 go to whoever took it, and to whom it was passed on', async () => {
    const taken = await arrive(store, '2026-11-23 09:00');
    await happen(store, taken, ['taken', '2026-11-23 10:00', colleague.id]);
    await remindAt('2026-11-24 09:00');
    await store.db
      .updateTable('inquiry')
      .set({ agent_id: colleague.id })
      .where('id', '=', await arrive(store, '2026-11-24 09:00'))
      .execute();
    await remindAt('2026-11-24 11:00');

    expect(await recipients()).toEqual([alertsTo, colleague.email, colleague.email].sort());
  });

  it.each([
    ['answered', {}],
    ['taken', {}],
    ['closed', {}],
    ['passed', passedTo(colleague.id)],
  ] as const)('I17 are not sent of what was %s while they waited in the queue', async (kind, detail) => {
    const id = await arrive(store, '2026-11-23 09:00');
    await remindAt('2026-11-23 15:00');
    await happen(store, id, [kind, '2026-11-23 15:00', agent.id, detail]);

    expect(await recipients()).toEqual([]);
  });

  it('I17 of the limit are sent of what was only taken, and not of a forgotten person', async () => {
    const id = await arrive(store, '2026-11-23 09:00');
    const forgotten = await arrive(store, '2026-11-23 09:00');
    await remindAt('2026-11-24 09:00');
    await happen(store, id, ['taken', '2026-11-24 09:00', agent.id]);
    await store.db.deleteFrom('inquiry').where('id', '=', forgotten).execute();

    expect(await recipients()).toEqual([agent.email, alertsTo].sort());
  });

  it('I17 of two stages that both wait, only the later one is sent', async () => {
    await arrive(store, '2026-11-23 09:00');
    await remindAt('2026-11-23 11:00');
    await remindAt('2026-11-23 15:00');

    expect(await recipients()).toEqual([agent.email, office.email].sort());
  });

  it('are tried again when the mail server refuses for a while', async () => {
    await arrive(store, '2026-11-23 09:00');
    await store.boss.updateQueue('reminder', { retryDelay: 1, retryBackoff: false });
    // Looked up here: within a transaction, PGlite would wait for itself.
    await store.boss.findJobs('reminder', { queued: true });
    await remindAt('2026-11-23 11:00');
    smtp.mode = 'greylist';

    expect(await recipients()).toEqual([agent.email]);
  });
});
