import path from 'node:path';
import { type ApplicationName, applicationNames } from '@dosmares/contracts/remote';
import { compose } from './composition/compose.ts';
import { presentCommit } from './release/checkout.ts';
import { release } from './release/release.ts';
import type { Settings } from './settings.ts';
import type { Selection } from './store/composition.ts';
import { promoted } from './store/pointer.ts';
import { openStore, type Store } from './store/store.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Releases one application's last build. @param folder where it was built, if not in its usual place */
export const releaseBuild = (name: ApplicationName, store: Store, folder = path.join(root, name)) =>
  release({ name, folder, commit: presentCommit() }, store);

/** Releases the last build of every application, composes them and makes the composition live. */
export async function publish(settings: Settings) {
  const store = openStore(settings.store);
  const rows: [ApplicationName, string][] = [];
  for (const name of applicationNames) rows.push([name, (await releaseBuild(name, store)).version]);

  return makeLive(Object.fromEntries(rows) as Selection, settings, store);
}

/** Composes releases and makes the composition live, without the gate: for development, tests and a site's first start. */
export async function makeLive(selection: Selection, { place }: Settings, store: Store) {
  const composed = await compose(selection, place, store);
  await store.movePointer((now) => promoted(now, composed.composition.id));

  return composed;
}
