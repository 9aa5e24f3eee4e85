import { deliveryEnvironment } from '../signing/env.ts';
import { storeSettings } from './env.ts';
import { openStore, type Store } from './store.ts';
import { readTrust } from './trust.ts';
import { copyFaults } from './verification.ts';

/**
 * Opens a store for a server. If public keys are configured (`DELIVERY_PUBLIC_KEYS`), downloads from a bucket that
 * differ from what was signed are rejected: write access to the bucket is not enough to change what visitors get
 * (decision 0086).
 */
export function openVerifiedStore(address: string, settings = storeSettings()): Store {
  if (deliveryEnvironment().publicKeyFiles.length === 0) return openStore(address, settings);

  const store: Store = openStore(address, {
    ...settings,
    async inspect(name, folder) {
      const [fault] = await copyFaults(name, folder, { trust: await readTrust(store), isNew: false });
      if (fault) throw new Error(`${fault}.`);
    },
  });

  return store;
}
