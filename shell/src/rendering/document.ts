import { type BrandFileName, brandFiles } from '@dosmares/content/pictures/brand';
import type { Head } from '@dosmares/contracts/remote';
import { type Boot, bootId, releasesMark } from '@dosmares/contracts/site/boot';
import { escaped } from '@dosmares/server/html';
import { fontFiles, palette, rootCss } from '@dosmares/ui/brand';
import {
  loadScriptsInline,
  missingScriptsCss,
  missingScriptsNotice,
  pausedLazyCss,
} from '../first-view/load-scripts.ts';
import { headTags } from '../head-tags.ts';
import { stylesId } from '../site.tsx';

interface Parts {
  head: Head;
  body: string;
  css: string;
  boot: Boot;
}

/** Returns a complete HTML document, readable without scripts; what it loads is added where it is served. */
export function documentOf({ head, body, css, boot }: Parts): string {
  const tags = headTags(head, boot.config).map(({ tag, attributes, text }) => element(tag, attributes, text));

  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(head.title)}</title>`,
    ...fontFiles.map(
      ({ everydayUrl }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${everydayUrl}" crossorigin>`,
    ),
    `<style id="${stylesId}">${rootCss}${pausedLazyCss}${missingScriptsCss}${css}</style>`,
    ...tags,
    icons,
    `<script type="application/json" id="${bootId}">${bootJson(boot)}</script>`,
    releasesMark,
    `<script>${loadScriptsInline}</script></head>`,
    `<body><div id="root">${body}</div>${missingScriptsNotice}</body></html>`,
  ].join('');
}

const bootJson = (boot: Boot) => JSON.stringify(boot).replaceAll('<', '\\u003c');

const icon = (name: BrandFileName) => brandFiles[name].address;

const icons = [
  `<link rel="icon" href="${icon('favicon-ico')}" sizes="32x32">`,
  `<link rel="icon" href="${icon('favicon-svg')}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${icon('apple-touch-icon')}">`,
  '<link rel="manifest" href="/site.webmanifest">',
  `<meta name="theme-color" content="${palette.night}">`,
].join('');

function element(tag: string, attributes: Readonly<Record<string, string>>, text = '') {
  const list = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escaped(value)}"` : ` ${name}`,
  );

  return `<${tag}${list.join('')}>${tag === 'script' ? `${text}</script>` : ''}`;
}
