import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** Behaviours of the mail server, which a test may change at any time, each with its answer to RCPT. */
const modes = {
  /** Accepts everything at once. */
  well: undefined,
  /** Answers the end of DATA after `answerAfterMs`. */
  slow: undefined,
  /** Accepts connections but does not answer, even in the middle of a dialogue. */
  frozen: undefined,
  /** Hangs up in the middle of DATA. */
  drops: undefined,
  /** The password has changed: 535 to AUTH, and 530 to mails over connections still signed in. */
  'auth-rotated': undefined,
  greylist: (_: string, isFirst: boolean) =>
    isFirst ? refusal(451, '4.7.1 greylisted, try again') : undefined,
  never: (address: string) => refusal(550, `no mailbox ${address}`),
  'only-office': (address: string) =>
    address.startsWith('office@') ? undefined : refusal(550, `no mailbox ${address}`),
};

export type SmtpMode = keyof typeof modes;

/** A mail that was received completely; `at` is in milliseconds since 1970. */
export interface Arrival {
  to: string;
  messageId: string;
  raw: string;
  at: number;
}

export type FaultySmtp = Awaited<ReturnType<typeof startFaultySmtp>>;

export interface FaultySmtpOptions {
  /** A fixed port, so that the server can come back after an outage. */
  port?: number;
  /** Offers STARTTLS with this certificate (PEM), or TLS from the first byte. */
  tls?: { key: string; cert: string; from: 'the-start' | 'STARTTLS' };
  /** Requires this user and password. */
  signIn?: { user: string; password: string };
  /** The answer to every RCPT in any mode. */
  recipientRefusal?: { code: number; text: string };
}

type Sockets = { connections: Set<{ _socket: { destroy: () => void } }> };

export async function startFaultySmtp(options: FaultySmtpOptions = {}) {
  const smtp = {
    port: options.port ?? 0,
    mode: 'well' as SmtpMode,
    answerAfterMs: 1_500,
    /** Recipients whose RCPT is never answered. */
    unanswered: new Set<string>(),
    /** The most connections that were open at once. */
    mostConnections: 0,
    /** Mails that were received completely, in order. */
    taken: [] as Arrival[],
    /** All attempts that reached RCPT, with the mode at that time. */
    attempts: [] as { to: string; mode: SmtpMode }[],
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if (smtp.mode === 'frozen' || smtp.unanswered.size > 0) hangUp();
      }),
  };
  const server = new SMTPServer({
    ...settingsOf(options),
    ...dialogue(smtp, options, hangUp),
    onConnect(_, done) {
      smtp.mostConnections = Math.max(smtp.mostConnections, server.connections.size);
      if (smtp.mode !== 'frozen') done();
    },
  }) as SMTPServer & Sockets;
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(smtp.port, '127.0.0.1', resolve));
  smtp.port = (server.server.address() as { port: number }).port;

  function hangUp() {
    for (const { _socket } of server.connections) _socket.destroy();
  }

  return smtp;
}

const settingsOf = ({ tls, signIn }: FaultySmtpOptions): SMTPServerOptions => ({
  authOptional: !signIn,
  allowInsecureAuth: true,
  disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(signIn ? [] : ['AUTH'])],
  logger: false,
  // Longer than the client's timeouts, which tests check.
  socketTimeout: 20 * 60_000,
  ...(tls && { key: tls.key, cert: tls.cert, secure: tls.from === 'the-start' }),
});

/** What the server answers at each step. */
function dialogue(
  smtp: FaultySmtp,
  { signIn, recipientRefusal }: FaultySmtpOptions,
  hangUp: () => void,
): SMTPServerOptions {
  const greylisted = new Set<string>();

  return {
    onAuth({ username, password }, _, done) {
      const isRight = username === signIn?.user && password === signIn?.password;
      if (isRight && smtp.mode !== 'auth-rotated') return done(null, { user: username });

      return done(refusal(535, '5.7.8 Authentication credentials invalid'));
    },
    onMailFrom: (_, __, done) =>
      done(smtp.mode === 'auth-rotated' ? refusal(530, '5.7.0 Authentication required') : null),
    onRcptTo({ address }, _, done) {
      smtp.attempts.push({ to: address, mode: smtp.mode });
      if (smtp.mode === 'frozen' || smtp.unanswered.has(address)) return;
      if (recipientRefusal) return done(refusal(recipientRefusal.code, recipientRefusal.text));
      const isFirst = !greylisted.has(address);
      greylisted.add(address);
      done(modes[smtp.mode]?.(address, isFirst) ?? null);
    },
    async onData(stream, session, done) {
      if (smtp.mode === 'drops') return hangUp();
      // None when the client goes in the middle of it.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
      for (const { address } of session.envelope.rcptTo)
        smtp.taken.push({ to: address, messageId, raw, at: Date.now() });
      if (smtp.mode !== 'frozen') setTimeout(done, smtp.mode === 'slow' ? smtp.answerAfterMs : 0);
    },
  };
}
