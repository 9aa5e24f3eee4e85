import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { isOneAddress } from '../../store/claims.ts';
import { deliveryError, mailFailure, type SmtpError } from './failure.ts';

/** One mailbox, never a list: a comma in a plain string would be a second recipient. */
export interface Mailbox {
  name: string;
  address: string;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

export interface Mail {
  messageId: string;
  to: Mailbox;
  replyTo?: readonly Mailbox[] | undefined;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
}

/** Hands one mail to the mail server; rejects with a `Failure` unless the server accepts it. */
export type SendMail = (mail: Mail) => Promise<void>;

export type SmtpSettings = Config['smtp'] & { connections: number; from: Mailbox };

const minute = 60_000;

/** The longest waits of RFC 5321, 4.5.3.2, in milliseconds; nodemailer has one for all replies (decision 0010). */
export const patience = {
  connect: 2 * minute,
  greeting: 5 * minute,
  reply: 10 * minute,
  attempt: 62 * minute,
};

const signInMs = 10_000;

/** Tells mail programs not to answer with absence notices (RFC 3834; the second is what Exchange reads). */
const fromAProgram = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

export function smtpSender(settings: SmtpSettings, limits = patience) {
  const { host, port, security, user, password = '', from } = settings;
  const options = {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // Fails if the server offers no sign-in, instead of sending anonymously.
    ...(user && { auth: { user, pass: password }, forceAuth: true }),
    connectionTimeout: limits.connect + limits.greeting,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.reply,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: settings.connections,
    // Enough for a kept connection that the server has closed; all other retries are the queue's.
    maxRequeues: 1,
  });

  async function sendMail({ to, replyTo = [], ...mail }: Mail): Promise<void> {
    const answerTo = replyTo.filter(({ address }) => isOneAddress(address));
    // Even in the envelope nodemailer would treat “a, b” as two recipients.
    if (!isOneAddress(to.address))
      throw deliveryError({ reason: 'not one address', fault: 'recipient', isFinal: true });
    const sent = await transport
      .sendMail({
        ...mail,
        from,
        to,
        ...(answerTo.length > 0 && { replyTo: answerTo }),
        headers: fromAProgram,
        envelope: { from: from.address, to: [to.address] },
        signal: AbortSignal.timeout(limits.attempt),
      })
      .catch(refused);
    // A server that refuses the only recipient may still end the dialogue without an error.
    if (sent.rejected.length > 0 || sent.accepted.length !== 1)
      throw deliveryError({ reason: 'recipient refused', fault: 'recipient', isFinal: false });
  }

  return {
    // The caller has waited as long as it could: mails still being sent are abandoned.
    close: () => transport.close({ force: true }),
    sendMail,
    /** Connects and signs in without sending a mail; rejects with a `Failure`. */
    signIn: () => {
      const quick = { connectionTimeout: signInMs, greetingTimeout: signInMs, socketTimeout: signInMs };

      return createTransport({ ...options, ...quick })
        .verify()
        .catch(refused);
    },
  };
}

function refused(cause: SmtpError): never {
  throw deliveryError(mailFailure(cause), { cause });
}
