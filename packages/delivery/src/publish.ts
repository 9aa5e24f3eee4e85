import { isDeepStrictEqual } from 'node:util';
import { applicationNames, folderOf } from '@dosmares/tools/presets/checkout';
import { compose } from './composition/compose.ts';
import { presentCommit } from './release/checkout.ts';
import { release } from './release/release.ts';
import { placeOf, type Settings } from './settings.ts';
import { deliveryEnvironment } from './signing/env.ts';
import type { Selection } from './store/composition.ts';
import { label } from './store/label.ts';
import { promoted } from './store/pointer.ts';
import { openStore, type Store } from './store/store.ts';

/** Releases an application's last build. @param folder the folder of the build, if not the usual one */
export const releaseBuild = (name: string, store: Store, folder = folderOf(name)) =>
  release({ name, folder, commit: presentCommit() }, store);

/**
 * Releases the last build of every application, composes them and makes the composition live, in a store that no team
 * ships to. Once a team has shipped, only `promote` makes a release live; other releases of this checkout are
 * returned as `waiting`.
 */
export async function publish(settings: Settings) {
  const store = openStore(settings.store);
  const rows: [string, string][] = [];
  for (const name of applicationNames) rows.push([name, (await releaseBuild(name, store)).version]);
  const live = await shippedFrom(store);
  if (!live)
    return { ...(await makeLive(Object.fromEntries(rows) as Selection, settings, store)), waiting: [] };

  // The same releases at other addresses form another composition.
  const isHere = isDeepStrictEqual(live.place, placeOf(live.place.remoteOrigins, settings));
  const shown = isHere
    ? { composition: live, problems: [] }
    : await makeLive(live.selection, settings, store);
  const waiting = rows.filter(([name, version]) => live.selection[name] !== version);

  return { ...shown, waiting: waiting.map(([name, version]) => label({ name, version })) };
}

const shipping = new Set(['promote', 'canary', 'withdraw', 'rollback', 'remove']);

/** Reads the live composition of a store that teams ship to: a checkout must not undo their work. */
async function shippedFrom(store: Store) {
  const moves = await store.ledger.history(1_000);
  const isShipped = deliveryEnvironment().isProduction || moves.some(({ verb }) => shipping.has(verb));
  const live = moves[0]?.pointer?.live;

  return live && isShipped ? store.readComposition(live) : undefined;
}

/**
 * Composes releases and makes the composition live, without the gate: for development, tests and a site's first
 * start.
 */
export async function makeLive(selection: Selection, settings: Settings, store: Store) {
  const composed = await compose(selection, placeOf(selection, settings), store);
  const act = { verb: 'compose', subject: composed.composition.id };
  await store.movePointer(act, (now) => promoted(now, composed.composition));

  return composed;
}
