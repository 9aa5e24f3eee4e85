import { createTransport } from 'nodemailer';
import { isOneAddress } from './address.ts';

/** One mailbox, never a list: a comma in a plain string would be a second recipient. */
export interface Mailbox {
  name: string;
  address: string;
}

/** One mail to one mailbox. */
export interface Mail {
  messageId: string;
  to: Mailbox;
  replyTo?: Mailbox | undefined;
  subject: string;
  html: string;
  text: string;
}

/** Hands one mail to the mail server; rejects with `MailRefused` unless the server took it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The server did not take the mail. Its own words are left out: they may quote an address. */
export class MailRefused extends Error {
  readonly reason: string;
  /** The server says that trying again will not help. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean, options?: ErrorOptions) {
    super(`The mail was not taken: ${reason}`, options);
    this.reason = reason;
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

/** Sends by SMTP over a few kept connections. */
export function smtpSender(settings: SmtpSettings): { sendMail: SendMail; close: () => void } {
  const { host, port, security, user, password = '', from, dkim } = settings;
  const transport = createTransport({
    pool: true,
    maxConnections: settings.connections,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user && { auth: { user, pass: password } }),
    ...(dkim && { dkim }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    close: () => transport.close(),
    async sendMail({ to, replyTo, ...mail }) {
      // Even in the envelope nodemailer would take “a, b” for two recipients.
      if (![to, replyTo ?? to].every(({ address }) => isOneAddress(address)))
        throw new MailRefused('not one address', true);
      const envelope = { from: from.address, to: [to.address] };
      const sent = await transport
        .sendMail({
          ...mail,
          from,
          to,
          envelope,
          ...(replyTo && { replyTo }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((cause) => {
          throw refused(cause);
        });
      // A server that refuses the only recipient may still close the dialogue without an error.
      if (sent.rejected.length > 0 || sent.accepted.length !== 1)
        throw new MailRefused('recipient refused', false);
    },
  };
}

function refused(cause: { code?: string; responseCode?: number }) {
  const { code = 'unknown', responseCode } = cause;

  return new MailRefused([code, responseCode].filter(Boolean).join(' '), (responseCode ?? 0) >= 500, {
    cause,
  });
}
