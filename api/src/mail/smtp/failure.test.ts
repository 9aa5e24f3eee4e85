import { createServer } from 'node:net';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { type Certificate, selfSigned } from '../../../testing/faults/certificate.ts';
import { type FaultySmtpOptions, startFaultySmtp } from '../../../testing/faults/faulty-smtp.ts';
import { mailFailure } from './failure.ts';
import { patience, type SmtpSettings, smtpSender } from './sender.ts';
import { mail, settings } from './testing/smtp-settings.ts';

const shortLimits = { ...patience, connect: 200, greeting: 200, reply: 600 };

/** Sends one mail; returns its outcome. */
async function outcome(wanted: SmtpSettings, limits = patience) {
  const { sendMail, close } = smtpSender(wanted, limits);
  const result = await sendMail(mail).then(
    () => 'taken' as const,
    ({ reason, fault, isFinal }) => ({ reason, fault, isFinal }),
  );
  close();

  return result;
}

async function outcomeWith(options: FaultySmtpOptions, more: Partial<SmtpSettings> = {}) {
  const smtp = await startFaultySmtp(options);
  const result = await outcome(settings(smtp.port, more));
  await smtp.close();

  return result;
}

const ours = (reason: string) => ({ reason, fault: 'service', isFinal: false });
const theirs = (reason: string) => ({ reason, fault: 'recipient', isFinal: true });

describe('a recipient that is refused', () => {
  it.each<[number, string, ReturnType<typeof ours>]>([
    [550, 'no mailbox here', theirs('recipient refused 550')],
    [550, '5.1.1 User unknown', theirs('recipient refused 550 5.1.1')],
    [552, '5.2.2 Mailbox full', theirs('recipient refused 552 5.2.2')],
    [553, 'mailbox name not allowed', theirs('recipient refused 553')],
    [450, '4.2.1 busy', { ...theirs('for now recipient refused 450 4.2.1'), isFinal: false }],
    [550, '5.1.8 Bad sender', ours('recipient refused 550 5.1.8')],
    [554, '5.7.1 Relay access denied', ours('recipient refused 554 5.7.1')],
    [550, 'relay not permitted', ours('recipient refused 550')],
    [550, 'no such user relay@visitor.test', theirs('recipient refused 550')],
    [554, 'no', ours('recipient refused 554')],
    [451, '4.7.1 greylisted', ours('for now recipient refused 451 4.7.1')],
    [421, 'closing', ours('connection lost 421')],
  ])('with “%i %s” is the recipient’s or our matter', async (code, text, expected) => {
    expect(await outcomeWith({ recipientRefusal: { code, text } })).toEqual(expected);
  });
});

describe('a mail server that cannot be used', () => {
  let certificate: Certificate;
  beforeAll(async () => {
    certificate = await selfSigned();
  });
  const signIn = { user: 'site', password: 'right' };

  it('refuses connections', async () => {
    expect(await outcome(settings(await freePort()))).toEqual(ours('connection refused'));
  });

  it('has no address', async () => {
    expect(await outcome(settings(25, { host: 'no-such-host.invalid' }))).toEqual(ours('host not found'));
  });

  it('says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };

    expect(await outcome(settings(port), shortLimits)).toEqual(ours('timed out'));
    silent.close();
  });

  it.each([
    ['the-start', 'tls'],
    ['STARTTLS', 'starttls'],
  ] as const)('shows a certificate that is not trusted, with TLS from %s', async (from, security) => {
    expect(await outcomeWith({ tls: { ...certificate, from } }, { security })).toEqual(
      ours('untrusted certificate'),
    );
  });

  it('offers no STARTTLS where it is required', async () => {
    expect(await outcomeWith({}, { security: 'starttls' })).toEqual(ours('STARTTLS not offered 500'));
  });

  it('speaks plainly where TLS is expected', async () => {
    expect(await outcomeWith({}, { security: 'tls' })).toEqual(ours('no TLS on this port'));
  });

  it('refuses the password', async () => {
    expect(await outcomeWith({ signIn }, { user: 'site', password: 'wrong' })).toEqual(
      ours('authentication refused 535 5.7.8'),
    );
    expect(await outcomeWith({ signIn }, signIn)).toBe('taken');
  });
});

it.each([
  ['CERT_HAS_EXPIRED', 'expired certificate'],
  ['CERT_NOT_YET_VALID', 'certificate not valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'wrong host name in certificate'],
  ['EHOSTUNREACH', 'host not reachable'],
])('%s is called “%s”', (originalCode, reason) => {
  expect(mailFailure({ code: 'ESOCKET', originalCode, command: 'CONN' })).toEqual(ours(reason));
});
