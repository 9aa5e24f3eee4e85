import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HotParts } from '@dosmares/build/hot';
import { fragmentFile, type Registry, type RegistryRemote } from '@dosmares/contracts/release';
import { assetsPath, type Boot, bootId } from '@dosmares/contracts/site/boot';
import type { Renderer } from '@dosmares/contracts/site/renderer';
import { runFragment, type Store } from '@dosmares/delivery';

/** What pages in development are made of. */
export interface Making {
  /** The application that is worked on. */
  name: string;
  /** Its parts, once they fit each other. */
  parts: () => Promise<HotParts>;
  /** The first script of the shell for development, unless it is the shell that is worked on. */
  shellEntry: string | undefined;
  /** The address that the application's scripts begin with. */
  base: string;
  store: Pick<Store, 'releaseFolder'>;
}

/**
 * Renders a composed page anew, with one application as it is at this moment and all others as they were released: the HTML
 * is made from the very build that its scripts take over with.
 */
export async function pageInDevelopment(html: string, pathname: string, making: Making): Promise<string> {
  const { name, parts, base } = making;
  const { registry, config } = bootIn(html);
  const now = await parts();
  const shell = name === 'shell' ? now.fragment : await released('shell', registry.shellVersion, making);
  const renderer = runFragment<Renderer>(shell ?? '', 'shell', { console });
  const remotes = registry.remotes.map((remote) =>
    remote.name === name ? developed(remote, `${base}${now.entry}`) : { ...remote, exposes: {} },
  );
  const own = Object.entries(renderer.pages).map(([page, module]) => [`shell/${page}`, module]);
  const others = await Promise.all(
    registry.remotes.map(async (remote) => {
      const source = remote.name === name ? now.fragment : await released(remote.name, remote.version, making);

      return exported(remote, source ?? '', renderer);
    }),
  );

  const made = await renderer.renderPage({
    path: pathname,
    modules: Object.fromEntries([...own, ...others.flat()]),
    boot: { registry: { ...registry, remotes }, config },
    assets: {
      entry: `${assetsPath}${making.shellEntry ?? now.entry}`,
      integrity: '',
      hashes: Object.fromEntries(remotes.map(({ entry, integrity }) => [entry, integrity])),
      pages: {},
      shellRoutes: [],
    },
  });
  for (const failure of made.failures) console.error(`${pathname}: ${failure}`);

  return made.html;
}

function bootIn(html: string) {
  const [, text = ''] = new RegExp(`id="${bootId}">(.*?)</script>`, 's').exec(html) ?? [];

  return JSON.parse(text) as Boot;
}

/** The browser is not told what else to load: it is here, or near enough. */
const developed = (remote: RegistryRemote, entry: string): RegistryRemote => ({
  ...remote,
  version: 'development',
  entry,
  integrity: '',
  exposes: {},
});

const released = async (name: string, version: string, { store }: Making) =>
  readFile(path.join(await store.releaseFolder(name, version), fragmentFile), 'utf8');

/** The modules of one remote by address; none when its code cannot be run, which then costs its own places only. */
function exported({ name }: Registry['remotes'][number], source: string, { singletons }: Renderer) {
  try {
    const modules = runFragment<Record<string, object>>(source, name, { console, singletons });

    return Object.entries(modules).map(([expose, module]) => [`${name}/${expose}`, module]);
  } catch (error) {
    console.error(`${name}: ${error}`);

    return [];
  }
}
