import { text } from 'node:stream/consumers';
import type { PageModule, RouteEntry } from '@dosmares/contracts/remote';
import type { SiteConfig } from '@dosmares/contracts/site/boot';
import {
  inBrowserDigest,
  laterStylesTag,
  noModule,
  type PageRequest,
  type RenderedPage,
} from '@dosmares/contracts/site/renderer';
import type { PlatformServices, SlotRuntime } from '@dosmares/platform';
import * as Platform from '@dosmares/platform';
import { firstViewEndTag, Section } from '@dosmares/ui';
import type { EmotionCache } from '@emotion/cache';
import * as EmotionReact from '@emotion/react';
import * as EmotionHeld from '@emotion/react/_isolated-hnrs';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import createEmotionServer from '@emotion/server/create-instance';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import * as about from '../about/about-page.tsx';
import { App } from '../app.tsx';
import * as contact from '../contact/contact-page.tsx';
import { SlotFallback } from '../frame/slot-fallback.tsx';
import { siteHead } from '../head-tags.ts';
import * as home from '../home/home-page.tsx';
import * as notFound from '../not-found/not-found-page.tsx';
import { pagesOf } from '../routes.ts';
import { createStyles, Site } from '../site.tsx';
import { documentOf } from './document.ts';

export { routes } from '../routes.ts';

/** The shell's pages by the names in its routes, as any application exposes its own. */
export const pages = {
  'home-page': home,
  'about-page': about,
  'contact-page': contact,
  'not-found-page': notFound,
};

export const singletons: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  '@emotion/react': EmotionReact,
  '@emotion/react/jsx-runtime': EmotionJsx,
  '@emotion/react/_isolated-hnrs': EmotionHeld,
  '@dosmares/platform': Platform,
};

export async function renderPage({ path, modules, config, tables }: PageRequest): Promise<RenderedPage> {
  const pageAt = pagesOf(tables);
  const styles = createStyles();
  styles.compat = true;
  const used = new Map<string, object>();
  const failures: string[] = [];

  function moduleAt(address: string) {
    const module = modules[address];
    if (!module) throw new Error(noModule(address));
    if ('inBrowser' in module) throw new InBrowser();
    used.set(address, module);

    return module as never;
  }

  // React puts a boundary's placeholder into the HTML when its content fails, so it has to be the fallback; unless a
  // browser renders the content.
  const Loading: SlotRuntime['Loading'] = ({ minHeight, address = '' }) => {
    if (!('inBrowser' in (modules[address] ?? {})))
      return <SlotFallback minHeight={minHeight} retry={() => {}} />;
    const page = pageAt(path);

    return <Awaited minHeight={minHeight} entry={page.address === address ? page.entry : undefined} />;
  };

  const { prelude } = await prerenderToNodeStream(
    <Site styles={styles} services={renderingServices(config, { moduleAt, Loading })}>
      <StaticRouter location={path}>
        <App pageAt={pageAt} />
      </StaticRouter>
    </Site>,
    {
      // Everything inline: no content is moved into its place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (error instanceof InBrowser) return inBrowserDigest;
        failures.push(String(error));

        return undefined;
      },
    },
  );
  const body = await text(prelude);
  const page = [...used.values()].find(isPage);
  // A page that could not be rendered gets the site's own.
  const head = page?.head(pageAt(path).params) ?? siteHead(path, pageAt(path).entry);
  const rendered = [...used.keys()];
  const html = documentOf({ head, ...styled(body, styles), boot: { config, rendered } });

  return { html, status: head.status ?? 200, head, rendered, failures };
}

/** Services for rendering on the server: nothing can be sent or opened, and a slot that fails shows its fallback. */
function renderingServices(
  config: SiteConfig,
  { moduleAt, Loading }: { moduleAt: SlotRuntime['get']; Loading: SlotRuntime['Loading'] },
): PlatformServices {
  return {
    config,
    post: async () => ({ ok: false, status: 0, body: undefined }),
    toast: () => {},
    chat: { isOpen: () => false, open: () => {}, close: () => {}, subscribe: () => () => {} },
    slots: {
      get: moduleAt,
      forget: () => {},
      report: () => {},
      Fallback: SlotFallback,
      Loading,
    },
  };
}

/** The empty place of a module that browsers render; without scripts, with its page's title and text. */
function Awaited({ minHeight, entry }: { minHeight?: string | undefined; entry: RouteEntry | undefined }) {
  return (
    <div style={{ minHeight }}>
      {entry?.text && (
        <noscript>
          <Section headingLevel={1} title={entry.title}>
            <p>{entry.text}</p>
          </Section>
        </noscript>
      )}
    </div>
  );
}

const isPage = (module: object): module is PageModule => 'head' in module;

/** Thrown for a module without a server bundle: React leaves its slot to the browser. */
class InBrowser extends Error {}

/** Splits the styles at the end of the first view: those above are for the head, those below are put there. */
function styled(body: string, styles: EmotionCache): { body: string; css: string } {
  const end = body.indexOf(firstViewEndTag);
  if (end < 0) return { body, css: newRules(body, styles) };
  const [above, below] = [body.slice(0, end), body.slice(end + firstViewEndTag.length)];
  const css = newRules(above, styles);

  return {
    css,
    body: `${above}${firstViewEndTag}${laterStylesTag}${newRules(below, styles)}</style>${below}`,
  };
}

function newRules(html: string, styles: EmotionCache) {
  const chunks = createEmotionServer(styles).extractCriticalToChunks(html).styles;
  for (const name of chunks.flatMap(({ ids }) => ids)) styles.inserted[name] = true;

  return chunks.map(({ css }) => css).join('');
}
