import { releasesOf } from '../builds/registry.ts';
import type { Selection } from '../builds/site-build.ts';
import type { Store } from '../store/store.ts';
import { contract } from './rules/contract.ts';
import { exposes } from './rules/exposes.ts';
import { routes } from './rules/routes.ts';
import { singletons } from './rules/singletons.ts';

// Rollbacks are urgent: the checks that need a compiler or a browser passed when each release was promoted.
const quickRules = [contract, exposes, singletons, routes];

/** Needs of other releases that one application's version in a selection would break: a sentence each, naming both. */
export async function objections(application: string, selection: Selection, store: Store) {
  const question = {
    subject: await store.readRelease(application, selection[application] ?? ''),
    before: undefined,
    drops: [],
    releases: await releasesOf(selection, store),
    store,
  };
  const found = await Promise.all(quickRules.map((rule) => rule(question)));

  return found.flat();
}
