import { createHash } from 'node:crypto';
import { laterStylesTag } from '@dosmares/contracts/site/renderer';
import { stylesFolder } from '@dosmares/contracts/site/routes';
import { hashOf } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import type { Rendered } from './render-pages.ts';
import type { Page } from './site-build.ts';

/** Stores a rendered page. @param known what is known of it besides: its inputs, and what it uses */
export async function keepPage(
  { html, status, head, rendered, failures }: Rendered,
  known: Pick<Page, 'inputs' | 'uses'>,
  store: Store,
): Promise<Page> {
  const taken = takeLaterStyles(html);
  const styles = taken.css === undefined ? undefined : await store.keepText('styles', taken.css);

  return {
    html: await store.keepText('pages', taken.html),
    status,
    ...known,
    modules: rendered,
    scripts: scriptsIn(taken.html),
    ...(styles && { styles }),
    ...(head.canonical && { canonical: head.canonical }),
    failures,
  };
}

/** Hashes a page's inline scripts, without those for data, in the format of a content security policy. */
function scriptsIn(html: string): string[] {
  const element = /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs;
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

const end = '</style>';

/**
 * Takes the styles of everything below the first view out of a page, and puts a link to them in their place (decision
 * 0071). Returns the page, and the style sheet if it has one.
 */
function takeLaterStyles(html: string): { html: string; css?: string } {
  const from = html.indexOf(laterStylesTag);
  const to = html.indexOf(end, from);
  if (from < 0 || to < 0) return { html };
  const css = html.slice(from + laterStylesTag.length, to);
  const link = `<link rel="stylesheet" href="/${stylesFolder}/${hashOf(css)}.css">`;

  return { html: html.slice(0, from) + link + html.slice(to + end.length), css };
}
