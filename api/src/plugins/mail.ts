import { office } from '@dosmares/content/office';
import { type MailServerState, mailServerState } from '@dosmares/mail/smtp/failure';
import { type SendMail, smtpSender } from '@dosmares/mail/smtp/sender';
import type { Config } from '../config.ts';
import { unencapsulated } from './unencapsulated.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sendMail: SendMail;
    mailServer: MailServerState;
  }
}

/** Sends mail, and reports wrong settings before the first one. */
export const mail = unencapsulated<Pick<Config, 'smtp' | 'mailFrom'>>(async (app, { smtp, mailFrom }) => {
  const { sendMail, signIn, close } = smtpSender({ ...smtp, from: { name: office.name, address: mailFrom } });
  const mailServer = mailServerState(app.log);
  app.decorate('sendMail', sendMail);
  app.decorate('mailServer', mailServer);
  app.addHook('onClose', async () => close());
  signIn().then(
    () => mailServer.note(),
    ({ reason }) => mailServer.note(reason),
  );
});
