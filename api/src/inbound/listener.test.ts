import { silentLog } from '../../testing/silent-log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { inboundAddresses } from './addresses.ts';
import { type InboundLimits, type InboundListener, inboundLimits, listenForMail } from './listener.ts';
import { type Dialogue, dialogueWith } from './testing/smtp-dialogue.ts';

const domain = 'in.dosmares.example';
const key = 'a key for staff of at least thirty-two letters';
const inquiry = 'c0ffee00-1111-4222-8333-444455556666';

describe('a mail server for our own addresses alone', () => {
  let listener: InboundListener;
  let open: Dialogue[];
  const addresses = inboundAddresses(key, domain);
  async function connect() {
    const dialogue = await dialogueWith(listener.port);
    open.push(dialogue);

    return dialogue;
  }
  async function listen(limits: Partial<InboundLimits> = {}) {
    listener = await listenForMail(
      {
        addresses,
        store: () => {
          throw new Error('the store is away');
        },
        log: silentLog,
        metrics: createMetrics(async () => ({ waiting: 0, dead: 0, held: 0, oldestSeconds: 0 })),
      },
      { host: '127.0.0.1', port: 0 },
      { ...inboundLimits, ...limits },
    );

    open = [];

    return connect();
  }
  afterEach(async () => {
    for (const { cut } of open) cut();
    await listener.close();
  });

  const ours = addresses.replyTo(inquiry, 2);
  const local = ours.split('@')[0];
  it.each([
    'victim@elsewhere.test',
    `victim%elsewhere.test@${domain}`,
    `"victim@elsewhere.test"@${domain}`,
    `elsewhere.test!victim@${domain}`,
    `elsewhere.test!victim`,
    `@${domain}:victim@elsewhere.test`,
    `victim@elsewhere.test@${domain}`,
    `victim@[127.0.0.1]`,
    'victim',
    'postmaster',
    `office@${domain}`,
    `reply+@${domain}`,
    `${local}@elsewhere.test`,
    `${local}%elsewhere.test@${domain}`,
    `x${ours}`,
    `${ours}.elsewhere.test`,
    inboundAddresses(key, 'elsewhere.test').replyTo(inquiry, 2),
    inboundAddresses(`${key}!`, domain).replyTo(inquiry, 2),
    addresses.replyTo(inquiry, 2, new Date('2020-01-01')),
    addresses.bounceTo(inquiry, { party: 'agent', edition: 0 }),
  ])('I32 I38 does not relay to %s', async (address) => {
    const { say } = await listen();
    await say('MAIL FROM:<adrian@dosmares.example>');

    expect(await say(`RCPT TO:<${address}>`)).toMatch(/^5(?:50|01) /);
    expect(await say('DATA')).toMatch(/^503/);
  });

  it('I32 tells nobody who is there, and lets nobody sign in', async () => {
    const { say } = await listen();
    const offered = await say('EHLO client.test');

    expect(offered).not.toMatch(/AUTH|STARTTLS|VRFY|EXPN/);
    expect(offered).toContain(`SIZE ${inboundLimits.bytes}`);
    for (const command of ['VRFY adrian', 'EXPN staff', 'AUTH PLAIN AGEAYg==', 'STARTTLS', 'XCLIENT NAME=a'])
      expect(await say(command)).toMatch(/^5/);
  });

  it('I39 asks to try again while the store is away', async () => {
    const { say } = await listen();
    await say('MAIL FROM:<adrian@dosmares.example>');

    expect(await say(`RCPT TO:<${ours}>`)).toBe('451 4.3.0 Please try again later');
  });

  it('I37 hangs up on whoever guesses ten thousand recipients', async () => {
    const { say } = await listen();
    await say('MAIL FROM:<adrian@dosmares.example>');
    const answers: string[] = [];
    for (let at = 0; at < 10_000 && answers.at(-1) !== ''; at += 1)
      answers.push(await say(`RCPT TO:<reply+${at}@${domain}>`));

    expect(answers).toHaveLength(inboundLimits.refusals + 2);
    expect(answers.at(-2)).toMatch(/^421/);
  });

  it('I37 refuses a mail that says beforehand that it is too long', async () => {
    const { say } = await listen();

    expect(await say(`MAIL FROM:<adrian@dosmares.example> SIZE=${inboundLimits.bytes + 1}`)).toMatch(/^552/);
  });

  it('I37 ends a connection that is silent', async () => {
    const { answer } = await listen({ idleMs: 1000 });

    expect(await answer()).toMatch(/^421/);
    expect(await answer()).toBe('');
  });

  it('I37 ends a connection that is never silent', async () => {
    const { say } = await listen({ connectionMs: 100 });
    let answer = 'still there';
    while (answer !== '') answer = await say('NOOP');

    expect(answer).toBe('');
  });

  it('I37 takes so many connections and no more', async () => {
    await listen({ clients: 2 });
    await connect();
    const { say } = await connect();

    expect(await say('NOOP')).toBe('');
  });
});
