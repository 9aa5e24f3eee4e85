import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Release } from '@dosmares/contracts/release';
import { packTar } from 'modern-tar/fs';
import type { Words } from '../commands.ts';
import type { AnswerLine } from '../service/server.ts';

/** The deploy service, and the token for it. */
export interface Service {
  url: string;
  token: string;
}

/** Where an answer goes, line by line. */
interface Listener {
  service: Service;
  tell: (line: string) => void;
  progress: (line: string) => void;
}

/** Asks the deploy service to carry out a command, and repeats what it says. @throws with the sentence that it failed with */
export async function ask(
  name: string,
  { method, words }: { method: 'GET' | 'POST'; words: Words },
  listener: Listener,
) {
  const text = JSON.stringify(words);
  const response =
    method === 'GET'
      ? await call(`${name}?words=${encodeURIComponent(text)}`, {}, listener.service)
      : await call(
          name,
          { method, body: text, headers: { 'content-type': 'application/json' } },
          listener.service,
        );
  await repeat(response, listener);
}

/** Uploads a packed release, unless the deploy service has it already. */
export async function upload(folder: string, { name, version }: Release, listener: Listener) {
  const { service } = listener;
  const known = await fetch(`${service.url}/releases/${name}/${version}`, {
    headers: headersFor(service),
  }).catch(unreachable(service));
  if (known.ok) return;
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: Readable.toWeb(packTar(folder)) as RequestInit['body'] & object,
    headers: { 'content-type': 'application/x-tar' },
    duplex: 'half',
  };
  await repeat(await call('releases', request, service), { ...listener, tell: () => {} });
}

const headersFor = ({ token }: Service) => ({ authorization: `Bearer ${token}` });

async function call(path: string, request: RequestInit, service: Service) {
  const headers = { ...(request.headers as Record<string, string>), ...headersFor(service) };
  const response = await fetch(`${service.url}/${path}`, { ...request, headers }).catch(unreachable(service));
  if (response.ok) return response;
  const { error = `${service.url} answers ${response.status}.` } = (await response
    .json()
    .catch(() => ({}))) as { error?: string };
  throw new Error(error);
}

const unreachable =
  ({ url }: Service) =>
  (error: Error): never => {
    const { cause } = error;
    throw new Error(
      `The deploy service at ${url} does not answer (${cause instanceof Error ? cause.message || 'refused' : error.message}): start the site with npm start, or set DEPLOY_URL.`,
    );
  };

async function repeat({ body }: Response, { tell, progress }: Listener) {
  const lines = createInterface({ input: Readable.fromWeb(body as ReadableStream) });
  for await (const text of lines) {
    const line = JSON.parse(text) as AnswerLine;
    if ('tell' in line) tell(line.tell);
    else if ('progress' in line) progress(line.progress);
    else throw new Error(line.error);
  }
}
