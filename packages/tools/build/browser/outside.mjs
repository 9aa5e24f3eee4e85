// What a remote brings for hosts that are not our shell: its federation, and the addresses of the site it belongs to.
import { ofRemote } from './federation.mjs';

const answerWithinMs = 3_000;

let started;

export async function outside(options) {
  const { webpackRequire } = options;
  started ??= start(webpackRequire);
  await started;

  return webpackRequire.federation.bundlerRuntime.initContainerEntry(options);
}

async function start(webpackRequire) {
  Object.assign(webpackRequire.federation, ofRemote());
  const { federation } = webpackRequire;
  federation.instance = federation.bundlerRuntime.init({ webpackRequire });
  federation.attachShareScopeMap(webpackRequire);
  // The first remote in a page speaks for all of them.
  globalThis.dosMares ??= { addresses: addressesFrom(webpackRequire.p), instance: federation.instance };
  globalThis.dosMares.addresses = await globalThis.dosMares.addresses;
}

/** Asks the live manifest, above the release's own folder. A folder that no deploy service filled has none. */
async function addressesFrom(base) {
  const signal = AbortSignal.timeout(answerWithinMs);
  const answer = await fetch(new URL('../../mf-manifest.json', base), { signal }).catch(() => undefined);
  const { site } = (answer?.ok && (await answer.json().catch(() => undefined))) || {};

  return site ?? { config: { siteOrigin: '' }, remoteOrigin: '' };
}
