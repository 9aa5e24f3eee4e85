import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');

/** Destination of a step's output: the terminal, or the descriptor of an open file. */
export type Output = 'inherit' | number;

/** Results of a step. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** Names of the tests that passed only on a retry. */
  retried?: string[];
  /** Names of the tests that failed, where the step knows them. */
  failures?: string[];
  /** Notes that need attention, although the step passed. */
  notes?: string[];
}

/** Returns the result of a check that counts as one. */
export const one = (isFine: boolean): Count => ({ passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });

/** Runs a program of `node_modules/.bin`; returns whether it succeeded. */
export const tool = (name: string, words: readonly string[], how: How) =>
  run(path.join(root, 'node_modules/.bin', name), words, how);

/** Runs a script of the repository; returns whether it succeeded. */
export const script = (file: string, words: readonly string[], how: How) =>
  run(process.execPath, [path.join(root, file), ...words], how);

export interface How {
  output: Output;
  env?: NodeJS.ProcessEnv;
  /** A program that runs for longer is ended and counts as failed. */
  longestMinutes?: number;
}

/** Runs a program; returns whether it succeeded in time. */
export function run(command: string, words: readonly string[], { output, env, longestMinutes = 30 }: How) {
  const child = spawn(command, words, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    timeout: longestMinutes * 60_000,
  });

  return new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      if (signal)
        console.error(
          `${path.basename(command)} was ended by ${signal}, at the latest after ${longestMinutes} minutes.`,
        );
      resolve(status === 0);
    });
  });
}

/** Returns the path of a new file for a program's results. */
export const resultFile = (name: string) => path.join(mkdtempSync(path.join(tmpdir(), 'dos-mares-')), name);
