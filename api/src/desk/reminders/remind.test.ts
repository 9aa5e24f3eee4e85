import { office } from '@dosmares/content/office';
import { agent } from '../../../testing/bodies/bodies.ts';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { manager, openOffice, receive } from '../../../testing/desk-office.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { until } from '../../../testing/until.ts';
import type { Mail } from '../../mail/smtp/sender.ts';
import type { Store } from '../../store/database.ts';
import { eventsOf } from '../../store/inquiry.ts';
import { suspend } from '../sign-in/staff.ts';
import { sendReminders } from './mails.ts';
import { mostAtOnce, remind } from './remind.ts';

const later = () => new Date(Date.now() + 1_000_000);
/** Reminds at once of everything that waits. */
const hurried = { untaken: (since: Date) => since, limit: later };
const atLimit = { ...hurried, limit: (received: Date) => received };
const never = { untaken: later, limit: later };

describe('the desk’s mails', () => {
  let store: Store;
  storeForAll(anyDatabase, (opened) => {
    store = opened;
  });
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

  it('I11 I15 remind whoever has it once, even from several processes at once, and the office before the limit', async () => {
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

  it('I14 go to the office for no agent, for a suspended one, and once', async () => {
    await receive(store, { agentId: null, email: 'one@v.test' });
    await receive(store, { email: 'two@v.test' });
    await suspend(store.db, agent.id, true);
    await work();
    await remind(store, atLimit);

    expect(await arrived(2)).toEqual(Array(2).fill(`${office.email}: Please answer soon`));
  });

  it('I16 I17 go out gradually, and not once an act has overtaken them', async () => {
    const all: { reference: string }[] = [];
    for (let at = 0; at < mostAtOnce + 3; at += 1) all.push(await receive(store, { email: `v${at}@v.test` }));
    for (const count of [mostAtOnce, 3, 0]) expect(await remind(store, hurried)).toBe(count);
    const [first, ...others] = all;
    await press(first?.reference ?? '', { action: 'take' }, agent.email);
    await work();
    await arrived(others.length);

    expect(sent.map(({ subject }) => subject).sort()).toEqual(
      others.map(({ reference }) => `Reminder: inquiry ${reference} from Jane Doe`).sort(),
    );
  });

  it('I15 I19 tell both once when two processes each look at one of a pair', async () => {
    const ids: string[] = [];
    for (let person = 0; person < 10; person += 1)
      for (const agentId of [2, null])
        ids.push((await receive(store, { agentId, email: `person-${person}@v.test` })).id);

    await Promise.all(Array.from({ length: 6 }, () => remind(store)));

    for (const id of ids) expect(await kinds(id)).toEqual(['crossed']);
  });

  it('I19 tell both when a person has written to two, and whoever loses an inquiry to a colleague', async () => {
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
