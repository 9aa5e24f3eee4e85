import type { ComposedPage, Composition } from '@dosmares/delivery';

/** Hash of nothing: Emotion adds empty style elements and fills them rule by rule, which no policy restricts. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Headers of a page: what it may load, and who may frame it. Scripts come from the shell and from the very releases that
 * the page was composed of; style elements are the page's own, by hash. Event handlers and styles in attributes are inline, and refused, too.
 */
export function securityHeaders(
  { place, selection }: Pick<Composition, 'place' | 'selection'>,
  { styles, scripts = [] }: Pick<ComposedPage, 'styles' | 'scripts'>,
): Readonly<Record<string, string>> {
  const { config, remoteOrigins } = place;
  const isSecure = config.siteOrigin.startsWith('https:');
  const remotes = Object.entries(remoteOrigins).flatMap(([name, origin]) => {
    const version = selection[name];

    // A place may know the address of a remote that was removed from the site.
    return version ? [`${origin}/${version}/web/`] : [];
  });
  const framed = [config.listingServiceUrl, config.mlsSearchUrl, ...(config.mapUrl ? [config.mapUrl] : [])];
  const listings = originOf(config.listingServiceUrl);

  return {
    'content-security-policy': policy({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...remotes, ...scripts.map(quoted)],
      'style-src': unique([emptyStyle, ...styles]).map(quoted),
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'media-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'", config.apiOrigin],
      'frame-src': unique(framed.map(originOf)),
      'form-action': ["'self'", listings],
      'base-uri': ["'none'"],
      // One policy checks all strings that would be run or parsed: shell/src/browser/federation/trusted-types.ts.
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
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

const quoted = (hash: string) => `'${hash}'`;
const originOf = (url: string) => new URL(url).origin;
const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
