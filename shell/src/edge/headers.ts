import {
  type Deployment,
  isOfVisitor,
  originOf,
  type Page,
  sharedCaching,
  type Visit,
} from '@dosmares/delivery';
import type { VisitedPage } from './loaded-deployments.ts';

/** Security headers of a page: its scripts are the site's, those of the remotes' hosts, and inline ones by hash. */
export function securityHeaders({ scripts }: Page, { addresses, selection }: Deployment) {
  const { siteOrigin, apiOrigin, listingServiceUrl, mlsSearchUrl, mapUrl } = addresses.config;
  const { shell: _, ...remotes } = selection;
  const remoteHosts = Object.keys(remotes).map((name) => hostOf(originOf(name, addresses)));
  const frames = [listingServiceUrl, mlsSearchUrl, mapUrl].flatMap((url) => (url ? hostOf(url) : []));
  const listings = hostOf(listingServiceUrl);
  const isSecure = siteOrigin.startsWith('https:');

  return {
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...new Set(remoteHosts), ...scripts.map((hash) => `'${hash}'`)],
      // Anyone who can inject a style into a page can inject any markup.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", apiOrigin],
      'frame-src': [...new Set(frames)],
      'form-action': ["'self'", listings],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      ...(isSecure && { 'upgrade-insecure-requests': [] }),
    }),
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The listing service may ask where the visitor is (P07).
    'permissions-policy': `camera=(), microphone=(), payment=(), usb=(), geolocation=(self "${listings}")`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const hostOf = (url: string) => new URL(url).origin;

/** Headers of everything but pages: a picture opened on its own runs no script. */
export const fileHeaders = { 'content-security-policy': "default-src 'none'; sandbox" } as const;

/** Headers that depend on the visitor: cookies to set, and who may cache the page. */
export function visitorHeaders(
  { kind, remember, deployment, isForAll, page }: VisitedPage,
  visit: Visit,
): Readonly<Record<string, string | string[]>> {
  const secure = deployment.addresses.config.siteOrigin.startsWith('https:') ? '; Secure' : '';
  const cookies = remember.map(
    ([name, value, seconds]) =>
      `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
  const isPreview = kind === 'preview';
  const isShared = isForAll && page.status === 200 && !isOfVisitor(visit);

  const ours = isPreview ? 'no-store' : 'private, no-cache';
  const caching = isShared ? sharedCaching : ours;

  return {
    'cache-control': `${caching}, no-transform`,
    vary: isShared ? 'accept-encoding' : 'accept-encoding, cookie',
    ...(isPreview && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}
