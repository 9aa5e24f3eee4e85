import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { listenOn } from '../listening.ts';
import type { Outcome } from './commands.ts';

interface Address {
  address: string;
  token: string;
}

const fileIn = (folder: string) => join(folder, 'staff.json');

/**
 * Lets the staff's tools work while this process holds the folder: PGlite can be opened once only. It listens on this
 * machine alone, and the token stands in a file that only the service's own user can read (decision 0014).
 */
export async function openChannel(
  folder: string,
  run: (words: readonly string[]) => Promise<Outcome>,
): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const app = Fastify({ bodyLimit: 64 * 1024 });

  app.post<{ Body: { words: string[] } }>('/run', async ({ headers, body }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) return reply.code(401).send();
    return run(body.words);
  });

  const address = await listenOn(app, { host: '127.0.0.1', port: 0 });
  await writeFile(fileIn(folder), JSON.stringify({ address, token } satisfies Address), { mode: 0o600 });

  return {
    async close() {
      await rm(fileIn(folder), { force: true });
      await app.close();
    },
  };
}

/** Has the process that holds the folder run a command. */
export async function runThroughChannel(folder: string, words: readonly string[]): Promise<Outcome> {
  const { address, token }: Address = JSON.parse(await readFile(fileIn(folder), 'utf8'));
  const answer = await fetch(`${address}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ words }),
  });
  if (!answer.ok) throw new Error(`The running API answered with status ${answer.status}.`);

  return answer.json() as Promise<Outcome>;
}

const isSame = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
