import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { properties } from '@dosmares/content/properties';
import { agentById, founder } from '@dosmares/content/roster';
import { loadedAtOnce } from '@dosmares/contracts/site/boot';
import { type Composition, openStore, scriptAddressesIn, scriptFileOf } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { applicationNames } from '../../presets/checkout.ts';

/** Kinds of pages, each with an example route from the content. */
export const kinds: Readonly<Record<string, string>> = {
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

/** The example routes. */
export const routes = Object.values(kinds);

export interface Weight {
  name: string;
  owner: string;
  gzip: number;
  brotli: number;
}
export interface FirstLoad {
  route: string;
  /** Addresses of the modules that it loads. */
  modules: readonly string[];
  html: Weight;
  scripts: Weight[];
}

/**
 * The first load of each kind of page, from a composition of the last builds: its HTML, and the scripts that the
 * HTML names. Weights are those of the files that the servers send.
 */
export async function firstLoads(settings: Settings): Promise<FirstLoad[]> {
  const { composition } = await publish(settings);
  const weighScript = scriptWeights(settings, composition);

  return Promise.all(
    routes.map(async (route) => {
      const { file, html, modules } = await readPage(settings, composition, route);

      return {
        route,
        modules,
        html: await weigh('HTML', 'page', file),
        scripts: await Promise.all(scriptAddressesIn(html).map(weighScript)),
      };
    }),
  );
}

/** Reads a composed page: its file, its text, and the modules that load with it. */
export async function readPage({ store }: Settings, composition: Composition, route: string) {
  const page = composition.pages[route];
  if (!page) throw new Error(`There is no page ${route}`);
  const file = path.join(await openStore(store).compositionFolder(composition.id), page.file);
  const html = await readFile(file, 'utf8');
  const boot = JSON.parse(
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
  );

  return { file, html, modules: loadedAtOnce(boot.rendered, html) };
}

/** Returns a function that weighs the script at an address and names the application it belongs to. */
export function scriptWeights({ store: folder }: Settings, composition: Composition) {
  const store = openStore(folder);

  return async (address: string): Promise<Weight> => {
    const { owner, file } = await scriptFileOf(address, composition, store);

    return weigh(address, owner, file);
  };
}

async function weigh(name: string, owner: string, file: string): Promise<Weight> {
  const [brotli, gzip] = await Promise.all(['.br', '.gz'].map((end) => readFile(file + end)));

  return { name, owner, brotli: brotli?.length ?? 0, gzip: gzip?.length ?? 0 };
}

export const sum = (weights: readonly Weight[], kind: 'gzip' | 'brotli') =>
  weights.reduce((total, weight) => total + weight[kind], 0);

/** Brotli bytes of each application, by its name. */
export const byOwner = (weights: readonly Weight[]) =>
  Object.fromEntries(
    applicationNames.map((name) => [
      name,
      sum(
        weights.filter(({ owner }) => owner === name),
        'brotli',
      ),
    ]),
  );
