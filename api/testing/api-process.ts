import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** An API in a process of its own, which a test can kill. */
export interface ApiProcess {
  address: string;
  process: ChildProcess;
  /** Ends the process with a signal and waits for its exit. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** The process ended before it was ready; its last words say why. */
export class NotStarted extends Error {}

/** Starts `api/bin/api.ts`, or another API program, and waits for the line that reports it ready. */
export const startApiProcess = (
  settings: Record<string, string>,
  program = '../bin/api.ts',
  seconds?: number,
) => startProcess([join(import.meta.dirname, program)], settings, seconds);

/**
 * Starts a program and waits for the line that reports it ready.
 * @param seconds time limit, less than a unit test may take; a program that is late is ended
 */
export async function startProcess(
  command: readonly string[],
  settings: Record<string, string>,
  seconds = 80,
): Promise<ApiProcess> {
  const child = spawn(process.execPath, command, {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  let words = '';
  child.stderr.on('data', (part) => {
    words += part;
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { msg, address } = JSON.parse(line) as { msg?: string; address?: string };
    if (msg === 'ready' && address) ready.resolve(address);
  });
  ended.then(([code]) => ready.reject(new NotStarted(`It ended with ${code}. ${words}`)));
  const late = setTimeout(() => {
    ready.reject(new NotStarted(`It was not ready in ${seconds} s.`));
    child.kill('SIGKILL');
  }, seconds * 1000);
  const address = await ready.promise
    .catch(async (error) => {
      await ended;
      throw error;
    })
    .finally(() => clearTimeout(late));

  return {
    address,
    process: child,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
