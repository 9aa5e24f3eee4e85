import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** What gzip makes of each, for as long as it is in memory: few browsers ask for it. */
const zipped = new WeakMap<Buffer, Promise<Buffer>>();

/**
 * Sends what is held compressed with brotli in the best encoding that the browser takes, keeping the status and type
 * that were set; or answers that the visitor has it.
 * @param tag follows from everything that the answer depends on
 */
export async function sendCompressed(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { bytes, tag }: { bytes: Buffer; tag: string },
) {
  const accepted = acceptedIn(headers['accept-encoding']);
  const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : '';
  const entityTag = `"${tag}${encoding && `.${encoding}`}"`;
  reply.header('etag', entityTag);
  if (reply.statusCode === 200 && tagsIn(headers['if-none-match']).has(entityTag))
    return reply.code(304).send();

  if (encoding) reply.header('content-encoding', encoding);
  if (encoding === 'br') return reply.send(bytes);

  return reply.send(encoding ? await zippedFrom(bytes) : await decompress(bytes));
}

function zippedFrom(bytes: Buffer) {
  const known = zipped.get(bytes) ?? decompress(bytes).then((plain) => zip(plain));
  zipped.set(bytes, known);

  return known;
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
