import { deliveryEnvironment } from '../signing/env.ts';
import { storeSettings } from './env.ts';
import { openStore, type Store } from './store.ts';
import { readTrust } from './trust.ts';
import { copyFaults } from './verification.ts';

/**
 * Opens a store for a server. Where that was given public keys (`DELIVERY_PUBLIC_KEYS`), nothing leaves a bucket for this machine
 * that is not what was signed: whoever can write into the bucket changes nothing that visitors get (decision 0086).
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
