import { releasesOf } from '../composition/registry.ts';
import type { RollbackTarget } from '../composition/rollback-target.ts';
import type { Store } from '../store/store.ts';
import { contract } from './rules/contract.ts';
import { exposes } from './rules/exposes.ts';
import { routes } from './rules/routes.ts';
import { singletons } from './rules/singletons.ts';

// Rollbacks are urgent: the checks that need a compiler or a browser passed when each release was promoted.
const quickRules = [contract, exposes, singletons, routes];

/** Needs of other releases that a rollback of one application would break: a sentence each, naming both. */
export async function objections(
  { application, version, selection }: Pick<RollbackTarget, 'application' | 'version' | 'selection'>,
  store: Store,
) {
  const question = {
    subject: await store.readRelease(application, version),
    before: undefined,
    drops: [],
    releases: await releasesOf(selection, store),
    store,
  };
  const found = await Promise.all(quickRules.map((rule) => rule(question)));

  return found.flat();
}
