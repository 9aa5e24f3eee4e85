import type { Page } from 'playwright/test';
import { routesOfSite } from '../site/routes.ts';
import type { Site } from '../site/site.ts';

/** One page as served, and its contents. */
export interface Document extends Facts {
  path: string;
  status: number;
  html: string;
}

interface Facts {
  title: string;
  /** By `name` or `property`. */
  meta: Readonly<Record<string, string>>;
  canonical: string | undefined;
  h1: readonly string[];
  /** All text of the page, without scripts and styles. */
  text: string;
  things: readonly Thing[];
  ids: readonly string[];
  /** Absolute addresses of the page's links. */
  links: readonly string[];
  /** Absolute addresses of everything the page loads or names: pictures, films, scripts, icons, frames. */
  files: readonly string[];
}

/** One JSON-LD object. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string };

/** Fetches every kind of page and parses it in the browser, which does nothing else. */
export async function documentsOf(site: Site, parser: Page): Promise<Document[]> {
  const served = await Promise.all(
    routesOfSite.map(async ({ path }) => {
      const response = await fetch(site.origin + path);

      return { path, status: response.status, html: await response.text() };
    }),
  );
  const facts = await parser.evaluate(
    ({ pages, base }) => {
      function read(html: string, address: string) {
        const page = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) => [...page.querySelectorAll(selector)];
        const values = (selector: string, name: string) =>
          all(selector).flatMap((element) => element.getAttribute(name) ?? []);
        const absolute = (some: string) => new URL(some, address).href;
        const candidates = (srcSet: string) =>
          srcSet.split(',').map((one) => one.trim().split(/\s/)[0] ?? '');
        const things = all('script[type="application/ld+json"]').map(({ textContent }) =>
          JSON.parse(textContent),
        );
        const meta = all('meta').map((one) => [
          one.getAttribute('name') ?? one.getAttribute('property'),
          one.getAttribute('content') ?? '',
        ]);
        const files = [
          ...values('[src]', 'src'),
          ...values('[srcset]', 'srcset').flatMap(candidates),
          ...values('[poster]', 'poster'),
          ...values('link:not([rel=canonical])', 'href'),
          ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
        ];
        const found = {
          title: page.title,
          meta: Object.fromEntries(meta),
          canonical: values('link[rel=canonical]', 'href')[0],
          h1: all('h1').map(({ textContent }) => textContent),
          things,
          ids: values('[id]', 'id'),
          links: values('a[href]', 'href').map(absolute),
          files: files.map(absolute),
        };
        for (const unread of all('script, style')) unread.remove();

        return { ...found, text: page.body.textContent };
      }

      return pages.map(({ html, path }) => read(html, base + path));
    },
    { pages: served, base: site.origin },
  );

  return served.map((page, index) => ({ ...page, ...(facts[index] as Facts) }));
}
