import { SMTPServer } from 'smtp-server';

/** How a mail server may behave; it can be changed at any moment. */
export type Mood = 'well' | 'slow' | 'later' | 'never' | 'only-office' | 'drops';

/** A mail server with moods. */
export interface FaultySmtp {
  port: number;
  mood: Mood;
  /** What it said yes to, in order: whom, and the Message-ID. */
  taken: { to: string; messageId: string }[];
  /** Every attempt that reached it, with the mood it met. */
  attempts: { to: string; mood: Mood }[];
  close: () => Promise<void>;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** Starts one; on a given port it can come back after an outage. */
export async function startFaultySmtp(port = 0): Promise<FaultySmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _, done) {
      smtp.attempts.push({ to: address, mood: smtp.mood });
      const isOffice = address.startsWith('office@');
      if (smtp.mood === 'later') done(refusal(451, 'try again later'));
      else if (smtp.mood === 'never' || (smtp.mood === 'only-office' && !isOffice))
        done(refusal(550, `no mailbox ${address}`));
      else done();
    },
    onData(stream, session, done) {
      if (smtp.mood === 'drops') {
        for (const { _socket } of server.connections) _socket.destroy();
        return;
      }
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        const messageId = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) smtp.taken.push({ to: address, messageId });
        setTimeout(done, smtp.mood === 'slow' ? 1500 : 0);
      });
    },
  }) as SMTPServer & { connections: Set<{ _socket: { destroy: () => void } }> };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const smtp: FaultySmtp = {
    port: (server.server.address() as { port: number }).port,
    mood: 'well',
    taken: [],
    attempts: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  return smtp;
}
