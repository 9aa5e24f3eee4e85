import { createPublicKey } from 'node:crypto';
import { type Need, objectionTo, type Trust, trustOf } from '../signing/grants.ts';
import { rootKeys, signingKey } from '../signing/keys.ts';
import type { Store } from './store.ts';

/** Reads the trusted keys: the root keys of this machine, and their grants in the ledger. */
export const readTrust = async ({
  localFolder,
  ledger,
}: Pick<Store, 'localFolder' | 'ledger'>): Promise<Trust> =>
  trustOf(await rootKeys(localFolder), await ledger.grants());

/** Checks this machine's key. @throws with the key's name and the right that it lacks */
export async function requireRight(need: Need, store: Store) {
  const own = createPublicKey(await signingKey(store.localFolder));
  const objection = objectionTo(need, own, await readTrust(store));
  if (objection) throw new Error(`${objection[0]?.toUpperCase()}${objection.slice(1)}.`);
}
