import type { Composition } from '../store/composition.ts';
import { partsOf } from '../store/label.ts';
import type { Canary, Pointer } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import type { CliContext } from './context.ts';

/** Checks that this checkout builds an application; throws with the names of those it builds. */
export function applicationNamed(name: string, { applications }: Pick<CliContext, 'applications'>) {
  if (!applications.includes(name)) {
    throw new Error(`There is no application "${name}" here: there are ${applications.join(', ')}.`);
  }

  return name;
}

/**
 * Finds the release `APP@VERSION`, of any repository; a version may be shortened to any unambiguous part.
 * @throws with the names of the applications, or of the versions, that exist
 */
export async function releaseNamed(
  word: string,
  { applications, store }: Pick<CliContext, 'applications' | 'store'>,
) {
  const [name, part] = partsOf(word);
  const versions = await store.versions(name);
  if (versions.length === 0) {
    const known = new Set([...applications, ...(await store.applications())]);
    if (!known.has(name))
      throw new Error(`There is no application "${name}": there are ${[...known].join(', ')}.`);
  }
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

/** Returns an error with the names of the site's applications, for a name that is none of them. */
export const notOnSite = (name: string, selection: Composition['selection']) =>
  new Error(`${name} is not on the site: there are ${Object.keys(selection).join(', ')}.`);

/** Reads the pointer; throws when nothing is live yet. */
export async function pointerOf(store: Store): Promise<Pointer> {
  const pointer = await store.readPointer();
  if (!pointer)
    throw new Error('Nothing is live yet: start the site once with npm start, which composes what is there.');

  return pointer;
}

/** Finds an application's canary; throws with the names of those that exist. */
export async function canaryNamed(application: string, store: Store): Promise<Canary> {
  const { canaries } = await pointerOf(store);
  const found = canaries.find((one) => one.application === application);
  if (found) return found;

  const others = canaries.map((one) => `${one.application}@${one.version}`).join(', ');
  throw new Error(`${application} has no canary${others ? `; there are ${others}` : ''}.`);
}

/** The compositions that get visitors now or after a rollback of the whole site. */
export interface Traffic {
  live: Composition;
  /** By application; without those that are being composed again. */
  canaries: Readonly<Record<string, Composition>>;
  previous: Composition | undefined;
}

/** Reads the compositions that get visitors. */
export async function inTraffic({ live, canaries, previous }: Pointer, store: Store): Promise<Traffic> {
  const read = async (id: string | undefined) =>
    id !== undefined && (await store.hasComposition(id)) ? store.readComposition(id) : undefined;
  const rows = await Promise.all(
    canaries.map(async ({ application, composition }) => [application, await read(composition)] as const),
  );

  return {
    live: await store.readComposition(live),
    canaries: Object.fromEntries(rows.flatMap(([name, found]) => (found ? [[name, found]] : []))),
    previous: await read(previous),
  };
}
