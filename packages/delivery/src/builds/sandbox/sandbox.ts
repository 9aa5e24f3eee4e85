import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Answers, Question, Reply } from './protocol.ts';

/** Thrown when the process of server bundles ended, or one gave no answer in time. */
export class Fault extends Error {}

/** A process for server bundles. */
export interface Sandbox {
  /** Asks a question. @throws a `Fault` when there is no answer within the limit; else what was thrown */
  ask: <Kind extends Question['ask']>(
    question: Extract<Question, { ask: Kind }>,
    limitMs: number,
  ) => Promise<Answers[Kind]>;
  close: () => Promise<void>;
}

const heapMb = 512;
const residentMb = 1_024;
const lookEveryMs = 50;
const longestStartMs = 30_000;

/** Returns a file beside this one: TypeScript here, JavaScript in a built package. */
const beside = (name: string) =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

/** Permissions of the child: it reads its own two files, writes nothing, and starts neither processes nor threads. */
export const sandboxFlags = [
  '--permission',
  `--allow-fs-read=${beside('child')}`,
  `--allow-fs-read=${beside('guard')}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  '--disable-warning=ExperimentalWarning',
];

/** Starts a process without environment, files and connections. */
export async function openSandbox(): Promise<Sandbox> {
  const child = fork(beside('child'), [], {
    env: {},
    execArgv: sandboxFlags,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const complaint = child.stderr ? text(child.stderr) : Promise.resolve('');
  let stopped: string | undefined;
  const ended = once(child, 'exit').then(async () => stopped ?? endOf(await complaint));
  const stop = (what: string) => {
    stopped ??= what;
    child.kill('SIGKILL');
  };
  const memory = setInterval(() => {
    if (residentMbOf(child) > residentMb) stop(`takes more than ${residentMb} MB of memory`);
  }, lookEveryMs);

  async function answer(limitMs: number): Promise<unknown> {
    const timer = setTimeout(() => stop(`gives no answer within ${limitMs / 1_000} s`), limitMs);
    const came = once(child, 'message').then(([message]) => message);

    return Promise.race([came, ended.then((what) => Promise.reject(new Fault(what)))]).finally(() =>
      clearTimeout(timer),
    );
  }

  await answer(longestStartMs);

  return {
    async ask(question, limitMs) {
      const answered = answer(limitMs);
      child.send(question, () => {});
      const { value, error } = (await answered) as Reply<never>;
      if (error !== undefined) throw new Fault(`throws ${error}`);

      return value as never;
    },
    async close() {
      clearInterval(memory);
      stop('is done');
      await ended;
    },
  };
}

/** Returns how a process ended, by its last output. */
function endOf(complaint: string) {
  if (complaint.includes('heap out of memory')) return `takes more than ${heapMb} MB of memory`;

  return `ends with ${/^\w*Error.*$/m.exec(complaint)?.[0] ?? 'no word'}`;
}

/**
 * Returns the memory of a process, where the system reports it: memory outside of the heap has no limit of its own.
 */
function residentMbOf({ pid }: ChildProcess) {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];

    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}
