import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import type { Mail } from '@dosmares/mail/smtp/sender';
import type { HandlingEvent } from '@dosmares/store/database';
import { eventsOf } from '@dosmares/store/inquiry';
import { agent } from '../../../../api/testing/bodies/bodies.ts';
import { manager, openOffice, receive } from '../../../../api/testing/desk-office.ts';
import { storeForAll } from '../../../../api/testing/hooks.ts';
import { until } from '../../../../api/testing/until.ts';
import { setSuspended } from '../sign-in/staff.ts';
import { sendReminders } from './mails.ts';
import { maxPerRun, nextReminder, type Remindable, remind } from './remind.ts';

const at = (stamp: string) => momentOf(stamp.slice(0, 10), `${stamp.slice(11)}:00`) as Date;
const event = (number: number, kind: HandlingEvent['kind'], when: string, detail = {}): HandlingEvent => ({
  number,
  kind,
  at: at(when),
  actor: agent.id,
  detail,
});

/** An inquiry that arrived on a Monday at ten: its answer is due on Tuesday at ten. */
const waiting: Remindable = {
  received_at: at('2026-11-23 10:00'),
  quarantined: null,
  state: 'new',
  call_back_on: null,
  events: [],
};
const due = (now: string, more: Partial<Remindable> = {}) =>
  nextReminder({ ...waiting, ...more }, at(now)).due;
const taken = event(1, 'taken', '2026-11-23 11:00');
const reminded = (number: number, reminder: string) =>
  event(number, 'reminded', '2026-11-23 12:00', { reminder });

describe('I11 I12 I13 I14 I16 I19 a reminder', () => {
  const once = (kind: HandlingEvent['kind'], when: string, detail = {}) => [event(1, kind, when, detail)];
  const passedOn = [reminded(1, 'untaken'), event(2, 'passed', '2026-11-23 11:00')];
  const planned = once('call-back', '2026-11-23 11:00');

  // biome-ignore format: a table reads in columns
  it.each([
    ['I11 nobody before two opening hours',         '2026-11-23 11:59', {}, undefined],
    ['I11 after two, of an untaken inquiry',        '2026-11-23 12:00', {}, 'untaken'],
    ['I11 across a night',                          '2026-11-24 10:00', { received_at: at('2026-11-23 17:00') }, 'untaken'],
    ['I11 on a weekend with shorter hours',         '2026-11-28 11:30', { received_at: at('2026-11-27 17:30') }, 'untaken'],
    ['I11 each stage once',                         '2026-11-23 14:30', { events: [reminded(1, 'untaken')] }, undefined],
    ['I11 four opening hours before the limit',     '2026-11-23 15:00', { state: 'taken', events: [taken] }, 'limit'],
    ['I11 not before',                              '2026-11-23 14:59', { state: 'taken', events: [taken] }, undefined],
    ['I11 only the latest that is due',             '2026-11-24 09:30', {}, 'limit'],
    ['I12 nobody of an answered inquiry',           '2026-11-24 09:30', { state: 'answered' }, undefined],
    ['I12 nobody of a closed inquiry',              '2026-11-24 09:30', { state: 'closed' }, undefined],
    ['I13 again for the new holder',                '2026-11-23 13:00', { state: 'passed', events: passedOn }, 'untaken'],
    ['I13 with an unchanged limit',                 '2026-11-23 15:00', { state: 'passed', events: once('passed', '2026-11-23 14:00') }, 'limit'],
    ['I14 nobody of a quarantined inquiry',                '2026-11-24 09:30', { quarantined: 'honeypot' }, undefined],
    ['I14 counting from its release',               '2026-11-25 12:00', { events: once('released', '2026-11-25 10:00') }, 'untaken'],
    ['I16 nobody when overdue by three days',       '2026-11-28 12:00', {}, undefined],
    ['I19 on the day of a planned call',            '2026-11-26 09:00', { state: 'answered', call_back_on: '2026-11-26', events: planned }, 'call-back'],
    ['I19 not before it',                           '2026-11-25 17:00', { state: 'answered', call_back_on: '2026-11-26' }, undefined],
  ] as const)('%s', (_, now, more, stage) => {
    expect(due(now, more as Partial<Remindable>)).toBe(stage);
  });

  it('I15 says when to check next, until no reminder is left', () => {
    const next = (now: string, more: Partial<Remindable> = {}) =>
      nextReminder({ ...waiting, ...more }, at(now)).next;

    expect(next('2026-11-23 10:00')).toEqual(at('2026-11-23 12:00'));
    expect(next('2026-11-23 12:00')).toEqual(at('2026-11-23 15:00'));
    expect(next('2026-11-23 15:00')).toBeNull();
    expect(next('2026-11-23 10:00', { state: 'answered' })).toBeNull();
  });
});

const later = () => new Date(Date.now() + 1_000_000);
const hurried = { untaken: (since: Date) => since, limit: later };
const atLimit = { ...hurried, limit: (received: Date) => received };
const never = { untaken: later, limit: later };

describe('the desk’s mails', () => {
  const store = storeForAll();
  let sent: Mail[];
  const work = () => {
    sent = [];
    const destinations = { siteOrigin: 'https://site.test', deskOrigin: 'https://desk.test' };

    return sendReminders({ store, sendMail: async (mail) => void sent.push(mail), destinations });
  };
  const arrived = (count: number) =>
    until(
      async () => sent.map(({ to, subject }) => `${to.address}: ${subject.split(':')[0]}`).sort(),
      (mails) => mails.length >= count,
    );
  const kinds = async (id: string) => (await eventsOf(store.db, id)).map(({ kind }) => kind);
  const press = async (reference: string, fields: Record<string, string>, email = manager) =>
    (await (await openOffice(store)).as(email)).press(`/staff/inquiry/${reference}`, fields);

  it('I11 I15 remind the holder once, even from several processes at once, and the office before the limit', async () => {
    const { id } = await receive(store);
    await Promise.all([remind(store, hurried), remind(store, hurried), remind(store, hurried)]);
    expect(await kinds(id)).toEqual(['reminded']);
    await store.db.updateTable('inquiry').set({ remind_at: new Date() }).execute();
    await work();
    expect(await arrived(1)).toEqual([`${agent.email}: Reminder`]);
    await remind(store, atLimit);

    expect(await arrived(3)).toEqual([
      `${agent.email}: Please answer soon`,
      `${agent.email}: Reminder`,
      `${office.email}: Please answer soon`,
    ]);
  });

  it('I14 go to the office, once, when there is no agent or a suspended one', async () => {
    await receive(store, { agentId: null, email: 'one@v.test' });
    await receive(store, { email: 'two@v.test' });
    await setSuspended(store.db, agent.id, true);
    await work();
    await remind(store, atLimit);

    expect(await arrived(2)).toEqual(Array(2).fill(`${office.email}: Please answer soon`));
  });

  it('I16 I17 are sent gradually, and not after an act has superseded them', async () => {
    const all: { reference: string }[] = [];
    for (let at = 0; at < maxPerRun + 3; at += 1) all.push(await receive(store, { email: `v${at}@v.test` }));
    for (const count of [maxPerRun, 3, 0]) expect(await remind(store, hurried)).toBe(count);
    const [first, ...others] = all;
    await press(first?.reference ?? '', { action: 'take' }, agent.email);
    await work();
    await arrived(others.length);

    expect(sent.map(({ subject }) => subject).sort()).toEqual(
      others.map(({ reference }) => `Reminder: inquiry ${reference} from Jane Doe`).sort(),
    );
  });

  it('I15 I19 tell both holders once when two processes each check one of a pair', async () => {
    const ids: string[] = [];
    for (let person = 0; person < 10; person += 1)
      for (const agentId of [2, null])
        ids.push((await receive(store, { agentId, email: `person-${person}@v.test` })).id);

    await Promise.all(Array.from({ length: 6 }, () => remind(store)));

    for (const id of ids) expect(await kinds(id)).toEqual(['crossed']);
  });

  it('I19 tell both holders when a person has written to two, and the previous holder of a reassigned inquiry', async () => {
    const first = await receive(store);
    const other = await receive(store, { message: 'And another thing' });
    await store.db.updateTable('inquiry').set({ agent_id: 1 }).where('id', '=', other.id).execute();
    await remind(store, never);
    await work();
    await arrived(2);
    const to = (address: string) => sent.flatMap(({ to, text }) => (to.address === address ? text : []));
    const words = `The same person wrote to Marisol Quintero as well (${other.reference}).`;
    expect(to(agent.email)[0]).toContain(words);
    expect(to('marisol@dosmares.example')[0]).toContain(first.reference);

    await press(first.reference, { action: 'reassign', to: '3', note: 'She speaks French' });
    await arrived(3);
    expect(to(agent.email)[1]).toContain('Assigned to Catalina Orozco by Marta Ruiz. “She speaks French”');
  });
});
