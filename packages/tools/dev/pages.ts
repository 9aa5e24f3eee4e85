import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fragmentFile, type RegistryRemote } from '@dosmares/contracts/release';
import { assetsPath, type Boot, bootId } from '@dosmares/contracts/site/boot';
import { openSandbox, type ServerPart, type Store } from '@dosmares/delivery';
import type { HotParts } from '../build/hot.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;
type Owner = Pick<ServerPart, 'name' | 'version'>;

/** A page takes little time: one that takes longer never finishes. */
const limitMs = 20_000;

/** Input of pages in development. */
export interface Making {
  /** The application in development. */
  name: string;
  /** Returns its parts, once they are of the same build. */
  parts: () => Promise<HotParts>;
  /** The first script of the shell for development; undefined if the shell itself is in development. */
  shellEntry: string | undefined;
  /** The prefix of the addresses of the application's scripts. */
  base: string;
  store: Pick<Store, 'readRelease' | 'releaseFolder'>;
}

/**
 * Renders a composed page again, with the current build of one application and the releases of all others: the HTML
 * and the scripts that hydrate it are of the same build.
 */
export async function pageInDevelopment(html: string, pathname: string, making: Making): Promise<string> {
  const { name, parts, base } = making;
  const { registry, config } = bootIn(html);
  const now = await parts();
  const remotes = registry.remotes.map((remote) =>
    remote.name === name ? developed(remote, `${base}${now.entry}`) : { ...remote, exposes: {} },
  );
  const owners = [{ name: 'shell', version: registry.shellVersion }, ...registry.remotes];
  const serverParts = owners.map((owner) => serverPart(owner, now, making));
  const assets = {
    entry: `${assetsPath}${making.shellEntry ?? now.entry}`,
    integrity: '',
    hashes: Object.fromEntries(remotes.map(({ entry, integrity }) => [entry, integrity])),
    pages: {},
    shellRoutes: [],
  };

  const boot = { registry: { ...registry, remotes }, config };
  const made = await rendered(pathname, { ask: 'load', parts: await Promise.all(serverParts), boot, assets });

  return made.html;
}

/** Renders in a separate process, as for a composition, and logs failures. */
async function rendered(pathname: string, load: Parameters<Sandbox['ask']>[0]) {
  const sandbox = await openSandbox();
  try {
    const { messages } = await sandbox.ask(load, limitMs);
    const { value, messages: more } = await sandbox.ask({ ask: 'page', path: pathname }, limitMs);
    for (const failure of [...messages, ...value.failures, ...more]) console.error(`${pathname}: ${failure}`);

    return value;
  } finally {
    await sandbox.close();
  }
}

function bootIn(html: string) {
  const [, text = ''] = new RegExp(`id="${bootId}">(.*?)</script>`, 's').exec(html) ?? [];

  return JSON.parse(text) as Boot;
}

/** Returns the registry's entry of the application in development, without preloads: its files are local. */
const developed = (remote: RegistryRemote, entry: string): RegistryRemote => ({
  ...remote,
  version: 'development',
  entry,
  integrity: '',
  exposes: {},
});

async function serverPart(
  { name, version }: Owner,
  now: HotParts,
  { name: own, store }: Making,
): Promise<ServerPart> {
  const release = await store.readRelease(name, version);
  const source =
    name === own
      ? (now.fragment ?? '')
      : await readFile(path.join(await store.releaseFolder(name, version), fragmentFile), 'utf8');

  return { name, version, source, exposes: Object.keys(release.exposes) };
}
