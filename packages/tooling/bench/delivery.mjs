// @ts-check
import { openStore } from '@dosmares/delivery';
import { buildStale } from '../build.mjs';
import { makeLive, publish, releaseBuild } from '../publish.mjs';
import { applications } from '../remotes.mjs';

/** Times of releasing one application's build, composing anew, and going back. @param {import('../services.mjs').Where} where */
export async function benchDelivery(where) {
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

  return [first, released, composed, back].map(({ what, ms }) => ({ what, ms: Math.round(ms) }));
}

/** @template Value @param {string} what @param {() => Promise<Value>} work */
async function timed(what, work) {
  const start = performance.now();
  const value = await work();

  return { what, ms: performance.now() - start, value };
}
