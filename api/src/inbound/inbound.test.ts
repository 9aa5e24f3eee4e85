import { agent, bothCalls } from '../../testing/bodies/bodies.ts';
import { anyDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { type Arrived, answerFrom, domain, staffKey, startInbound } from '../../testing/inbound-system.ts';
import { until } from '../../testing/until.ts';
import { typed } from '../staff/testing/staff.ts';
import { inboundAddresses } from './addresses.ts';

type Inbound = Awaited<ReturnType<typeof startInbound>>;

describe('mail about an inquiry', () => {
  let database: TestDatabase;
  let inbound: Inbound;
  beforeAll(async () => {
    database = await anyDatabase();
    inbound = await startInbound(database);
  });
  afterAll(async () => {
    await inbound.system.close();
    await database.clear();
  });
  const shown = async ({ reference }: Arrived) => (await typed(database, 'show', reference)).text;
  const mailsTo = async (address: string) =>
    (await inbound.mails()).filter(({ recipients }) => recipients.includes(address));
  const passedOn = (address: string, subject = 'Re: your inquiry') =>
    until(
      async () => (await mailsTo(address)).find((mail) => mail.subject === subject),
      (mail) => mail !== undefined,
    );

  it('I30 passes an answer on to the visitor, word for word, and notes who answered how', async () => {
    const arrived = await inbound.arrives();
    const raw = answerFrom(agent.email, arrived.reply, [
      'X-Mailer: Phone',
      'Disposition-Notification-To: spy@x.test',
    ]);

    expect(await inbound.deliver({ from: agent.email, to: arrived.reply.toUpperCase(), raw })).toMatch(
      /^250/,
    );
    const mail = await passedOn(arrived.visitor);

    expect(mail).toMatchObject({
      messageId: '<answer-1@phone.test>',
      from: `${agent.name} <no-reply@dosmares.example>`,
      to: [arrived.visitor],
      replyTo: [`${agent.name} <${agent.email}>`],
      sender: expect.stringMatching(/^bounce\+/),
    });
    expect(mail?.text.replaceAll('\r\n', '\n')).toContain(
      'Good morning!\n\n.A line with a dot, and two  spaces  \n',
    );
    expect(await shown(arrived)).toContain(`Answered by ${agent.name}, by mail`);
    const { text } = { text: await (await fetch(`${inbound.system.api.address}/metrics`)).text() };
    expect(text).toMatch(/^inbound_mails_total\{outcome="passed on"\} 1$/m);
  });

  it('I31 does not send a second time what went to the visitor directly, and notes the answer', async () => {
    const arrived = await inbound.arrives();
    const raw = answerFrom(agent.email, `${arrived.reply}, Jane <${arrived.visitor}>`);

    expect(await inbound.deliver({ from: agent.email, to: arrived.reply, raw })).toMatch(/^250/);

    expect(await shown(arrived)).toContain(`Answered by ${agent.name}, by mail`);
    expect(await shown(arrived)).not.toMatch(/^reply/m);
  });

  it('I31 passes what the visitor writes there on to the agent, and takes it for no answer', async () => {
    const arrived = await inbound.arrives();
    const raw = answerFrom(arrived.visitor, arrived.reply).replace(
      'Re: your inquiry',
      `And ${arrived.reference}?`,
    );

    expect(await inbound.deliver({ from: arrived.visitor, to: arrived.reply, raw })).toMatch(/^250/);
    const mail = await passedOn(agent.email, `And ${arrived.reference}?`);

    expect(mail?.replyTo).toEqual([arrived.visitor]);
    expect(await shown(arrived)).not.toContain('Answered');
  });

  it('I33 takes an automatic answer, passes it on to nobody and notes nothing', async () => {
    const arrived = await inbound.arrives();
    const raw = answerFrom(agent.email, arrived.reply, ['Auto-Submitted: auto-replied']);

    expect(await inbound.deliver({ from: agent.email, to: arrived.reply, raw })).toMatch(/^250/);

    expect(await shown(arrived)).not.toMatch(/Answered|^reply/m);
  });

  it('I35 believes neither strangers nor empty senders', async () => {
    const { reply, visitor } = await inbound.arrives();
    const raw = answerFrom('stranger@elsewhere.test', reply);

    expect(await inbound.deliver({ from: 'stranger@elsewhere.test', to: reply, raw })).toMatch(
      /^550 .*answer from/,
    );
    expect(await inbound.deliver({ from: '', to: reply, raw: answerFrom(agent.email, reply) })).toMatch(
      /^550/,
    );
    expect(await mailsTo(visitor)).toHaveLength(1);
  });

  it('I36 passes on once what is sent twice at the same time and again later', async () => {
    const arrived = await inbound.arrives();
    const mail = { from: agent.email, to: arrived.reply, raw: answerFrom(agent.email, arrived.reply) };

    const both = await Promise.all([inbound.deliver(mail), inbound.deliver(mail)]);
    await passedOn(arrived.visitor);
    const later = await inbound.deliver(mail);

    expect([...both, later].every((answer) => answer.startsWith('250'))).toBe(true);
    expect((await shown(arrived)).match(/Answered by/g)).toHaveLength(1);
    expect(await mailsTo(arrived.visitor)).toHaveLength(2);
  });

  it('I36 passes on two answers that come together, each once', async () => {
    const arrived = await inbound.arrives();
    const raw = answerFrom(agent.email, arrived.reply);
    const second = raw.replace('answer-1', 'answer-2');
    const mail = { from: agent.email, to: arrived.reply };

    await Promise.all([inbound.deliver({ ...mail, raw }), inbound.deliver({ ...mail, raw: second })]);
    const mails = await until(
      () => mailsTo(arrived.visitor),
      (all) => all.length === 3,
    );

    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('I39 passes on nothing about what is held, until it is released', async () => {
    const email = 'held@visitor.test';
    await inbound.system.post('agentInquiry', { ...bothCalls.agentInquiry, email, website: 'filled in' });
    const [{ id, reference }] = JSON.parse((await typed(database, 'person', email, '--json')).text).inquiries;
    const reply = inboundAddresses(staffKey, domain).replyTo(id, agent.id);
    const mail = { from: agent.email, to: reply, raw: answerFrom(agent.email, reply) };

    expect(await inbound.deliver(mail)).toBe('550 5.1.1 No such address here');
    expect(await mailsTo(email)).toEqual([]);
    await typed(database, 'release', reference);
    expect(await inbound.deliver(mail)).toMatch(/^250/);
    await passedOn(email);
  });

  it('I39 passes on nothing about a person who was forgotten, and says so before the mail is sent', async () => {
    const arrived = await inbound.arrives();
    const mail = { from: agent.email, to: arrived.reply, raw: answerFrom(agent.email, arrived.reply) };
    await typed(database, 'forget', arrived.visitor);

    expect(await inbound.deliver(mail)).toBe('550 5.1.1 No such address here');
  });

  it('I32 names itself in readiness, and says to whom it does not listen', async () => {
    const ready = await (await fetch(`${inbound.system.api.address}/health/ready`)).json();

    expect(ready).toMatchObject({ inbound: 'ok' });
    expect(await inbound.deliver({ from: agent.email, to: `office@${domain}`, raw: '' })).toMatch(/^550/);
  });
});
