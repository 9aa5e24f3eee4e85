// @ts-check
import { buildStale, configurationsOf } from '../build.mjs';
import { applications, remotes } from '../remotes.mjs';
import { firstLoads, sum } from './first-load.mjs';
import { buildOneBundle } from './one-bundle.mjs';

/** Bytes of every kind of page on first load, beside the same sources built as one bundle. @param {import('../services.mjs').Where} where */
export async function benchBytes(where) {
  await buildStale(applications);
  const loads = await firstLoads(where);
  const oneBundle = await buildOneBundle(await remoteModules());

  return Promise.all(
    loads.map(async ({ route, rendered, html, scripts }) => {
      const alone = await oneBundle(rendered);
      const brotli = sum(scripts, 'brotli');

      return {
        route,
        requests: scripts.length,
        html: html.brotli,
        ...Object.fromEntries(
          applications.map((owner) => [
            owner,
            sum(
              scripts.filter((script) => script.owner === owner),
              'brotli',
            ),
          ]),
        ),
        brotli,
        gzip: sum(scripts, 'gzip'),
        oneBundleBrotli: alone.brotli,
        oneBundleGzip: alone.gzip,
        ratio: Number((brotli / alone.brotli).toFixed(3)),
      };
    }),
  );
}

/** Every module that a remote exposes, as its configuration names it. */
async function remoteModules() {
  const lists = remotes.map(async (name) => {
    const [, fragment] = await configurationsOf(name);
    const { fragment: source = '' } = /** @type {{ fragment?: string }} */ (fragment?.entry ?? {});
    const entry = decodeURIComponent(source);

    return [...entry.matchAll(/\.\/src\/([a-z-]+)\.tsx/g)].map(([, expose]) => `${name}/${expose}`);
  });

  return (await Promise.all(lists)).flat();
}
