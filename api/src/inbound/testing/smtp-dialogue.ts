import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection to a mail server, line by line, as at a terminal. */
export interface Dialogue {
  /** Sends a line and returns the complete answer; an empty one when the server hangs up. */
  say: (line: string) => Promise<string>;
  /** Sends without waiting for an answer. */
  write: (text: string) => void;
  /** Waits for the server's next answer. */
  answer: () => Promise<string>;
  /** Cuts the connection. */
  cut: () => void;
}

/** Connects and greets. */
export async function dialogueWith(port: number): Promise<Dialogue> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let heard = '';
  let isOver = false;
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
  });
  await once(socket, 'connect');

  async function answer() {
    for (;;) {
      const [all] = /^(?:\d{3}-.*\r\n)*\d{3} .*\r\n/.exec(heard) ?? [];
      if (all) {
        heard = heard.slice(all.length);
        return all.trim();
      }
      if (isOver) return '';
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  const say = (line: string) => {
    socket.write(`${line}\r\n`);

    return answer();
  };
  await answer();
  await say('EHLO client.test');

  return { say, answer, write: (text) => socket.write(text, 'latin1'), cut: () => socket.destroy() };
}

/** Sends one mail; returns the last answer. */
export async function deliverTo(
  port: number,
  { from, to, raw }: { from: string; to: string | string[]; raw: string },
) {
  const { say, write, answer, cut } = await dialogueWith(port);
  const steps = [`MAIL FROM:<${from}>`, ...[to].flat().map((one) => `RCPT TO:<${one}>`), 'DATA'];
  let last = '';
  for (const step of steps) {
    last = await say(step);
    if (/^[45]/.test(last)) break;
  }
  if (last.startsWith('354')) {
    write(`${raw.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..')}\r\n.\r\n`);
    last = await answer();
  }
  cut();

  return last;
}
