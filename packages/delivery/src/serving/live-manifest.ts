import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { baseOf } from '../deployments/deployment.ts';
import { choose, followLive, isOfVisitor, type Visit } from '../live.ts';
import type { Deployment, Live } from '../model.ts';
import type { Store } from '../store/store.ts';

/** The federation manifest of a remote's live release, or of a visitor's canary or preview, for any federation host. */
export function liveManifests(store: Store, following: Parameters<typeof followLive>[2]) {
  let deployments = new Map<string, Deployment>();

  async function load({ deployment, canaries }: Live) {
    const ids = [deployment, ...canaries.map((canary) => canary.deployment)];
    const read = ids.map(
      async (id) => [id, deployments.get(id) ?? (await store.readDeployment(id))] as const,
    );
    deployments = new Map(await Promise.all(read));
  }

  const { known, close } = followLive(store, load, following);

  return {
    close,
    /** @returns undefined if the visitor's deployment has no such remote, or its release no manifest */
    async read(name: string, visit: Visit): Promise<object | undefined> {
      const live = await known();
      // Without a cookie a host gets live: the site alone chooses who is in a canary.
      const { deployment: id } = isOfVisitor(visit) ? choose(visit, live) : live;
      const { selection, addresses } = deployments.get(id) ?? (await store.readDeployment(id));
      const version = selection[name];
      if (!version) return undefined;
      const file = path.join(await store.releaseFolder(name, version), 'web/mf-manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
      const metaData = { ...manifest?.metaData, publicPath: `${baseOf({ name, version }, addresses)}/` };

      return manifest ? { ...manifest, metaData, site: addresses } : undefined;
    },
  };
}
