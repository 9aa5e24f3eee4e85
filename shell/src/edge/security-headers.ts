import { createHash } from 'node:crypto';
import { originOf, type Page, type SiteBuild } from '@dosmares/delivery';

/** Headers of a page, and a hash of them. */
interface PageHeaders {
  headers: Readonly<Record<string, string>>;
  tag: string;
}

const made = new WeakMap<Page, PageHeaders>();

/**
 * Headers of a page: what it may load, and who may frame it. Scripts come from the shell, from the hosts of the remotes'
 * files, and inline ones by hash.
 */
export function securityHeaders(page: Page, build: SiteBuild): PageHeaders {
  const known = made.get(page);
  if (known) return known;
  const headers = headersOf(page, build);
  const tag = createHash('sha256').update(JSON.stringify(headers)).digest('base64url').slice(0, 8);
  made.set(page, { headers, tag });

  return { headers, tag };
}

function headersOf({ scripts }: Page, { addresses, selection }: SiteBuild) {
  const { config } = addresses;
  const isSecure = config.siteOrigin.startsWith('https:');
  const remotes = Object.keys(selection)
    .filter((name) => name !== 'shell')
    .map((name) => hostOf(originOf(name, addresses)));
  const frames = [config.listingServiceUrl, config.mlsSearchUrl, config.mapUrl]
    .flatMap((url) => url ?? [])
    .map(hostOf);
  const listings = hostOf(config.listingServiceUrl);

  return {
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...unique(remotes), ...scripts.map((hash) => `'${hash}'`)],
      // Whoever can write a style into a page can already write the page.
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", config.apiOrigin],
      'frame-src': unique(frames),
      'form-action': ["'self'", listings],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      ...(isSecure && { 'upgrade-insecure-requests': [] }),
    }),
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // The listing service may ask where the visitor is (P07).
    'permissions-policy': `camera=(), microphone=(), payment=(), usb=(), geolocation=(self "${listings}")`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * Headers of everything that is not a page: its type is taken literally, and a picture opened on its own runs
 * nothing.
 */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const hostOf = (url: string) => new URL(url).origin;
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
