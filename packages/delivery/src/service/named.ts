import type { Selection } from '../builds/site-build.ts';
import type { Canary } from '../live/live.ts';
import { partsOf } from '../store/label.ts';
import type { DeployContext } from './context.ts';
import { liveOf } from './site.ts';

/**
 * Finds the release `APP@VERSION`, of any repository; a version may be shortened to any unambiguous part.
 * @throws with the names of the applications, or of the versions, that exist
 */
export async function releaseNamed(word: string, { store }: Pick<DeployContext, 'store'>) {
  const [name, part] = partsOf(word);
  const versions = await store.versions(name);
  if (versions.length === 0) {
    const known = await store.applications();
    throw new Error(
      known.includes(name)
        ? `${name} has no release in the store: release it first.`
        : `There is no application "${name}": there are ${known.join(', ')}.`,
    );
  }
  if (!part) throw new Error(`Say which version of ${name}, as in ${name}@${versions.at(-1)}.`);

  const fitting = versions.includes(part) ? [part] : versions.filter((version) => version.includes(part));
  const [version] = fitting;
  if (!version) throw new Error(`${name} has no release ${part} in the store: release it first.`);
  if (fitting.length > 1)
    throw new Error(`${name} has ${fitting.length} releases like ${part}: ${fitting.join(', ')}.`);

  return { name, version };
}

/** Returns an error with the names of the site's applications, for a name that is none of them. */
export const notOnSite = (name: string, selection: Selection) =>
  new Error(`${name} is not on the site: there are ${Object.keys(selection).join(', ')}.`);

/** Finds an application's canary; throws with the names of those that exist. */
export async function canaryNamed(application: string, context: Pick<DeployContext, 'log'>): Promise<Canary> {
  const { canaries } = await liveOf(context);
  const found = canaries.find((one) => one.application === application);
  if (found) return found;

  const others = canaries.map((one) => `${one.application}@${one.version}`).join(', ');
  throw new Error(`${application} has no canary${others ? `; there are ${others}` : ''}.`);
}
