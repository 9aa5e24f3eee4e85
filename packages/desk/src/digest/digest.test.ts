import { momentOf } from '@dosmares/content/office-time';
import { renderMail } from '@dosmares/mail/layout';
import type { Mail } from '@dosmares/mail/smtp/sender';
import type { EventKind, QuarantineReason } from '@dosmares/store/database';
import { eventsOf, recordEvent } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import { agent } from '../../../../api/testing/bodies/bodies.ts';
import { receive } from '../../../../api/testing/desk-office.ts';
import { busyDay } from '../../../../api/testing/every-mail.ts';
import { storeForAll } from '../../../../api/testing/hooks.ts';
import { until } from '../../../../api/testing/until.ts';
import { type DaySummary, digestMail, sendDigests, summariseDay } from './digest.ts';

const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;

describe('the day’s figures', () => {
  const store = storeForAll();

  let count = 0;
  async function arrive(received: string, more: object = {}, quarantined: QuarantineReason | null = null) {
    count += 1;
    const { id } = await receive(store, { email: `visitor-${count}@visitor.test`, ...more }, quarantined);
    await sql`update inquiry set received_at = ${at(received)} where id = ${id}`.execute(store.db);

    return id;
  }
  async function happen(id: string, kind: EventKind, when: string) {
    const { length: seen } = await eventsOf(store.db, id);
    const event = { kind, actor: agent.id, detail: {} };
    await store.db.transaction().execute((trx) => recordEvent(trx, id, event, seen));
    await sql`update inquiry_event set at = ${at(when)}
      where inquiry_id = ${id} and number = ${seen + 1}`.execute(store.db);
  }

  it('I18 are those of yesterday in the office’s time, even across the end of a month, with everything that waits', async () => {
    await arrive('2026-11-29 23:59');
    for (const time of ['00:00', '23:59']) await arrive(`2026-11-30 ${time}`);
    await arrive('2026-11-30 12:00', { agentId: null });
    await arrive('2026-12-01 00:00');
    await arrive('2026-11-30 12:00', {}, 'too-many');
    await happen(await arrive('2026-11-02 10:00'), 'closed', '2026-11-02 13:00');
    const oldest = await arrive('2026-11-02 12:00');
    await happen(oldest, 'taken', '2026-11-02 13:00');
    await sql`update delivery set dead_at = now(), last_error = 'recipient refused 550'
      where inquiry_id = ${oldest} and recipient = 'visitor'`.execute(store.db);

    const day = await summariseDay(store.db, at('2026-12-01 07:00'));

    expect(day).toMatchObject({
      since: at('2026-11-30 00:00'),
      waiting: { count: 6 },
      quarantined: { count: 1 },
    });
    expect(day.byAgent).toEqual([
      { agent_id: agent.id, received: 2, answered: 0 },
      { agent_id: null, received: 1, answered: 0 },
    ]);
    for (const { rows } of [day.waiting, day.undelivered])
      expect(rows[0]).toMatchObject({ id: oldest, state: 'taken' });
  });

  it('I10 I18 measure the time to the first answer, by the day of the answer, every morning in Los Cabos', async () => {
    for (const times of [['23 14:00', '24 18:00'], ['23 16:00'], ['23 21:00'], ['24 00:00'], []]) {
      const id = await arrive('2026-11-23 12:00');
      for (const time of times) await happen(id, 'answered', `2026-11-${time}`);
    }
    const answersAt = async (day: string) => (await summariseDay(store.db, at(`${day} 07:00`))).answers;

    expect(await answersAt('2026-11-24')).toEqual({ answered: 3, median: 4 * 3600, worst: 9 * 3600 });
    expect(await answersAt('2026-11-25')).toEqual({ answered: 1, median: 12 * 3600, worst: 12 * 3600 });
    expect(await answersAt('2026-11-26')).toEqual({ answered: 0, median: null, worst: null });
    await sendDigests({ store, sendMail: async () => undefined, destinations: { siteOrigin: '' } });
    const schedule = { cron: '0 7 * * *', timezone: 'America/Mazatlan' };
    expect(await store.boss.getSchedules('digest')).toMatchObject([schedule]);
  });

  it('I18 is of the days since the one before, however late it is sent, and named by its own', async () => {
    const mails: Mail[] = [];
    for (const due of ['2026-11-20 07:00', '2026-11-23 07:00']) {
      const id = await store.boss.send('digest', {});
      await sql`update pgboss.job set created_on = ${at(due)} where id = ${id}`.execute(store.db);
    }
    for (const day of ['19', '20', '22', '23']) await arrive(`2026-11-${day} 12:00`);
    const sendMail = async (mail: Mail) => void mails.push(mail);
    // A worker fetches its first job at once, and the next only later.
    for (const sent of [1, 2]) {
      await sendDigests({ store, sendMail, destinations: { siteOrigin: '' } });
      await until(
        () => mails.length,
        (count) => count === sent,
      );
    }

    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Thursday, November 19: 1 inquiry,/),
      expect.stringMatching(/^Friday, November 20 to Sunday, November 22: 2 inquiries,/),
    ]);
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      expect.stringContaining('digest.2026-11-20'),
      expect.stringContaining('digest.2026-11-23'),
    ]);
  });
});

describe('the digest', () => {
  const digest = (day: DaySummary, deskOrigin?: string) =>
    renderMail(digestMail(day, { siteOrigin: 'https://site.test', deskOrigin }), 'digest.1');

  it('I18 says what arrived, how long answers took and what waits, and links to the desk', () => {
    const { subject, text, html } = digest(busyDay, 'https://api.test');

    expect(subject).toBe('Monday, November 30: 4 inquiries, 45 open, 1 in quarantine, 3 not delivered');
    for (const words of [
      'Monday, November 30: 4 inquiries',
      'Open the desk: https://api.test/staff',
      `${agent.name}: 3 received, 2 answered\nThe office: 1 received, 0 answered`,
      'Answered: 5\nMedian response time: 1 h\nSlowest response: 3 days',
      `DM-OPEN-0001: Visit hxxps[:]//evil[.]test, for ${agent.name}. Assigned, waiting for`,
      'And 44 more.',
      `DM-DEAD-0001: Jane Doe, for ${agent.name}. Answered, received Monday`,
    ])
      expect(text).toContain(words);
    expect(html).toContain('href="https://api.test/staff/inquiry/DM-OPEN-0001"');
    // A stranger's text contains no link, and no mail contains a command.
    for (const part of [html, text]) expect(part).not.toMatch(/evil\.test|npm |docker|release DM-/);
  });

  it('I18 is short when nothing happened, and has no links to a desk that is off', () => {
    const none = { rows: [], count: 0, page: 1, pages: 1 };
    const nothing = { byAgent: [], waiting: none, undelivered: none, quarantined: none };
    const answers = { answered: 0, median: null, worst: null };
    const { subject, text } = digest({ ...busyDay, ...nothing, answers });

    expect(subject).toBe('Monday, November 30: 0 inquiries');
    expect(text).toContain('No answers were noted.\n\nNothing is open.');
    expect(text).not.toContain('desk');
  });
});
