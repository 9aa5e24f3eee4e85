import { office } from '@dosmares/content/office';
import { type BrandFileName, brandFiles } from '@dosmares/content/pictures/brand';
import type { SiteConfig } from '@dosmares/contracts/site/config';
import type { rootFileNames } from '@dosmares/contracts/site/routes';

/** A page for search engines: its canonical path, and the application whose page it is. */
export interface ListedPage {
  path: string;
  application: string;
}

/**
 * Returns the files at the site's root that depend on its pages (X08: the sitemap lists only paths of the route
 * table). A page was modified when its application was released.
 */
export function rootFiles(
  listed: readonly ListedPage[],
  released: Readonly<Record<string, Date>>,
  { siteOrigin }: SiteConfig,
): Readonly<Record<(typeof rootFileNames)[number], string>> {
  const applications = new Map(listed.map(({ path, application }) => [path, application]));
  const urls = [...applications]
    .map(([path, application]) => {
      const day = released[application]?.toISOString().slice(0, 10);

      return `<url><loc>${new URL(path, siteOrigin).href}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
    })
    .join('');

  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    'site.webmanifest': JSON.stringify(webManifest),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`,
  };
}

const icon = (name: BrandFileName, purpose: string) => {
  const { address, width, height } = brandFiles[name];

  return { src: address, sizes: `${width}x${height}`, type: 'image/png', purpose };
};

const webManifest = {
  name: office.name,
  short_name: office.name,
  start_url: '/',
  display: 'browser',
  background_color: '#faf7f2',
  theme_color: '#0b1f4b',
  icons: [icon('favicon-192', 'any'), icon('favicon-512', 'any'), icon('icon-maskable', 'maskable')],
};
