// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { applications } from '@dosmares/build/applications';
import { compose, openStore, promoted, release } from '@dosmares/delivery';
import { withFonts } from '../../build/src/fonts.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Makes a release of one application's last build.
 * @param {string} name
 * @param {import('@dosmares/delivery').Store} store
 * @param {{ folder?: string, commit?: string }} [from] where it was built, if not in its usual place, and from which commit
 */
export async function releaseBuild(name, store, from = {}) {
  const { folder = path.join(root, name), commit = presentCommit() } = from;
  const { routes } = await import(path.join(root, name, 'src/routes.ts'));
  const callTable = path.join(root, name, 'src/calls.ts');
  const { calls } = existsSync(callTable) ? await import(callTable) : { calls: [] };
  const build = { name: /** @type {any} */ (name), folder, routes, calls, commit };
  if (name !== 'shell') return release(build, store);

  return withFonts((fonts) =>
    release(
      { ...build, extras: { 'public/media': path.join(root, 'packages/content/media'), ...fonts } },
      store,
    ),
  );
}

/**
 * Releases the last build of every application, composes them and makes the composition live.
 * @param {ReturnType<typeof import('./settings.mjs').placeFrom>} where
 * @param {Record<string, string>} [chosen] versions that are not to be the last build's
 */
export async function publish(where, chosen = {}) {
  const store = openStore(where.store);
  const selection = /** @type {Record<string, string>} */ ({});
  for (const name of applications)
    selection[name] = chosen[name] ?? (await releaseBuild(name, store)).version;

  return makeLive(selection, where, store);
}

/**
 * @param {Record<string, string>} selection
 * @param {ReturnType<typeof import('./settings.mjs').placeFrom>} where
 * @param {import('@dosmares/delivery').Store} store
 */
export async function makeLive(selection, where, store) {
  const { composition, problems } = await compose(
    /** @type {any} */ (selection),
    /** @type {any} */ (where.place),
    store,
  );
  await store.movePointer((now) => promoted(now, composition.id));

  return { composition, problems };
}

function presentCommit() {
  try {
    const git = (/** @type {string[]} */ ...words) =>
      execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

    return git('status', '--porcelain') ? 'working tree' : git('rev-parse', 'HEAD');
  } catch {
    return 'working tree';
  }
}
