import { openStore } from '@dosmares/delivery';
import { makeLive, publish, releaseBuild } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { buildStale } from '../../build/build.ts';
import { applicationNames, remoteNames } from '../../presets/checkout.ts';
import { benchGrowth } from './growth.ts';

/**
 * Measures delivery in one run: the store's own operations, and releasing, promoting and rolling back as teams do it,
 * with a growing number of remotes.
 */
export const benchDelivery = async (settings: Settings) => [
  ...(await benchStore(settings)),
  ...(await benchGrowth()),
];

/** Times storing a build, composing all pages again, and going back. */
async function benchStore(settings: Settings) {
  await buildStale(applicationNames);
  const store = openStore(settings.store);
  const first = await timed('release and compose five applications', () => publish(settings));
  const released = await timed('release one build again', () => releaseBuild('mf-market-report', store));
  const selection = first.value.composition.selection;
  const elsewhere = {
    ...settings,
    place: {
      ...settings.place,
      config: { ...settings.place.config, shareUrl: `${settings.place.config.shareUrl}/again` },
    },
  };
  const composed = await timed('compose all pages and go live', () => makeLive(selection, elsewhere, store));
  const back = await timed('go back to the first composition', () => makeLive(selection, settings, store));

  const pages = Object.keys(first.value.composition.pages).length;

  return [first, released, composed, back].map(({ what, ms }) => ({
    what,
    remotes: remoteNames.length,
    pages,
    ms: Math.round(ms),
  }));
}

async function timed<Value>(what: string, work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();

  return { what, ms: performance.now() - start, value };
}
