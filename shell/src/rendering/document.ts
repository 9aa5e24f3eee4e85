import { type BrandFileName, brandFiles } from '@dosmares/content/pictures/brand';
import { type Head, splitAddress } from '@dosmares/contracts/remote';
import { type Boot, bootId, loadedAtOnce, remoteOf } from '@dosmares/contracts/site/boot';
import type { Assets } from '@dosmares/contracts/site/renderer';
import { fontFiles, palette, rootCss } from '@dosmares/ui/brand';
import {
  loadingRules,
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
  assets: Assets;
}

/** Returns a complete HTML document, readable without scripts, that names the releases it was rendered from. */
export function documentOf({ head, body, css, boot, assets }: Parts): string {
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
    `<template id="${loadingRules.templateId}">${scripts(boot, assets, body).join('')}</template>`,
    `<script>${loadScriptsInline}</script></head>`,
    `<body><div id="root">${body}</div>${missingScriptsNotice}</body></html>`,
  ].join('');
}

/** The boot data without `exposes`: the files of a module are known to its remote's entry. */
const bootJson = (boot: Boot) =>
  JSON.stringify(boot, (key, value) => (key === 'exposes' ? undefined : value)).replaceAll('<', '\\u003c');

const icon = (name: BrandFileName) => brandFiles[name].address;

const icons = [
  `<link rel="icon" href="${icon('favicon-ico')}" sizes="32x32">`,
  `<link rel="icon" href="${icon('favicon-svg')}" type="image/svg+xml">`,
  `<link rel="apple-touch-icon" href="${icon('apple-touch-icon')}">`,
  '<link rel="manifest" href="/site.webmanifest">',
  `<meta name="theme-color" content="${palette.night}">`,
].join('');

const scripts = (boot: Boot, assets: Assets, body: string) => [
  element('script', { src: assets.entry, integrity: assets.integrity, crossorigin: 'anonymous' }),
  ...preloads({ ...boot, rendered: loadedAtOnce(boot.rendered, body) }, assets),
];

const preloads = (boot: Boot, assets: Assets): string[] =>
  [...scriptFiles(boot, assets)].map((href) =>
    // A preload is used only when it is requested like the script: with the same integrity; from other origins
    // anonymously, from the site's own plainly. None should come before the first picture, or before the main script.
    element('link', {
      rel: 'preload',
      as: 'script',
      fetchpriority: 'low',
      href,
      ...(href.startsWith('/') ? {} : { crossorigin: 'anonymous' }),
      integrity: assets.hashes[href] ?? '',
    }),
  );

const scriptFiles = ({ registry, rendered }: Boot, assets: Assets): ReadonlySet<string> =>
  new Set(
    rendered.flatMap((address) => {
      const { expose } = splitAddress(address);
      const remote = remoteOf(address, registry);

      return remote ? [remote.entry, ...(remote.exposes?.[expose] ?? [])] : (assets.pages[expose] ?? []);
    }),
  );

function element(tag: string, attributes: Readonly<Record<string, string>>, text = '') {
  const list = Object.entries(attributes).map(([name, value]) =>
    value ? ` ${name}="${escaped(value)}"` : ` ${name}`,
  );

  return `<${tag}${list.join('')}>${tag === 'script' ? `${text}</script>` : ''}`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string) => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
