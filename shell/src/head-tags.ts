import { office } from '@dosmares/content/office';
import { brandFiles } from '@dosmares/content/pictures/brand';
import type { Head, RouteEntry } from '@dosmares/contracts/remote';
import type { SiteConfig } from '@dosmares/contracts/site/boot';

export const pageMark = 'data-page';

export interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The head's tags for a page: the same in its served HTML and after a navigation. */
export function headTags(head: Head, { siteOrigin }: Pick<SiteConfig, 'siteOrigin'>): HeadTag[] {
  const absolute = (path: string) => new URL(path, siteOrigin).href;
  const { title, description, canonical, picture = socialCard } = head;
  const image = absolute(picture.src);
  // A wide card would cut an upright picture.
  const card = picture.height > picture.width ? 'summary' : 'summary_large_image';

  return [
    named('description', description),
    ...(canonical === undefined
      ? [named('robots', 'noindex')]
      : [
          element('link', { rel: 'canonical', href: absolute(canonical) }),
          property('og:url', absolute(canonical)),
        ]),
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', 'Dos Mares Estates'),
    property('og:image', image),
    property('og:image:width', `${picture.width}`),
    property('og:image:height', `${picture.height}`),
    property('og:image:alt', picture.alt),
    named('twitter:card', card),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    ...(head.jsonLd ?? []).map((thing) => jsonLd(thing, absolute)),
  ];
}

const { address: src, width, height } = brandFiles['social-card'];
const socialCard = { src, width, height, alt: `${office.name}, and the arch at Land’s End at sunset` };

const element = (tag: HeadTag['tag'], attributes: Record<string, string>, text = ''): HeadTag => ({
  tag,
  attributes: { ...attributes, [pageMark]: '' },
  text,
});

const named = (name: string, content: string) => element('meta', { name, content });
const property = (property: string, content: string) => element('meta', { property, content });

const addresses = new Set(['url', 'image', 'logo', 'item', '@id']);

function jsonLd(thing: Readonly<Record<string, unknown>>, absolute: (path: string) => string): HeadTag {
  const isPath = (key: string, value: unknown): value is string =>
    addresses.has(key) && typeof value === 'string' && value.startsWith('/');
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (key, value: unknown) =>
    isPath(key, value) ? absolute(value) : value,
  );

  // A script element ends at the first "</script", whatever surrounds it.
  return element('script', { type: 'application/ld+json' }, text.replaceAll('<', '\\u003c'));
}

/** The head of a page that exports none: it could not be rendered, or stock federation tooling built it. */
export const siteHead = (path: string, entry?: RouteEntry): Head => ({
  title: entry?.title ?? 'Dos Mares Estates',
  description: entry?.description ?? 'Luxury homes in Cabo San Lucas and Baja California Sur.',
  canonical: path,
});
