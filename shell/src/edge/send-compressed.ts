import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const decompress = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Sends brotli bytes in the best encoding that the browser takes, or says that it has them by their `tag`. */
export async function sendCompressed(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { bytes, tag }: { bytes: Buffer; tag: string },
) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = isTaken.br.test(accepted) ? 'br' : isTaken.gzip.test(accepted) ? 'gzip' : '';
  const entityTag = `"${tag}${encoding && `.${encoding}`}"`;
  reply.header('etag', entityTag);
  // Weak or not: proxies that compress make tags weak.
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(entityTag))
    return reply.code(304).send();

  if (encoding) reply.header('content-encoding', encoding);
  if (encoding === 'br') return reply.send(bytes);
  const plain = await decompress(bytes);

  return reply.send(encoding ? await zip(plain) : plain);
}

const isTaken = {
  br: /\bbr\b(?! ?; ?q=0(\.0*)? ?(,|$))/,
  gzip: /\bgzip\b(?! ?; ?q=0(\.0*)? ?(,|$))/,
};
