import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { decompress, type Selection } from '@dosmares/delivery';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keptAnswers } from './kept.ts';

const zip = promisify(gzip);

/** As many as pages are kept. */
const zipped = keptAnswers<Buffer>(2_000);

/** Sends brotli-compressed bytes in the best encoding that the browser accepts, or 304 if it has their `tag`. */
export async function sendCompressed(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { bytes, tag }: { bytes: Buffer; tag: string },
) {
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => accepts(accepted, name)) ?? '';
  const entityTag = `"${tag}${encoding && `.${encoding}`}"`;
  reply.header('etag', entityTag);
  // Weak tags count too: proxies that compress weaken them.
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(entityTag))
    return reply.code(304).send();

  if (encoding) reply.header('content-encoding', encoding);
  if (encoding === 'br') return reply.send(bytes);
  const plain = () => decompress(bytes);

  return reply.send(await (encoding ? zipped(tag, async () => zip(await plain())) : plain()));
}

const accepts = (accepted: string, encoding: string) =>
  new RegExp(`\\b${encoding}\\b(?! ?; ?q=0(\\.0*)? ?(,|$))`).test(accepted);

export const leavePreviewPath = '/_preview/leave';

const style =
  '#preview{position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:center;' +
  'padding:12px 24px;background:var(--gold);color:var(--night);font:600 16px/1.5 sans-serif}#preview a{color:inherit}';

/** Returns a page with the banner of a preview, which stands outside of the root that React hydrates. */
export function previewPage(html: string, shown: Selection, live: Selection) {
  const changed = Object.entries(shown).filter(([name, version]) => live[name] !== version);
  const what = changed.map(([name, version]) => `${name}@${version}`).join(', ') || 'what is live';
  const banner =
    `<aside id="preview" aria-label="Preview"><span>Preview of ${what}. Visitors do not see this page yet.</span>` +
    `<a href="${leavePreviewPath}">Leave the preview</a></aside>`;

  return html.replace('</head>', `<style>${style}</style></head>`).replace('</body>', `${banner}</body>`);
}
