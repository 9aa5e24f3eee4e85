import { firstLoad, kinds } from './first-load.ts';
import { buildOneBundle } from './one-bundle.ts';

/** Weighs the scripts of each kind of page's first load, beside the same sources built as one bundle. */
export async function benchBytes(origin: string) {
  const weigh = await buildOneBundle();

  return Promise.all(
    Object.entries(kinds).map(async ([page, route]) => {
      const { requests, bytes, modules } = await firstLoad(origin, route);
      const alone = weigh(modules);

      return { page, requests, bytes, 'one bundle': alone, ratio: (bytes / alone).toFixed(3) };
    }),
  );
}
