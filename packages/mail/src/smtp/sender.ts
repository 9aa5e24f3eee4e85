import { EventEmitter, once } from 'node:events';
import { isOneAddress } from '@dosmares/contracts/mail-address';
import { createTransport } from 'nodemailer';
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

/** Sends one mail; rejects with a `Failure` unless the mail server accepts it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface SmtpSettings {
  host: string;
  port: number;
  security: 'none' | 'starttls' | 'tls';
  user?: string | undefined;
  password?: string | undefined;
  from: Mailbox;
  /** Connections at once; further mails wait, as part of the time for their handover. */
  connections?: number | undefined;
}

const minute = 60_000;

/** Limits in milliseconds, which no byte from the server extends (decision 0010). */
export const timeouts = {
  connect: minute / 2,
  greeting: 2 * minute,
  /** Everything until the whole mail is handed over, connecting included: giving up then doubles nothing. */
  handover: 5 * minute,
  /** The answer to the end of the mail (RFC 5321, 4.5.3.2.6): giving up earlier would send it twice. */
  answer: 10 * minute,
};

const quick = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Suppresses absence notices (RFC 3834; Exchange reads the second). */
const noAutoReply = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

export function smtpSender(settings: SmtpSettings, limits = timeouts) {
  const { from, connections = 5 } = settings;
  const options = optionsOf(settings, limits);
  const closing = new AbortController();
  const inTurn = atMost(connections);

  async function sendMail({ to, replyTo = [], ...mail }: Mail): Promise<void> {
    const validReplyTo = replyTo.filter(({ address }) => isOneAddress(address));
    // nodemailer would treat “a, b” as two recipients, even in the envelope.
    if (!isOneAddress(to.address))
      throw deliveryError({ reason: 'not one plain address', fault: 'recipient', isFinal: true });
    const late = new AbortController();
    const handover = setTimeout(() => late.abort(), limits.handover).unref();
    // A connection for each mail: an unanswered RSET or QUIT would hold up the next mail on a shared one.
    const transport = createTransport(options).use('stream', ({ message }, done) => {
      message.processFunc((content) =>
        content.once('end', () => {
          clearTimeout(handover);
          setTimeout(() => late.abort(), limits.answer).unref();
        }),
      );
      done();
    });
    const signal = AbortSignal.any([late.signal, closing.signal]);
    const sent = await inTurn(signal, () =>
      transport.sendMail({
        ...mail,
        from,
        to,
        ...(validReplyTo.length > 0 && { replyTo: validReplyTo }),
        headers: noAutoReply,
        envelope: { from: from.address, to: [to.address] },
        signal,
      }),
    ).catch(fail);
    // A server may refuse the only recipient without an error.
    if (sent.rejected.length > 0 || sent.accepted.length !== 1)
      throw deliveryError({ reason: 'recipient refused', fault: 'recipient', isFinal: false });
  }

  return {
    // Abandons mails still being sent: the caller has waited long enough.
    close: () => closing.abort(),
    sendMail,
    /** Connects and signs in without sending a mail; rejects with a `Failure`. */
    signIn: () =>
      inTurn(closing.signal, () => createTransport({ ...options, ...quick }).verify()).catch(fail),
  };
}

/** Runs at most so many tasks at once; the others wait, at the latest until their signal. */
function atMost(count: number) {
  const ends = new EventEmitter().setMaxListeners(0);
  let running = 0;

  return async <Result>(signal: AbortSignal, task: () => Promise<Result>) => {
    while (running >= count) await once(ends, 'end', { signal });
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      ends.emit('end');
    }
  };
}

function optionsOf({ host, port, security, user, password = '' }: SmtpSettings, limits: typeof timeouts) {
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // Fails when the server offers no authentication, instead of sending without.
    ...(user && { auth: { user, pass: password }, forceAuth: true }),
    connectionTimeout: limits.connect + limits.greeting,
    greetingTimeout: limits.greeting,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function fail(cause: SmtpError): never {
  throw deliveryError(mailFailure(cause), { cause });
}
