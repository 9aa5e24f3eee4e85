import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Pino's level of warnings; errors are above it. */
const warning = 40;

/** Opens a new log of several services: a file has every line, the terminal the warnings and errors. */
export function openServiceLog(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = createWriteStream(file);
  // A full disk ends the log, not the site.
  whole.once('error', ({ message }) => console.error(`The log goes no further: ${message}`));

  return {
    file,
    /** Copies what a service writes. */
    follow(name: string, { stdout, stderr }: ChildProcess) {
      const follow = (input: NodeJS.ReadableStream, shown: (line: string) => string) =>
        createInterface({ input }).on('line', (line) => {
          whole.write(`${name}: ${line}\n`);
          const sentence = shown(line);
          if (sentence) console.error(`${name}: ${sentence}`);
        });
      if (stdout) follow(stdout, failureIn);
      if (stderr) follow(stderr, messageIn);
    },
  };
}

/** Returns what a line of structured log says if it is a warning or an error. */
function failureIn(line: string): string {
  const { level, msg, err, time, service, reqId, ...facts } = fieldsOf(line);
  if (!(Number(level) >= warning)) return '';
  const error = (err as Error | undefined)?.message;

  return `${Number(level) > warning ? 'error' : 'warning'}: ${msg} ${JSON.stringify({ ...facts, error })}`;
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** What Node prints around an error's message: its place, its stack, its properties and Node's version. */
const aroundMessage = /^(?:[\s^}]|$|Node\.js v|\S+:\d+$)/;

const messageIn = (line: string) => (aroundMessage.test(line) ? '' : line);
