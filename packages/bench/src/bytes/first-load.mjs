// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import { properties } from '@dosmares/content/properties';
import { agentById, founder } from '@dosmares/content/roster';
import { openStore, scriptAddressesIn, scriptFileOf } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';

/** Every kind of page, and an example that content has. @type {Readonly<Record<string, string>>} */
export const kinds = {
  '/': '/',
  '/properties': '/properties',
  '/property/:id': `/property/${properties[0]?.id}`,
  '/about': '/about',
  '/contact': '/contact',
  '/team': '/team',
  '/team/:id': `/team/${founder}`,
  '/:agent': `/${agentById(founder)?.slug}`,
  '/market-report': '/market-report',
};

/** The examples. */
export const routes = Object.values(kinds);

/** @typedef {import('@dosmares/runner/services').Where} Where */
/** @typedef {import('@dosmares/delivery').Composition} Composition */
/** @typedef {{ name: string, owner: string, gzip: number, brotli: number }} Weight */
/** @typedef {{ route: string, rendered: string[], html: Weight, scripts: Weight[] }} FirstLoad */

/**
 * What each kind of page asks for at once, from a composition of the last builds: its HTML, and the scripts that the
 * HTML names. Weights are those of the files that the servers send.
 * @param {Where} where
 * @returns {Promise<FirstLoad[]>}
 */
export async function firstLoads(where) {
  const { composition } = await publish(where);
  const weighScript = scriptWeights(where, composition);

  return Promise.all(
    routes.map(async (route) => {
      const { file, html, rendered } = await readPage(where, composition, route);

      return {
        route,
        rendered,
        html: await weigh('HTML', 'page', file),
        scripts: await Promise.all(scriptAddressesIn(html).map(weighScript)),
      };
    }),
  );
}

/** A composed page: its file, its text, and the modules that stand in it. @param {Where} where @param {Composition} composition @param {string} route */
export async function readPage({ store }, composition, route) {
  const page = composition.pages[route];
  if (!page) throw new Error(`There is no page ${route}`);
  const file = path.join(openStore(store).compositionFolder(composition.id), page.file);
  const html = await readFile(file, 'utf8');
  const boot = JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  );

  return { file, html, rendered: /** @type {string[]} */ (boot.rendered) };
}

/** Gives the function that weighs a script by its address, and says whose it is. @param {Where} where @param {Composition} composition */
export function scriptWeights({ store: folder }, composition) {
  const store = openStore(folder);

  /** @param {string} address @returns {Promise<Weight>} */
  return (address) => {
    const { owner, file } = scriptFileOf(address, composition, store);

    return weigh(address, owner, file);
  };
}

/** @param {string} name @param {string} owner @param {string} file @returns {Promise<Weight>} */
async function weigh(name, owner, file) {
  const [brotli, gzip] = await Promise.all(['.br', '.gz'].map((end) => readFile(file + end)));

  return { name, owner, brotli: brotli?.length ?? 0, gzip: gzip?.length ?? 0 };
}

/** @param {readonly Weight[]} weights @param {'gzip' | 'brotli'} kind */
export const sum = (weights, kind) => weights.reduce((total, weight) => total + weight[kind], 0);

/** Brotli bytes of each application, by its name. @param {readonly Weight[]} weights */
export const byOwner = (weights) =>
  Object.fromEntries(
    applications.map((name) => [
      name,
      sum(
        weights.filter(({ owner }) => owner === name),
        'brotli',
      ),
    ]),
  );
