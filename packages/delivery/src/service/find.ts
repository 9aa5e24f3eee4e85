import type { Selection } from '../builds/site-build.ts';
import type { Canary, Live } from '../live/live.ts';
import { label, partsOf } from '../store/label.ts';
import type { DeployContext } from './context.ts';
import { canaryIn } from './make-live.ts';

/** Reads what is live. @throws when nothing is */
export async function liveOf({ log }: Pick<DeployContext, 'log'>): Promise<Live> {
  const live = await log.live();
  if (!live)
    throw new Error('Nothing is live yet: start the site once with npm start, which composes what is there.');

  return live;
}

/**
 * Finds the release `APP@VERSION`, of any repository; a version may be shortened to any unambiguous part.
 * @throws with the names of the applications, or of the versions, that exist
 */
export async function releaseNamed(word: string, { store }: Pick<DeployContext, 'store'>) {
  const [name, part] = partsOf(word);
  const versions = await store.versions(name);
  if (versions.length === 0)
    throw new Error(
      `There is no release of "${name}": there are some of ${(await store.applications()).join(', ')}.`,
    );
  if (!part) throw new Error(`Say which version of ${name}, as in ${name}@${versions.at(-1)}.`);

  const fitting = versions.includes(part) ? [part] : versions.filter((version) => version.includes(part));
  const [version] = fitting;
  if (!version) throw new Error(`${name} has no release ${part} in the store: release it first.`);
  if (fitting.length > 1)
    throw new Error(`${name} has ${fitting.length} releases like ${part}: ${fitting.join(', ')}.`);

  return { name, version };
}

/** Returns the live version of an application. @throws with the names of those that are on the site */
export function versionOn(selection: Selection, name: string): string {
  const version = selection[name];
  if (!version)
    throw new Error(`${name} is not on the site: there are ${Object.keys(selection).join(', ')}.`);

  return version;
}

/** Finds an application's canary. @throws with the names of those that exist */
export function canaryNamed(application: string, live: Live): Canary {
  const found = canaryIn(live, application);
  if (found) return found;

  const others = live.canaries.map((one) => label({ name: one.application, version: one.version }));
  throw new Error(
    `${application} has no canary${others.length > 0 ? `; there are ${others.join(', ')}` : ''}.`,
  );
}
