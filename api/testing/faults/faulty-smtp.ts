import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { modeRefusals, refusal, type SmtpMode } from './smtp-modes.ts';

export type { SmtpMode } from './smtp-modes.ts';

/** One mail that was received completely; `at` is in milliseconds since 1970. */
export interface Arrival {
  to: string;
  messageId: string;
  raw: string;
  at: number;
}

/** A mail server whose mode can be changed. */
export interface FaultySmtp {
  port: number;
  mode: SmtpMode;
  /** Milliseconds that the mode `slow-relay` takes to answer the end of DATA. */
  answerAfterMs: number;
  /** Recipients whose RCPT is answered with 550 and these words in any mode. */
  recipientRefusals: Map<string, string>;
  /** Recipients whose RCPT is never answered. */
  unanswered: Set<string>;
  /** Mails that were received completely, in order. */
  taken: Arrival[];
  /** All attempts that reached RCPT, with the mode at that time. */
  attempts: { to: string; mode: SmtpMode }[];
  /** Number of refused sign-ins. */
  refusedSignIns: number;
  close: () => Promise<void>;
}

/** Options of the server. */
export interface FaultySmtpOptions {
  /** A fixed port, so that the server can come back after an outage. */
  port?: number;
  /** Offers STARTTLS with this certificate (PEM), or TLS from the first byte. */
  tls?: { key: string; cert: string; from: 'the-start' | 'STARTTLS' };
  /** Requires this user and password. */
  signIn?: { user: string; password: string };
  /** Answer to every RCPT in any mode. */
  recipientRefusal?: { code: number; text: string };
}

type Sockets = { connections: Set<{ _socket: { destroy: () => void } }> };

/** Starts a mail server with modes. */
export async function startFaultySmtp(given: number | FaultySmtpOptions = {}): Promise<FaultySmtp> {
  const options = typeof given === 'number' ? { port: given } : given;
  const server = new SMTPServer(
    serverOptions(options, {
      mode: () => smtp.mode,
      smtp: () => smtp,
      hangUp: () => {
        for (const { _socket } of server.connections) _socket.destroy();
      },
    }),
  ) as SMTPServer & Sockets;
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));

  const smtp: FaultySmtp = {
    port: (server.server.address() as { port: number }).port,
    mode: 'well',
    answerAfterMs: 25_000,
    recipientRefusals: new Map(),
    unanswered: new Set(),
    taken: [],
    attempts: [],
    refusedSignIns: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (smtp.mode === 'frozen' || smtp.unanswered.size > 0)
          for (const { _socket } of server.connections) _socket.destroy();
      }),
  };

  return smtp;
}

interface Inside {
  mode: () => SmtpMode;
  smtp: () => FaultySmtp;
  hangUp: () => void;
}

function serverOptions(
  { tls, signIn, recipientRefusal }: FaultySmtpOptions,
  { mode, smtp, hangUp }: Inside,
): SMTPServerOptions {
  const greylisted = new Map<string, number>();
  const disabled = [...(tls ? [] : ['STARTTLS']), ...(signIn ? [] : ['AUTH'])];

  return {
    authOptional: !signIn,
    allowInsecureAuth: true,
    disabledCommands: disabled,
    logger: false,
    // Longer than the client's limits, which the tests check.
    socketTimeout: 20 * 60_000,
    ...(tls && { key: tls.key, cert: tls.cert, secure: tls.from === 'the-start' }),
    onConnect: (_, done) => void (mode() === 'frozen' || done()),
    onAuth({ username, password }, _, done) {
      const isRight = username === signIn?.user && password === signIn?.password;
      if (isRight && mode() !== 'auth-rotated') return done(null, { user: username });
      smtp().refusedSignIns += 1;

      return done(refusal(535, '5.7.8 Authentication credentials invalid'));
    },
    onMailFrom: (_, __, done) =>
      done(mode() === 'auth-rotated' ? refusal(530, '5.7.0 Authentication required') : null),
    onRcptTo({ address }, _, done) {
      smtp().attempts.push({ to: address, mode: mode() });
      if (mode() === 'frozen' || smtp().unanswered.has(address)) return;
      if (recipientRefusal) return done(refusal(recipientRefusal.code, recipientRefusal.text));
      const words = smtp().recipientRefusals.get(address);
      if (words) return done(refusal(550, words));
      const times = (greylisted.get(address) ?? 0) + 1;
      greylisted.set(address, times);
      done(modeRefusals[mode()]?.(address, times === 1) ?? null);
    },
    onData(stream, session, done) {
      if (mode() === 'drops') return hangUp();
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo)
          smtp().taken.push({ to: address, messageId, raw, at: Date.now() });
        const waits: Partial<Record<SmtpMode, number>> = { slow: 1500, 'slow-relay': smtp().answerAfterMs };
        if (mode() !== 'frozen') setTimeout(done, waits[mode()] ?? 0);
      });
    },
  };
}
