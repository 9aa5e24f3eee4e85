import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { listenOn } from '../../operations/listening.ts';
import type { Outcome } from './commands.ts';

const fileIn = (folder: string) => join(folder, 'staff.json');

/**
 * Runs commands while this process holds the folder, because PGlite can be opened only once. It listens on this machine
 * only, and its token is in a file that only the service's own user can read (decision 0014).
 */
export async function openChannel(
  folder: string,
  run: (words: readonly string[]) => Promise<Outcome>,
): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const app = Fastify();
  app.post<{ Body: string[] }>(`/${token}`, ({ body }) => run(body));
  const address = await listenOn(app, { host: '127.0.0.1', port: 0 });
  await writeFile(fileIn(folder), `${address}/${token}`, { mode: 0o600 });

  return {
    async close() {
      await rm(fileIn(folder), { force: true });
      await app.close();
    },
  };
}

/** Runs a command in the process that holds the folder; waits up to a limit. */
export async function runThroughChannel(
  folder: string,
  words: readonly string[],
  seconds = 300,
): Promise<Outcome> {
  try {
    const answer = await fetch(await readFile(fileIn(folder), 'utf8'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(words),
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);

    return (await answer.json()) as Outcome;
  } catch (cause) {
    throw new Error(
      `Another process holds ${folder}, and no API answers at the address in ${fileIn(folder)}. If the API is starting, or another command is running, look in a moment whether it was done, and try again.`,
      { cause },
    );
  }
}
