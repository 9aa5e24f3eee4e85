// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish } from '../publish.mjs';

/** Every kind of page, by an example. */
export const routes = [
  '/',
  '/properties',
  '/property/1',
  '/about',
  '/contact',
  '/team',
  '/team/12',
  '/leonor-arriaga',
  '/market-report',
];

/** @typedef {{ name: string, owner: string, gzip: number, brotli: number }} Weight */
/** @typedef {{ route: string, rendered: string[], html: Weight, scripts: Weight[] }} FirstLoad */

/**
 * What each kind of page asks for at once, from a composition of the last builds: its HTML, and the scripts that the
 * HTML names. Weights are those of the files that the servers send.
 * @param {import('../services.mjs').Where} where
 * @returns {Promise<FirstLoad[]>}
 */
export async function firstLoads(where) {
  const store = openStore(where.store);
  const { composition } = await publish(where);
  const folder = store.compositionFolder(composition.id);

  /** @param {string} address */
  function fileOf(address) {
    const asset = /^\/assets\/(.+)$/.exec(address);
    if (asset)
      return {
        owner: 'shell',
        file: path.join(store.releaseFolder('shell', composition.selection.shell), 'web', asset[1] ?? ''),
      };
    const [owner] =
      Object.entries(where.place.remoteOrigins).find(([, origin]) => address.startsWith(`${origin}/`)) ?? [];
    if (!owner) throw new Error(`Nobody owns ${address}`);
    const [version = '', ...rest] = new URL(address).pathname.slice(1).split('/');

    return { owner, file: path.join(store.releaseFolder(/** @type {any} */ (owner), version), ...rest) };
  }

  return Promise.all(
    routes.map(async (route) => {
      const page = path.join(folder, composition.pages[route]?.file ?? '');
      const html = await readFile(page, 'utf8');
      const boot = JSON.parse(
        /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
      );
      const scripts = scriptsIn(html).map((address) => ({ address, ...fileOf(address) }));

      return {
        route,
        rendered: boot.rendered,
        html: await weigh('HTML', 'page', page),
        scripts: await Promise.all(scripts.map(({ address, owner, file }) => weigh(address, owner, file))),
      };
    }),
  );
}

/** Addresses of the scripts that a document preloads or runs. @param {string} html */
export function scriptsIn(html) {
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const wanted = tags.filter((tag) =>
    tag.startsWith('<script') ? tag.includes(' src=') : tag.includes('as="script"'),
  );

  return [...new Set(wanted.map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? ''))];
}

/** @param {string} name @param {string} owner @param {string} file @returns {Promise<Weight>} */
async function weigh(name, owner, file) {
  const [brotli, gzip] = await Promise.all(['.br', '.gz'].map((end) => readFile(file + end)));

  return { name, owner, brotli: brotli?.length ?? 0, gzip: gzip?.length ?? 0 };
}

/** @param {readonly Weight[]} weights @param {'gzip' | 'brotli'} kind */
export const sum = (weights, kind) => weights.reduce((total, weight) => total + weight[kind], 0);
