import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Release } from '@dosmares/contracts/release';
import { packTar } from 'modern-tar/fs';
import type { Args } from '../commands.ts';
import type { AnswerLine } from '../service/server.ts';

/** The deploy service with a token for it, and where its answers go, line by line. */
export interface Listener {
  service: { url: string; token: string };
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
}

/** Where commands are carried out and what they say. */
export interface CliContext extends Listener {
  /** The folder that relative paths start from. */
  folder: string;
}

/** Asks the deploy service to carry out a command, and repeats what it says. @throws with the sentence that it failed with */
export async function ask(name: string, args: Args, listener: Listener) {
  const headers = { 'content-type': 'application/json' };
  const response = await call(name, { method: 'POST', body: JSON.stringify(args), headers }, listener);
  await repeat(response, listener);
}

/** Uploads a packed release, unless the deploy service has it already. */
export async function upload(folder: string, { name, version }: Release, listener: Listener) {
  const known = await call(`releases/${name}/${version}`, {}, listener).catch(unlessMissing);
  if (known) return;
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: Readable.toWeb(packTar(folder)) as RequestInit['body'] & object,
    headers: { 'content-type': 'application/x-tar' },
    duplex: 'half',
  };
  await repeat(await call('releases', request, listener), { ...listener, tell: () => {} });
}

async function call(path: string, request: RequestInit, { service: { url, token } }: Listener) {
  const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/${path}`, { ...request, headers }).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message || 'refused' : error.message;
    throw new Error(
      `The deploy service at ${url} does not answer (${why}): start the site with npm start, or set DEPLOY_URL.`,
    );
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(body.error ?? `${url} answers ${response.status}.`, { cause: response.status });
}

function unlessMissing(error: Error) {
  if (error.cause !== 404) throw error;
}

async function repeat({ body }: Response, { tell, progress }: Pick<Listener, 'tell' | 'progress'>) {
  const lines = createInterface({ input: Readable.fromWeb(body as ReadableStream) });
  for await (const text of lines) {
    const line = JSON.parse(text) as AnswerLine;
    if ('tell' in line) tell(line.tell);
    else if ('progress' in line) progress(line.progress);
    else throw new Error(line.error);
  }
}
