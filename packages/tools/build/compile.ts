import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { root } from '../presets/checkout.ts';

/** Rules that compile sources into scripts. @param isHot whether components can be replaced in the open page */
export function compileRules({ isHot = false } = {}): RuleSetRule[] {
  const react = { ...swcOptions.jsc.transform.react, development: isHot, refresh: isHot };
  const options = { ...swcOptions, jsc: { ...swcOptions.jsc, transform: { react } } };

  return [
    { test: /\.tsx?$/, exclude: inlined, use: { loader: swc, options } },
    { test: inlined, use: { loader: swc, options: minified } },
  ];
}

const swc = path.join(import.meta.dirname, 'swc.cjs');
const swcOptions = {
  env: { path: root },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    experimental: {
      // Inside node_modules, so that copies of a checkout share it: compiling the plugin takes seconds.
      cacheRoot: path.join(root, 'node_modules/.swc'),
      plugins: [['@swc/plugin-emotion', { sourceMap: false, autoLabel: 'never', labelFormat: '' }]],
    },
  },
};

/** A function that the renderer inlines into pages as text: no later step minifies it. */
const inlined = /first-view\/load-scripts\.ts$/;

const minified = {
  ...swcOptions,
  // Unsupported browsers have to parse it too, to show the notice.
  env: { targets: 'safari 11' },
  minify: true,
  jsc: { ...swcOptions.jsc, minify: { compress: true, mangle: true } },
};
