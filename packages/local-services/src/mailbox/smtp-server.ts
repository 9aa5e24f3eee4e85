import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

/** Receives mail by SMTP and stores it; accepts any sender and recipient without authentication. */
export async function startSmtpServer(mails: MailStore, { host, port }: { host: string; port: number }) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 5_000_000,
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const sender = mailFrom ? mailFrom.address : '';
        const recipients = rcptTo.map(({ address }) => address);
        mails.put(Buffer.concat(parts), { sender, recipients }).then(() => done(), done);
      });
    },
  });
  // A sender that hangs up is no error here.
  server.on('error', () => undefined);

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.server.address() as { port: number };

  return { port: bound, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}
