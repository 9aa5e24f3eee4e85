// @ts-check

import { applications, remotes } from '@dosmares/build/applications';
import { buildStale } from '@dosmares/build/build';
import { openStore } from '@dosmares/delivery';
import { makeLive, publish, releaseBuild } from '@dosmares/delivery/publish';
import { benchGrowth } from './growth.mjs';

/**
 * Times of delivery in one run: what the store does by itself, and releasing, promoting and rolling back as teams do it,
 * with more and more remotes.
 * @param {import('@dosmares/runner/services').Where} where
 */
export const benchDelivery = async (where) => [...(await benchStore(where)), ...(await benchGrowth())];

/** Keeping a build, composing every page anew, and going back. @param {import('@dosmares/runner/services').Where} where */
async function benchStore(where) {
  await buildStale(applications);
  const store = openStore(where.store);
  const first = await timed('release and compose five applications', () => publish(where));
  const released = await timed('release one build again', () => releaseBuild('mf-market-report', store));
  const selection = first.value.composition.selection;
  const elsewhere = {
    ...where,
    place: {
      ...where.place,
      config: { ...where.place.config, shareUrl: `${where.place.config.shareUrl}/again` },
    },
  };
  const composed = await timed('compose all pages and go live', () => makeLive(selection, elsewhere, store));
  const back = await timed('go back to the first composition', () => makeLive(selection, where, store));

  const pages = Object.keys(first.value.composition.pages).length;

  return [first, released, composed, back].map(({ what, ms }) => ({
    what,
    remotes: remotes.length,
    pages,
    ms: Math.round(ms),
  }));
}

/** @template Value @param {string} what @param {() => Promise<Value>} work */
async function timed(what, work) {
  const start = performance.now();
  const value = await work();

  return { what, ms: performance.now() - start, value };
}
