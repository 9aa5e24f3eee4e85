import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Head, PageModule, Params } from '@dosmares/contracts/remote';
import {
  laterStylesTag,
  noModule,
  type PageRequest,
  type RenderedPage,
} from '@dosmares/contracts/site/renderer';
import { firstViewEndTag } from '@dosmares/ui';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { pagesOf } from '../routes.ts';
import { createStyles, Site } from '../site.tsx';
import { documentOf } from './document.ts';
import { compositionServices } from './services.tsx';

/** Renders one route to a complete HTML document, from exactly the modules given. */
export async function renderPage({ path, modules, boot, assets }: PageRequest): Promise<RenderedPage> {
  const pageAt = pagesOf(boot.registry);
  const styles = createStyles();
  styles.compat = true;
  const used = new Map<string, object>();
  const failures: string[] = [];

  function take(address: string) {
    const module = modules[address];
    if (!module) throw new Error(noModule(address));
    used.set(address, module);

    return module as never;
  }

  const body = await htmlOf(
    <Site styles={styles} services={compositionServices(boot, take)}>
      <StaticRouter location={path}>
        <App pageAt={pageAt} />
      </StaticRouter>
    </Site>,
    (error) => {
      failures.push(String(error));
    },
  );
  const head = headOf(path, pageAt(path).params, used);
  const rendered = [...used.keys()];
  const html = documentOf({ head, ...styled(body, styles), boot: { ...boot, rendered }, assets });

  return { html, status: head.status ?? 200, head, rendered, failures };
}

/** Returns a page with the rules of what is below its first view in their place, and the rules of what is above. */
function styled(body: string, styles: EmotionCache): { body: string; css: string } {
  const end = body.indexOf(firstViewEndTag);
  if (end < 0) return { body, css: takeRules(body, styles) };
  const [above, below] = [body.slice(0, end), body.slice(end + firstViewEndTag.length)];
  const css = takeRules(above, styles);

  return {
    css,
    body: `${above}${firstViewEndTag}${laterStylesTag}${takeRules(below, styles)}</style>${below}`,
  };
}

/** Returns the rules of the classes in some HTML, and all keyframes, without those that were taken before. */
function takeRules(html: string, styles: EmotionCache) {
  const chunks = createEmotionServer(styles).extractCriticalToChunks(html).styles;
  for (const name of chunks.flatMap(({ ids }) => ids)) styles.inserted[name] = true;

  return chunks.map(({ css }) => css).join('');
}

function htmlOf(tree: ReactNode, note: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(tree, {
      // Everything inline, nothing streamed in later by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const whole = stream.pipe(new PassThrough());
        text(whole).then(resolve, reject);
      },
      onShellError: reject,
      onError: note,
    });
  });
}

const isPage = (module: object): module is PageModule => 'head' in module;

/** Returns the page's own head; the site's for a page that could not be rendered. */
function headOf(path: string, params: Params, used: ReadonlyMap<string, object>): Head {
  const page = [...used.values()].find(isPage);
  if (page) return page.head(params);

  return {
    title: 'Dos Mares Estates',
    description: 'Luxury homes in Cabo San Lucas and Baja California Sur.',
    canonical: path,
  };
}
