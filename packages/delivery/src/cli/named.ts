import type { ApplicationName } from '@dosmares/contracts/remote';
import type { Composition } from '../store/composition.ts';
import { partsOf } from '../store/label.ts';
import type { Pointer } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import type { CliContext } from './context.ts';

/** An application of the repository, or a sentence that names those there are. */
export function applicationNamed(name: string, { applications }: Pick<CliContext, 'applications'>) {
  if (!applications.includes(name)) {
    throw new Error(`There is no application "${name}": there are ${applications.join(', ')}.`);
  }

  return name as ApplicationName;
}

/** The release that `APP@VERSION` names; a version may be shortened to any part that only one has. */
export async function releaseNamed(
  word: string,
  { applications, store }: Pick<CliContext, 'applications' | 'store'>,
) {
  const [application, part] = partsOf(word);
  const name = applicationNamed(application, { applications });
  const versions = await store.versions(name);
  if (!part) {
    throw new Error(
      `Say which version of ${name}, as in ${name}@${versions.at(-1) ?? '1.0.0-0123456789ab'}.`,
    );
  }

  const fitting = versions.includes(part) ? [part] : versions.filter((version) => version.includes(part));
  const [version] = fitting;
  if (!version) throw new Error(`${name} has no release ${part} in the store: release it first.`);
  if (fitting.length > 1)
    throw new Error(`${name} has ${fitting.length} releases like ${part}: ${fitting.join(', ')}.`);

  return { name, version };
}

/** Where the pointer points; a sentence when nothing is live yet. */
export async function pointerOf(store: Store): Promise<Pointer> {
  const pointer = await store.readPointer();
  if (!pointer)
    throw new Error('Nothing is live yet: start the site once with npm start, which composes what is there.');

  return pointer;
}

/** The compositions that get visitors now or after a rollback: live, canary, previous. */
export async function inTraffic(pointer: Pointer, store: Store) {
  const ids = { live: pointer.live, canary: pointer.canary?.composition, previous: pointer.previous };
  const rows = await Promise.all(
    Object.entries(ids).map(async ([role, id]) =>
      id !== undefined && (await store.hasComposition(id)) ? [[role, await store.readComposition(id)]] : [],
    ),
  );

  return Object.fromEntries(rows.flat()) as { live: Composition } & Partial<Record<Role, Composition>>;
}

/** The part that a composition plays. */
export type Role = 'live' | 'canary' | 'previous';
