import { agent } from '../../testing/bodies/bodies.ts';
import { anyDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { answerFrom, startInbound } from '../../testing/inbound-system.ts';
import { until } from '../../testing/until.ts';
import { typed } from '../staff/testing/staff.ts';
import { inboundLimits } from './listener.ts';
import { dialogueWith } from './testing/smtp-dialogue.ts';

describe('what is taken', () => {
  let database: TestDatabase;
  let inbound: Awaited<ReturnType<typeof startInbound>>;
  beforeAll(async () => {
    database = await anyDatabase();
    inbound = await startInbound(database);
  });
  afterAll(async () => {
    await inbound.system.close();
    await database.clear();
  });
  const shown = async (reference: string) => (await typed(database, 'show', reference)).text;

  it('I37 ends at ten megabytes', async () => {
    const { reference, reply } = await inbound.arrives();
    const raw =
      answerFrom(agent.email, reply) +
      'x'
        .repeat(76)
        .concat('\n')
        .repeat(inboundLimits.bytes / 76);

    expect(await inbound.deliver({ from: agent.email, to: reply, raw })).toMatch(/^552/);
    expect(await shown(reference)).not.toContain('Answered');
  });

  it('I37 is never half a mail: of a line that is cut nothing is left, and the second try is passed on', async () => {
    const { reference, visitor, reply } = await inbound.arrives();
    const raw = answerFrom(agent.email, reply);
    const { say, write, cut } = await dialogueWith(inbound.port);
    await say(`MAIL FROM:<${agent.email}>`);
    await say(`RCPT TO:<${reply}>`);
    await say('DATA');
    write(raw.replaceAll('\n', '\r\n'));
    cut();

    expect(await shown(reference)).not.toContain('Answered');
    expect(await inbound.deliver({ from: agent.email, to: reply, raw })).toMatch(/^250/);
    await until(
      inbound.mails,
      (mails) => mails.filter(({ recipients }) => recipients.includes(visitor)).length === 2,
    );
  });

  it('I32 goes to those alone who were accepted, of two inquiries to each their own', async () => {
    const [one, two] = [await inbound.arrives(), await inbound.arrives()];
    const raw = answerFrom(agent.email, `${one.reply}, ${two.reply}`);
    const { say, write, answer, cut } = await dialogueWith(inbound.port);
    await say(`MAIL FROM:<${agent.email}>`);
    const answers = [];
    for (const to of [one.reply, 'victim@elsewhere.test', two.reply])
      answers.push(await say(`RCPT TO:<${to}>`));
    await say('DATA');
    write(`${raw.replaceAll('\n', '\r\n').replaceAll('\r\n.', '\r\n..')}\r\n.\r\n`);

    expect(answers.map((text) => text.slice(0, 3))).toEqual(['250', '550', '250']);
    expect(await answer()).toMatch(/^250/);
    cut();
    const mails = await until(
      inbound.mails,
      (all) => all.filter(({ subject }) => subject === 'Re: your inquiry').length >= 3,
    );
    const recipients = mails.flatMap((mail) => (mail.subject === 'Re: your inquiry' ? mail.recipients : []));
    expect(recipients).toEqual(expect.arrayContaining([one.visitor, two.visitor]));
    expect(recipients).not.toContain('victim@elsewhere.test');
  });

  it('I37 arrives whole when it is long', async () => {
    const { visitor, reply } = await inbound.arrives();
    const lines = 'x'.repeat(76).concat('\n').repeat(10_000);
    const raw = answerFrom(agent.email, reply, ['Content-Type: text/plain']) + lines;

    expect(await inbound.deliver({ from: agent.email, to: reply, raw })).toMatch(/^250/);
    const mails = await until(
      inbound.mails,
      (all) => all.filter(({ recipients }) => recipients.includes(visitor)).length === 2,
    );
    const text = mails.find(
      ({ recipients, subject }) => recipients.includes(visitor) && subject.startsWith('Re:'),
    )?.text;
    expect(text?.replaceAll('\r\n', '\n').trimEnd().endsWith(lines.trimEnd())).toBe(true);
  });
});
