import { connect, createServer, type Socket } from 'node:net';

/** What a mail server does from a step on: it answers nothing, one byte at a time, or reads no more either. */
export type Stall = 'says nothing' | 'sends a byte at a time' | 'reads no more';

/** Steps of a mail by what the client sends; the greeting comes before it sends anything. */
export const smtpSteps = {
  greeting: undefined,
  EHLO: /^EHLO /m,
  STARTTLS: /^STARTTLS/m,
  AUTH: /^AUTH /m,
  MAIL: /^MAIL FROM:/m,
  RCPT: /^RCPT TO:/m,
  DATA: /^DATA\r$/m,
  'the end of the mail': /^\.\r$/m,
  RSET: /^RSET/m,
  QUIT: /^QUIT/m,
};

/** Stands between a client and a mail server on this machine, and stalls at a step. */
export async function stallBefore(port: number, step: keyof typeof smtpSteps, stall: Stall) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(port, '127.0.0.1');
    const begins = smtpSteps[step];
    let isStalled = !begins;
    for (const socket of [client, behind]) sockets.add(socket.on('error', () => undefined));
    const trickle = setInterval(() => {
      if (isStalled && stall === 'sends a byte at a time') client.write('2');
    }, 20);
    behind.on('data', (chunk) => isStalled || client.write(chunk));
    client.on('data', (chunk) => {
      if (begins?.test(String(chunk))) isStalled = true;
      if (isStalled && stall === 'reads no more') client.pause();
      behind.write(chunk);
    });
    client.on('close', () => clearInterval(trickle) ?? behind.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as { port: number }).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
