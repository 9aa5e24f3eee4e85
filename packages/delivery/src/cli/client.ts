import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { AnswerLine } from '../service/server.ts';

/** The deploy service with a token for it, and where its answers go, line by line. */
export interface CliContext {
  service: { url: string; token: string };
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
  /** The folder that relative paths start from. */
  folder: string;
}

/** Asks the deploy service for something. @throws with the sentence that it refuses with */
export async function call(path: string, request: RequestInit, { service: { url, token } }: CliContext) {
  const headers = { ...(request.headers as Record<string, string>), authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/${path}`, { ...request, headers }).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message || 'refused' : error.message;
    throw new Error(
      `The deploy service at ${url} does not answer (${why}): start the site with npm start, or set DEPLOY_URL (at a desk, DEPLOY_PORT).`,
    );
  });
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  const where = response.status === 401 ? ` ${url} was asked: DEPLOY_URL names another.` : '';
  throw new Error((body.error ?? `${url} answers ${response.status}.`) + where, { cause: response.status });
}

/** Repeats what the deploy service says. @throws with the sentence that it fails with */
export async function repeat({ body }: Response, { tell, progress }: Pick<CliContext, 'tell' | 'progress'>) {
  const lines = createInterface({ input: Readable.fromWeb(body as ReadableStream) });
  for await (const text of lines) {
    const line = JSON.parse(text) as AnswerLine;
    if ('tell' in line) tell(line.tell);
    else if ('progress' in line) progress(line.progress);
    else throw new Error(line.error);
  }
}
