import { startFaultySmtp } from '../../../testing/faults/faulty-smtp.ts';
import { type Mail, smtpSender } from './sender.ts';
import { mail, settings } from './testing/smtp-settings.ts';

describe('sending mail', () => {
  it.each<[string, Partial<Mail>]>([
    ['a list in the address', { to: { name: '', address: 'adrian@dosmares.example, evil@elsewhere.test' } }],
    [
      'a second command in the address',
      { to: { name: '', address: 'adrian@dosmares.example>\r\nRCPT TO:<evil@elsewhere.test' } },
    ],
    ['a header in the subject', { subject: 'Hello\r\nBcc: evil@elsewhere.test' }],
    [
      'a header in the name',
      { replyTo: [{ name: 'Jane"\r\nBcc: evil@elsewhere.test', address: 'jane@visitor.test' }] },
    ],
    [
      'a list in the reply address',
      { replyTo: [{ name: '', address: 'jane@visitor.test, evil@elsewhere.test' }] },
    ],
  ])('X01 reaches no stranger with %s', async (_, wrong) => {
    const smtp = await startFaultySmtp();
    const { sendMail, close } = smtpSender(settings(smtp.port));

    await sendMail({ ...mail, ...wrong }).catch(() => undefined);
    close();
    await smtp.close();

    expect(smtp.attempts.map(({ to }) => to).filter((to) => to === 'evil@elsewhere.test')).toEqual([]);
  });

  it('says why a mail was not taken, without the address that the server quotes', async () => {
    const smtp = await startFaultySmtp();
    smtp.mode = 'never';
    const { sendMail, close } = smtpSender(settings(smtp.port));

    const failure = await sendMail(mail).catch((error) => error);
    close();
    await smtp.close();

    expect(failure).toMatchObject({ reason: 'recipient refused 550', isFinal: true });
    expect(failure.message).not.toContain('adrian');
  });

  it('I54 says that a program wrote it, so that no absence notice answers it', async () => {
    const smtp = await startFaultySmtp();
    const { sendMail, close } = smtpSender(settings(smtp.port));

    await sendMail(mail);
    close();
    await smtp.close();

    expect(smtp.taken[0]?.raw).toMatch(/^auto-submitted: auto-generated\r$/im);
    expect(smtp.taken[0]?.raw).toMatch(/^x-auto-response-suppress: OOF, AutoReply\r$/im);
  });
});
