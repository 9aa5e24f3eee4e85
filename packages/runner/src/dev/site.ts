import path from 'node:path';
import { buildStale, configurationsOf, sourceHash, watch, writeRecord } from '@dosmares/build/build';
import { openStore } from '@dosmares/delivery';
import { makeLive, publish, releaseBuild } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { endOnSignal } from '../end-on-signal.ts';
import { runServices } from '../run-services.ts';
import { refuseTakenPorts } from '../services.ts';

/**
 * Runs the whole site from the last builds, and one application from its sources: each change becomes a release and a
 * composition, and open pages reload.
 */
export async function serveSite(name: string, settings: Settings) {
  await refuseTakenPorts(settings);
  await buildStale();
  await publish(settings);
  const running = runServices(settings, { env: { DEV: '1' }, restarts: true });
  endOnSignal(running.stopAll);
  await running.startAll();
  console.log(`Ready ${settings.place.config.siteOrigin}, watching ${name}`);

  const store = openStore(settings.store);
  watch(await configurationsOf(name), async (stats) => {
    const start = performance.now();
    await writeRecord(path.join(settings.root, name), sourceHash(name), stats);
    const { version } = await releaseBuild(name, store);
    const pointer = await store.readPointer();
    if (!pointer) return;
    const { selection } = await store.readComposition(pointer.live);
    if (selection[name] === version) return;
    const { problems } = await makeLive({ ...selection, [name]: version }, settings, store);
    for (const problem of problems) console.warn(problem);
    console.log(`${name}@${version} is live after ${Math.round(performance.now() - start)} ms`);
  });
}
