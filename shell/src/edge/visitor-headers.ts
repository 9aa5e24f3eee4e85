import { previewName, type Visit } from '@dosmares/delivery';
import type { FastifyRequest } from 'fastify';
import type { VisitedPage } from './site.ts';

/** Reads a request's facts about its visitor. */
export function visitOf({ searchParams }: URL, { cookie }: FastifyRequest['headers']): Visit {
  return {
    cookie,
    preview: searchParams.get(previewName) ?? undefined,
  };
}

/** Headers that depend on the visitor: what the browser has to remember, and who may store the page. */
export function visitorHeaders({
  kind,
  remember,
  composition,
}: VisitedPage): Readonly<Record<string, string | string[]>> {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${composition.place.config.siteOrigin.startsWith('https:') ? '; Secure' : ''}`;
  const cookies = remember.map(
    ([name, value, seconds]) => `${name}=${value}; Max-Age=${seconds}; ${attributes}`,
  );
  const isPreview = kind === 'preview';

  return {
    // The composition depends on a cookie.
    'cache-control': isPreview ? 'no-store' : 'private, no-cache',
    ...(isPreview && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
