import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Sends a page in the best encoding stored beside it, keeping the status and type that were set; or answers that the
 * visitor has it.
 * @param facts everything that the page depends on: while they stay the same, so does the page
 */
export async function sendPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { file, facts }: { file: string; facts: readonly unknown[] },
) {
  const accepted = acceptedIn(headers['accept-encoding']);
  const [encoding, suffix = ''] =
    encodings.find(([name, end]) => accepted.has(name) && existsSync(file + end)) ?? [];
  const tag = `"${createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16)}${suffix}"`;
  reply.header('vary', 'accept-encoding, cookie').header('etag', tag);
  if (reply.statusCode === 200 && tagsIn(headers['if-none-match']).has(tag)) return reply.code(304).send();

  if (encoding) reply.header('content-encoding', encoding);
  const { size } = await stat(file + suffix);

  return reply.header('content-length', size).send(createReadStream(file + suffix));
}

/** Names of the accepted encodings: those without `q=0`. */
function acceptedIn(header: string | string[] = '') {
  const offers = String(header)
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const isTaken = (parameters: readonly string[]) =>
    parameters.every((one) => !one.startsWith('q=') || Number(one.slice(2)) > 0);

  return new Set(offers.filter(([, ...parameters]) => isTaken(parameters)).map(([name]) => name));
}

/** Returns the tags of a header, without the mark of weak ones: proxies that compress make tags weak. */
const tagsIn = (header = '') => new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
