import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@dosmares/delivery/settings';
import { buildStale } from '../../build/build.ts';
import { applicationNames } from '../../presets/checkout.ts';
import { buildOneBundle } from '../variants/one-bundle.ts';
import { byOwner, firstLoads, sum } from './first-load.ts';
import { benchMainScript } from './main-script.ts';

/**
 * Measures the first load of each kind of page, beside the same sources built as one bundle, and the parts of the
 * main script.
 */
export async function benchBytes(settings: Settings) {
  await buildStale(applicationNames);
  const loads = await firstLoads(settings);
  const oneBundle = await buildOneBundle();
  const rows = loads.map(async ({ route, modules, html, scripts }) => {
    const alone = await weightOf(oneBundle.web, oneBundle.filesOf(modules));
    const brotli = sum(scripts, 'brotli');

    return {
      route,
      requests: scripts.length,
      html: html.brotli,
      ...byOwner(scripts),
      brotli,
      gzip: sum(scripts, 'gzip'),
      oneBundleBrotli: alone.brotli,
      oneBundleGzip: alone.gzip,
      ratio: Number((brotli / alone.brotli).toFixed(3)),
    };
  });

  return { 'first load': await Promise.all(rows), 'main script': await benchMainScript() };
}

async function weightOf(folder: string, files: readonly string[]) {
  const sizes = async (end: string) => {
    const all = await Promise.all(files.map((file) => readFile(path.join(folder, file + end))));

    return all.reduce((total, { length }) => total + length, 0);
  };

  return { brotli: await sizes('.br'), gzip: await sizes('.gz') };
}
