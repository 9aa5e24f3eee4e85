import { createPublicKey } from 'node:crypto';
import { type Need, objectionTo, type Trust, trustOf } from '../signing/grants.ts';
import { rootKeys, signingKey } from '../signing/keys.ts';
import type { Store } from './store.ts';

/** Whose signatures count here: the root keys that this machine was given, and what they granted in the ledger. */
export const readTrust = async ({
  localFolder,
  ledger,
}: Pick<Store, 'localFolder' | 'ledger'>): Promise<Trust> =>
  trustOf(await rootKeys(localFolder), await ledger.grants());

/** Refuses whoever may not do something. @throws with whose key may not do what */
export async function requireRight(need: Need, store: Store) {
  const own = createPublicKey(await signingKey(store.localFolder));
  const objection = objectionTo(need, own, await readTrust(store));
  if (objection) throw new Error(`${objection[0]?.toUpperCase()}${objection.slice(1)}.`);
}
