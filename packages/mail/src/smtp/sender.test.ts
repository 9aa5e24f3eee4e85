import { createServer } from 'node:net';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type Certificate, selfSigned } from '../../../../api/testing/faults/certificate.ts';
import { type FaultySmtpOptions, startFaultySmtp } from '../../../../api/testing/faults/faulty-smtp.ts';
import { type Stall, smtpSteps, stallBefore } from '../../../../api/testing/faults/stalling-smtp.ts';
import { silentLog } from '../../../../api/testing/silent-log.ts';
import { type Failure, mailFailure, mailServerState } from './failure.ts';
import { type Mail, type SmtpSettings, smtpSender, timeouts } from './sender.ts';

const mail: Mail = {
  messageId: '<one@dosmares.example>',
  to: { name: 'Adrian', address: 'adrian@dosmares.example' },
  replyTo: [{ name: 'Jane', address: 'jane@visitor.test' }],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

function senderTo(port: number, more: Partial<SmtpSettings> = {}, limits = timeouts) {
  const from = { name: 'Site', address: 'no-reply@dosmares.example' };
  const account = { user: undefined, password: undefined };

  return smtpSender({ host: '127.0.0.1', port, security: 'none', from, ...account, ...more }, limits);
}

async function outcome(
  port: number,
  more: Partial<SmtpSettings> = {},
  { wrong = {}, limits = timeouts } = {},
) {
  const { sendMail, close } = senderTo(port, more, limits);
  const result = await sendMail({ ...mail, ...wrong }).then(
    () => 'taken' as const,
    ({ reason, fault, isFinal, message }) => {
      // The server's own words may quote the address.
      expect(message).not.toContain('adrian');

      return { reason, fault, isFinal };
    },
  );
  close();

  return result;
}

/** Sends one mail to a server of its own; returns the outcome and what the server received. */
async function sendTo(options: FaultySmtpOptions, more: Partial<SmtpSettings> = {}, wrong = {}) {
  const { port, attempts, taken, close } = await startFaultySmtp(options);
  const result = await outcome(port, more, { wrong });
  await close();

  return { result, to: attempts.map(({ to }) => to), raw: taken[0]?.raw };
}

const serviceFailure = (reason: string) => ({ reason, fault: 'service', isFinal: false });
const recipientFailure = (reason: string) => ({ reason, fault: 'recipient', isFinal: true });
const evil = 'evil@elsewhere.test';

it('X01 no list, command or header injected into a field makes a mail reach a stranger', async () => {
  const addresses = [`adrian@dosmares.example, ${evil}`, `adrian@dosmares.example>\r\nRCPT TO:<${evil}`];
  const replies = [
    { name: `Jane"\r\nBcc: ${evil}`, address: 'jane@visitor.test' },
    { name: '', address: `a@b.test, ${evil}` },
  ];
  const odd = ['|id', '-oQ/tmp', '/etc/passwd', 'evil%elsewhere.test', 'elsewhere.test!evil', `\${run{id}}`];
  for (const address of odd.map((name) => `${name}@x.test`)) {
    const { result, to } = await sendTo({}, {}, { to: { name: '', address } });
    expect([result, to]).toEqual([{ ...recipientFailure('not one plain address') }, []]);
    const { raw } = await sendTo({}, {}, { replyTo: [{ name: '', address }] });
    expect(raw).not.toMatch(/^reply-to:/im);
  }
  for (const wrong of [
    { subject: `Hello\r\nBcc: ${evil}` },
    ...addresses.map((address) => ({ to: { name: '', address } })),
    ...replies.map((reply) => ({ replyTo: [reply] })),
  ])
    expect((await sendTo({}, {}, wrong)).to).not.toContain(evil);
});

it('X04 I54 replies to a mail go to the visitor, and its headers suppress absence notices', async () => {
  const { raw } = await sendTo({});

  expect(raw).toMatch(/^reply-to: Jane <jane@visitor\.test>\r$/im);
  expect(raw).toMatch(/^auto-submitted: auto-generated\r$/im);
  expect(raw).toMatch(/^x-auto-response-suppress: OOF, AutoReply\r$/im);
});

it.each<[number, string, ReturnType<typeof serviceFailure>]>([
  [550, 'no mailbox here', recipientFailure('recipient refused 550')],
  [550, '5.1.1 User unknown', recipientFailure('recipient refused 550 5.1.1')],
  [552, '5.2.2 Mailbox full', recipientFailure('recipient refused 552 5.2.2')],
  [553, 'mailbox name not allowed', recipientFailure('recipient refused 553')],
  [450, '4.2.1 busy', { ...recipientFailure('for now recipient refused 450 4.2.1'), isFinal: false }],
  [550, '5.1.8 Bad sender', serviceFailure('recipient refused 550 5.1.8')],
  [554, '5.7.1 Relay access denied', serviceFailure('recipient refused 554 5.7.1')],
  [550, 'relay not permitted', serviceFailure('recipient refused 550')],
  [550, 'no such user relay@visitor.test', recipientFailure('recipient refused 550')],
  [554, 'no', serviceFailure('recipient refused 554')],
  [451, '4.7.1 greylisted', serviceFailure('for now recipient refused 451 4.7.1')],
  [421, 'closing', serviceFailure('connection lost 421')],
])('attributes the refusal “%i %s” to the recipient or to us', async (code, text, expected) => {
  expect((await sendTo({ recipientRefusal: { code, text } })).result).toEqual(expected);
});

it('opens as many connections at once as are allowed, and gives a mail up that waits longer than a handover may take', async () => {
  const server = await startFaultySmtp();
  const { sendMail, close } = senderTo(server.port, { connections: 3 });
  server.mode = 'slow';
  server.answerAfterMs = 100;
  const numbers = [...Array(8).keys()];
  await Promise.all(
    numbers.map((number) => sendMail({ ...mail, messageId: `<${number}@dosmares.example>` })),
  );
  expect([server.taken.length, server.mostConnections]).toEqual([8, 3]);
  close();

  const hurried = senderTo(server.port, { connections: 1 }, { ...timeouts, handover: 300 });
  server.answerAfterMs = 1_000;
  const outcomes = await Promise.allSettled([hurried.sendMail(mail), hurried.sendMail(mail)]);
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { reason: serviceFailure('timed out') }]);
  hurried.close();
  await server.close();
});

let certificate: Certificate;
beforeAll(async () => {
  certificate = await selfSigned();
});

describe('a mail server that cannot be used', () => {
  it('refuses connections, has an unknown name, or does not answer', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const limits = { ...timeouts, connect: 200, greeting: 200 };

    expect(await outcome(await freePort())).toEqual(serviceFailure('connection refused'));
    expect(await outcome(25, { host: 'no-such-host.invalid' })).toEqual(serviceFailure('host not found'));
    expect(await outcome(port, {}, { limits })).toEqual(serviceFailure('no greeting'));
    silent.close();
  });

  it('expects TLS on a port where we wait for its greeting: the settings are named', async () => {
    const server = await startFaultySmtp({ tls: { ...certificate, from: 'the-start' } });
    const limits = { ...timeouts, connect: 200, greeting: 200 };
    const { reason } = (await outcome(server.port, { security: 'starttls' }, { limits })) as Failure;
    const { note, problem } = mailServerState(silentLog);
    note(reason);
    await server.close();

    expect(problem()).toBe('SMTP_PORT, SMTP_SECURITY: no greeting');
  });

  it('has its own reason for TLS, STARTTLS, a certificate or a password', async () => {
    const signIn = { user: 'site', password: 'right' };
    const attempts: [string, FaultySmtpOptions, Partial<SmtpSettings>][] = [
      ['untrusted certificate', { tls: { ...certificate, from: 'the-start' } }, { security: 'tls' }],
      ['untrusted certificate', { tls: { ...certificate, from: 'STARTTLS' } }, { security: 'starttls' }],
      ['STARTTLS not offered 500', {}, { security: 'starttls' }],
      ['no TLS on this port', {}, { security: 'tls' }],
      ['authentication refused 535 5.7.8', { signIn }, { user: 'site', password: 'wrong' }],
      ['sign-in required 530', { signIn }, {}],
    ];
    for (const [reason, options, more] of attempts)
      expect((await sendTo(options, more)).result).toEqual(serviceFailure(reason));
    const codes = { CERT_HAS_EXPIRED: 'expired certificate', EHOSTUNREACH: 'host not reachable' };
    for (const [originalCode, reason] of Object.entries(codes))
      expect(mailFailure({ code: 'ESOCKET', originalCode, command: 'CONN' })).toEqual(serviceFailure(reason));
  });
});

describe('a mail server that accepts and then stalls', () => {
  const limits = { connect: 200, greeting: 200, handover: 500, answer: 2_000 };
  const withinMs = limits.handover + limits.answer + 600;
  const signIn = { user: 'site', password: 'right' };
  const large = { text: 'x'.repeat(16_000_000), html: '' };

  /** Sends a mail through a stall; returns the outcome, how long it took, and how often the server has it. */
  async function sendThrough(step: keyof typeof smtpSteps, stall: Stall, wrong = {}) {
    const tls = { ...certificate, from: 'STARTTLS' } as const;
    const behind = await startFaultySmtp({
      ...(step === 'STARTTLS' && { tls }),
      ...(step === 'AUTH' && { signIn }),
    });
    const gate = await stallBefore(behind.port, step, stall);
    const more = {
      ...(step === 'AUTH' && signIn),
      security: step === 'STARTTLS' ? 'starttls' : 'none',
    } as const;
    const start = performance.now();
    // Only the greeting that is looked at has to be quick: a busy machine's may be late.
    const own = step === 'greeting' ? limits : { ...limits, greeting: 5_000 };
    const result = await outcome(gate.port, more, { limits: own, wrong });
    const ms = performance.now() - start;
    gate.close();
    await behind.close();

    return { result, isLate: ms > withinMs, isEarly: ms < limits.answer, taken: behind.taken.length };
  }

  const steps = Object.keys(smtpSteps) as (keyof typeof smtpSteps)[];
  const early = steps.filter((step) => !['the end of the mail', 'RSET', 'QUIT'].includes(step));
  it.each<Stall>(['says nothing', 'sends a byte at a time'])(
    'X03 and %s is given up at every step before the mail is handed over',
    async (stall) => {
      const found = await Promise.all(early.map((step) => sendThrough(step, stall)));

      expect(found).toMatchObject(
        early.map((step) => ({
          result: serviceFailure(step === 'greeting' ? 'no greeting' : 'timed out'),
          isEarly: true,
          taken: 0,
        })),
      );
    },
  );

  it.each<Stall>(['says nothing', 'sends a byte at a time'])(
    'X03 and %s after the mail gets its whole time, because giving up would send it twice',
    async (stall) =>
      expect(await sendThrough('the end of the mail', stall)).toEqual({
        result: serviceFailure('timed out'),
        isLate: false,
        isEarly: false,
        taken: 1,
      }),
  );

  it('X03 and reads no more is given up before the mail is handed over', async () => {
    const { result, isEarly, taken } = await sendThrough('DATA', 'reads no more', large);

    expect([result, isEarly, taken]).toEqual([serviceFailure('timed out'), true, 0]);
  });

  it('X03 but answers the end of a mail late has it once', async () => {
    const server = await startFaultySmtp();
    Object.assign(server, { mode: 'slow', answerAfterMs: limits.handover + 200 });

    expect([await outcome(server.port, {}, { limits }), server.taken.length]).toEqual(['taken', 1]);
    await server.close();
  });

  it.each(['RSET', 'QUIT'] as const)('X03 at %s holds up no other mail', async (step) => {
    const behind = await startFaultySmtp();
    const gate = await stallBefore(behind.port, step, 'sends a byte at a time');
    const { sendMail, close } = senderTo(gate.port, {}, limits);
    for (const mode of ['never', 'well', 'never', 'well'] as const) {
      behind.mode = mode;
      await sendMail(mail).catch(() => undefined);
    }

    expect(behind.taken).toHaveLength(2);
    close();
    gate.close();
    await behind.close();
  });
});

it('X03 refused authentication is reported with its settings until it succeeds', () => {
  const { note, problem } = mailServerState(silentLog);
  note('authentication refused 535 5.7.8');
  for (const temporary of ['for now recipient refused 451 4.7.1', 'timed out']) note(temporary);
  expect(problem()).toBe('SMTP_USER, SMTP_PASSWORD: authentication refused 535 5.7.8');

  note();
  expect(problem()).toBeUndefined();
});
