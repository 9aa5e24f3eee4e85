import { agent } from '../../testing/bodies/bodies.ts';
import { anyDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { answerFrom, startInbound } from '../../testing/inbound-system.ts';
import { until } from '../../testing/until.ts';
import { typed } from '../staff/testing/staff.ts';
import { bounceReason } from './bounce.ts';
import { plainBounce, readReceipt, report, vacation } from './testing/bounces.ts';

describe('why a mail came back', () => {
  it.each([
    ['a report', report('failed', '5.1.1'), 'bounced 5.1.1'],
    ['a report with another status', report('failed', '4.4.7'), 'bounced 4.4.7'],
    ['words alone', plainBounce, 'bounced'],
    ['a report that it is late', report('delayed', '4.4.1'), undefined],
    ['a report that it has arrived', report('delivered', '2.0.0'), undefined],
    ['an absent reader', vacation, undefined],
    ['a reader’s receipt', readReceipt, undefined],
  ])('I34 with %s', async (_, raw, reason) => {
    expect(await bounceReason(Buffer.from(raw.replaceAll('\n', '\r\n')))).toBe(reason);
  });

  it('I37 with ten thousand parts in each other', async () => {
    const nested = Array.from(
      { length: 10_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    );

    expect(await bounceReason(Buffer.from(nested.join('')))).toBe('bounced');
  });
});

describe('a mail that comes back', () => {
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
  const ready = async () => (await fetch(`${inbound.system.api.address}/health/ready`)).json();

  it('I34 counts as given up, says why, and is sent again when staff say so', async () => {
    const { reference, bounce } = await inbound.arrives();
    const mail = { from: '', to: bounce.agent, raw: report('failed', '5.1.1') };

    expect(await inbound.deliver(mail)).toMatch(/^250/);
    expect(await inbound.deliver(mail)).toMatch(/^250/);
    expect(await shown(reference)).toMatch(/agent +given up .* bounced 5\.1\.1/);
    expect(await ready()).toMatchObject({ mail: expect.stringContaining('1 given up') });
    const figures = await (await fetch(`${inbound.system.api.address}/metrics`)).text();
    expect(figures).toMatch(/^deliveries_dead_total\{party="agent"\} 1$/m);

    await typed(database, 'redeliver', reference);
    await until(
      () => shown(reference),
      (text) => /agent +delivered/.test(text),
    );
    // The bounce is about the previous mail.
    expect(await inbound.deliver(mail)).toMatch(/^250/);
    expect(await shown(reference)).toMatch(/agent +delivered/);
  });

  it('I34 leaves what is only late or answered by a program as it is', async () => {
    const { reference, bounce } = await inbound.arrives();
    for (const raw of [report('delayed', '4.4.1'), vacation, readReceipt])
      expect(await inbound.deliver({ from: '', to: bounce.office, raw })).toMatch(/^250/);

    expect(await shown(reference)).toMatch(/office +delivered/);
  });

  it('I34 takes no bounce from somebody with an address', async () => {
    const { bounce } = await inbound.arrives();

    expect(await inbound.deliver({ from: 'x@elsewhere.test', to: bounce.agent, raw: plainBounce })).toMatch(
      /^550/,
    );
  });

  it('I34 an answer that comes back from the visitor is kept, and passed on again when staff say so', async () => {
    const { reference, visitor, reply } = await inbound.arrives();
    const theirs = async () =>
      (await inbound.mails()).filter(({ recipients }) => recipients.includes(visitor));
    await inbound.deliver({ from: agent.email, to: reply, raw: answerFrom(agent.email, reply) });
    const [passedOn] = await until(theirs, (mails) => mails.length === 2);
    await until(
      () => shown(reference),
      (text) => /reply +delivered/.test(text),
    );

    await inbound.deliver({ from: '', to: passedOn?.sender ?? '', raw: report('failed', '5.2.2') });
    expect(await shown(reference)).toMatch(/reply +given up .* bounced 5\.2\.2/);
    await typed(database, 'redeliver', reference);

    expect(
      new Set((await until(theirs, (mails) => mails.length === 3)).map(({ messageId }) => messageId)).size,
    ).toBe(2);
  });
});
