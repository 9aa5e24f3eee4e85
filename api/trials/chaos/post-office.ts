import { SMTPServer } from 'smtp-server';

/** One mail that was taken with a 250. */
export interface Arrival {
  messageId: string;
  to: string;
  at: number;
}

/** A mail server that only remembers what arrived, and when. */
export async function openPostOffice() {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let head = '';
      stream.on('data', (part: Buffer) => {
        if (head.length < 4000) head += part;
      });
      stream.on('end', () => {
        const messageId = /^Message-ID: <(.*)>\r?$/im.exec(head)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo)
          arrivals.push({ messageId, to: address, at: Date.now() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };

  return { port, arrivals, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
