import { previewName, type Visit, visitCookie } from '@dosmares/delivery';
import type { FastifyRequest } from 'fastify';
import type { VisitedPage } from './site.ts';

/** Reads a request's facts about its visitor. */
export function visitOf({ searchParams }: URL, { cookie }: FastifyRequest['headers']): Visit {
  return {
    cookie,
    preview: searchParams.get(previewName) ?? undefined,
  };
}

/** A second, in which a CDN answers everybody; it may answer with what it has for a minute more while it asks again. */
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60';

const isOurs = new RegExp(`(^|;) *(${visitCookie}|${previewName})=`);

/** Headers that depend on the visitor: what the browser has to remember, and who may store the page. */
export function visitorHeaders(
  { kind, remember, build, isForAll, page }: VisitedPage,
  { cookie = '', preview }: Visit,
): Readonly<Record<string, string | string[]>> {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${build.addresses.config.siteOrigin.startsWith('https:') ? '; Secure' : ''}`;
  const cookies = remember.map(
    ([name, value, seconds]) => `${name}=${value}; Max-Age=${seconds}; ${attributes}`,
  );
  const isPreview = kind === 'preview';
  const isShared = isForAll && page.status === 200 && preview === undefined && !isOurs.test(cookie);

  return {
    'cache-control': isPreview ? 'no-store' : isShared ? shared : 'private, no-cache',
    vary: isShared ? 'accept-encoding' : 'accept-encoding, cookie',
    ...(isPreview && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
