// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import { buildStale } from '@dosmares/build/build';
import { buildOneBundle } from '../variants/one-bundle.mjs';
import { byOwner, firstLoads, sum } from './first-load.mjs';
import { benchMainScript } from './main-script.mjs';

/** Bytes of every kind of page on first load, beside the same sources built as one bundle; and of what the main script is made. @param {import('@dosmares/runner/services').Where} where */
export async function benchBytes(where) {
  await buildStale(applications);
  const loads = await firstLoads(where);
  const oneBundle = await buildOneBundle();
  const rows = loads.map(async ({ route, rendered, html, scripts }) => {
    const alone = await weightOf(oneBundle.web, oneBundle.filesOf(rendered));
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

/** @param {string} folder @param {readonly string[]} files */
async function weightOf(folder, files) {
  const sizes = async (/** @type {string} */ end) => {
    const all = await Promise.all(files.map((file) => readFile(path.join(folder, file + end))));

    return all.reduce((total, { length }) => total + length, 0);
  };

  return { brotli: await sizes('.br'), gzip: await sizes('.gz') };
}
