// @ts-check

import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import { buildStale, record, sourceHash, watch } from '@dosmares/build/build';
import { openStore } from '@dosmares/delivery';
import { makeLive, publish, releaseBuild } from '@dosmares/delivery/publish';
import { endOnSignal } from '../end-on-signal.mjs';
import { runServices } from '../run-services.mjs';
import { refuseTakenPorts } from '../services.mjs';

/**
 * Runs the whole site from the last builds, and one application from its sources: each change becomes a release and a
 * composition, and open pages reload.
 * @param {string} name
 * @param {import('../services.mjs').Where} where
 */
export async function serveInside(name, where) {
  await refuseTakenPorts(where);
  await buildStale(applications);
  await publish(where);
  const running = runServices(where, { env: { DEV: '1' }, restarts: true });
  endOnSignal(running.stopAll);
  await running.startAll();
  console.log(`Ready ${where.place.config.siteOrigin}, watching ${name}`);

  const store = openStore(where.store);
  await watch(name, async (stats) => {
    const start = performance.now();
    await record(path.join(where.root, name), sourceHash(name), stats);
    const { version } = await releaseBuild(name, store);
    const pointer = await store.readPointer();
    if (!pointer) return;
    const { selection } = await store.readComposition(pointer.live);
    if (selection[/** @type {'shell'} */ (name)] === version) return;
    const { problems } = await makeLive({ ...selection, [name]: version }, where, store);
    for (const problem of problems) console.warn(problem);
    console.log(`${name}@${version} is live after ${Math.round(performance.now() - start)} ms`);
  });
}
