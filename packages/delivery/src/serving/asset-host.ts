import path from 'node:path';
import { isApplicationName } from '@dosmares/contracts/remote';
import fastifyStatic from '@fastify/static';
import { label, partsOf } from '../store/label.ts';
import type { Store } from '../store/store.ts';
import { cached } from './cached.ts';
import { type Operations, observedServer } from './observed.ts';
import { askedSparingly, listedApplications, listedVersions } from './versions.ts';

/**
 * Serves the files of all remotes' releases, by name and version. Anyone may load them; they never change. Server bundles
 * are not served.
 * @param own a remote whose files are also served without its name, as addresses of earlier site builds have them
 */
export function assetHost(store: Store, own: string | undefined, operations: Operations = {}) {
  const app = observedServer({}, { ...operations, service: 'asset-host', readiness });
  const folderOf = cached((release) => store.releaseFolder(...partsOf(release)), {
    most: 200,
    retryAfterMs: 2_000,
  });
  const asked = askedSparingly(store);
  const remotes = listedApplications(store);
  const lists = new Map<string, ReturnType<typeof listedVersions>>();

  /** Lists the versions of a remote; undefined before the store has answered. Made-up names are not remembered. */
  async function listed(remote: string) {
    const known = lists.get(remote);
    if (known) return known();
    const names = await remotes();
    if (!names?.includes(remote)) return names && [];
    const list = listedVersions(store, remote);
    lists.set(remote, list);

    return list();
  }

  async function readiness() {
    const names = await remotes();
    if (!names) throw new Error('The store has not answered yet.');

    return { applications: names.length };
  }

  /** Returns the folder of a release on this machine; undefined when there is no such release. */
  async function folderIn(remote: string, version: string) {
    if (!isRemote(remote) || !isVersion(version)) return undefined;
    const isKept =
      // Files that this machine has are served without asking the store.
      store.isHere(remote, version) ||
      ((await asked(remote, version)) ?? (await listed(remote))?.includes(version) ?? true);

    return isKept ? folderOf(label({ name: remote, version })).catch(() => undefined) : undefined;
  }

  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  app.register(fastifyStatic, {
    root: path.resolve(store.localFolder),
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  for (const address of ['/:remote/:version/web/*', ...(own ? ['/:version/web/*'] : [])])
    app.get<{ Params: Asked }>(address, async ({ params }, reply) => {
      const { remote = own ?? '', version, '*': file } = params;
      const folder = await folderIn(remote, version);
      if (!folder) return reply.callNotFound();

      return reply.sendFile(file, path.resolve(folder, 'web'));
    });

  return app;
}

/** A parsed address. */
interface Asked {
  remote?: string;
  version: string;
  '*': string;
}

const isRemote = (text: string) => text !== 'shell' && isApplicationName(text);
const isVersion = (text: string) => /^[0-9][0-9a-z.-]{0,99}$/.test(text);
