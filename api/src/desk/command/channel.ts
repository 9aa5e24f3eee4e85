import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { listenOn } from '../../operations/listening.ts';
import type { Outcome } from './commands.ts';

interface Address {
  address: string;
  token: string;
}

const fileIn = (folder: string) => join(folder, 'staff.json');

/**
 * Runs commands of the staff tools while this process holds the folder, because PGlite can be opened only once. It
 * listens on this machine only, and its token is in a file that only the service's own user can read (decision 0014).
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

/** The process that holds the folder could not be reached; the message says what to do. */
export class ChannelError extends Error {}

/** Runs a command in the process that holds the folder; waits up to a limit. */
export async function runThroughChannel(
  folder: string,
  words: readonly string[],
  seconds = 300,
): Promise<Outcome> {
  const { address, token } = await readAddress(folder);
  const answer = await fetch(`${address}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ words }),
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  }).catch((cause) => {
    throw cause.name === 'TimeoutError' ? late(seconds, cause) : notThere(folder, cause);
  });
  if (answer.status === 500) throw new ChannelError('The running API could not do it; its log says why.');
  const outcome = await answer.json().catch((cause) => {
    throw cause.name === 'TimeoutError' ? late(seconds, cause) : notThere(folder, cause);
  });
  if (!answer.ok || !isOutcome(outcome)) throw notThere(folder);

  return outcome;
}

async function readAddress(folder: string): Promise<Address> {
  try {
    const { address, token } = JSON.parse(await readFile(fileIn(folder), 'utf8')) as Address;
    if (new URL(address).hostname === '127.0.0.1' && typeof token === 'string') return { address, token };
  } catch (cause) {
    throw notThere(folder, cause);
  }
  throw notThere(folder);
}

const isOutcome = (answer: unknown): answer is Outcome =>
  typeof (answer as Outcome | null)?.text === 'string' && typeof (answer as Outcome).isRefused === 'boolean';

const notThere = (folder: string, cause?: unknown) =>
  new ChannelError(
    `Another process holds ${folder}, but no API answers at the address in ${fileIn(folder)}. If the API is starting, or another command is running, try again in a moment.`,
    { cause },
  );

const late = (seconds: number, cause: unknown) =>
  new ChannelError(
    `The running API has not answered in ${seconds} seconds. It may still do what you asked: look before you repeat it.`,
    { cause },
  );

const isSame = (given: string, wanted: string) =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
