import { createTransport, type SendMailOptions } from 'nodemailer';
import { isOneAddress } from '../../inquiries/email-address.ts';
import { type Fault, type MailFailure, mailFailure } from './failure.ts';
import { longestAttempt, longestReply, rfc5321Limits, type SmtpLimits } from './timeouts.ts';

/** One mailbox, never a list: a comma in a plain string would be a second recipient. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
}

/** One mail to one mailbox. */
export interface Mail {
  messageId: string;
  to: Mailbox;
  replyTo?: readonly Mailbox[] | undefined;
  /** Where it comes back to if it cannot be delivered, instead of the sender's address. */
  bounceTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
}

/** Hands one mail to the mail server; rejects with `MailRefused` unless the server took it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Hands over a whole message as it is, in the same way. */
export type SendRaw = (mail: Pick<Mail, 'to' | 'bounceTo'> & { raw: Buffer }) => Promise<void>;

/** The server did not take the mail. Its own words are left out: they may quote an address. */
export class MailRefused extends Error {
  readonly reason: string;
  readonly fault: Fault;
  /** Trying again will not help: there is no such recipient. */
  readonly isFinal: boolean;

  constructor({ reason, fault, isFinal }: MailFailure, options?: ErrorOptions) {
    super(`The mail was not taken: ${reason}`, options);
    this.reason = reason;
    this.fault = fault;
    this.isFinal = isFinal;
  }
}

/** How the mail server is reached. */
export interface SmtpSettings {
  host: string;
  port: number;
  security: 'none' | 'starttls' | 'tls';
  user: string | undefined;
  password: string | undefined;
  connections: number;
  from: Mailbox;
  dkim?: { domainName: string; keySelector: string; privateKey: string } | undefined;
}

const signInMs = 10_000;

/** Sends by SMTP over a few kept connections; waits for the server as long as RFC 5321 asks. */
export function smtpSender(
  settings: SmtpSettings,
  limits: SmtpLimits = rfc5321Limits,
): { sendMail: SendMail; sendRaw: SendRaw; signIn: () => Promise<void>; close: () => void } {
  const { host, port, security, user, password = '', from, dkim } = settings;
  const options = {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // Where no sign-in is offered it fails, instead of sending as nobody.
    ...(user && { auth: { user, pass: password }, forceAuth: true }),
    ...(dkim && { dkim }),
    connectionTimeout: limits.connect + limits.greeting,
    greetingTimeout: limits.greeting,
    socketTimeout: longestReply(limits),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: settings.connections,
    // Enough for a kept connection that the server has closed meanwhile; everything else is tried again by the queue.
    maxRequeues: 1,
  });

  async function hand({ to, bounceTo }: Pick<Mail, 'to' | 'bounceTo'>, message: SendMailOptions) {
    // Even in the envelope nodemailer would take “a, b” for two recipients.
    if (!isOneAddress(to.address))
      throw new MailRefused({ reason: 'not one address', fault: 'recipient', isFinal: true });
    const sent = await transport
      .sendMail({
        ...message,
        envelope: { from: bounceTo ?? from.address, to: [to.address] },
        signal: AbortSignal.timeout(longestAttempt(limits)),
      })
      .catch((cause) => {
        throw new MailRefused(mailFailure(cause), { cause });
      });
    // A server that refuses the only recipient may still close the dialogue without an error.
    if (sent.rejected.length > 0 || sent.accepted.length !== 1)
      throw new MailRefused({ reason: 'recipient refused', fault: 'recipient', isFinal: false });
  }

  return {
    // The caller has waited as long as there was time: mails still being sent are given up.
    close: () => transport.close({ force: true }),
    sendMail({ to, bounceTo, replyTo = [], ...mail }) {
      const answerTo = replyTo.filter(({ address }) => isOneAddress(address));
      const headers = { 'Auto-Submitted': 'auto-generated' };

      return hand(
        { to, bounceTo },
        { ...mail, from, to, ...(answerTo.length > 0 && { replyTo: answerTo }), headers },
      );
    },
    /** Goes as far as a mail would, without one; rejects with `MailRefused`. */
    async signIn() {
      const quick = { connectionTimeout: signInMs, greetingTimeout: signInMs, socketTimeout: signInMs };
      await createTransport({ ...options, ...quick })
        .verify()
        .catch((cause) => {
          throw new MailRefused(mailFailure(cause), { cause });
        });
    },
    sendRaw: ({ raw, ...mail }) => hand(mail, { raw }),
  };
}
