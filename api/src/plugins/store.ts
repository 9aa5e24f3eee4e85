import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@dosmares/store/database';
import { openStore, type StoreSettings } from '@dosmares/store/store';
import { connectStore } from '@dosmares/store/store-connection';
import { unencapsulated } from './unencapsulated.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every use throws the reason while it cannot be opened. */
    store: Store;
    /** Whether the store was opened before the server was closed. */
    isStoreOpen: Promise<boolean>;
  }
}

/** Milliseconds to wait for the store before listening without it and reporting the problem. */
const waitMs = 2_000;

/** Opens the store, again and again while that fails, and closes it after everything that was registered later. */
export const store = unencapsulated<StoreSettings>(async (app, settings) => {
  const stopping = new AbortController();
  const open = () => openStore(settings, app.log);
  const { store, isOpen } = connectStore(open, app.log, stopping.signal);
  // A getter, because Fastify would look into the value.
  app.decorate('store', { getter: () => store });
  app.decorate('isStoreOpen', isOpen);
  app.addHook('onClose', async () => {
    stopping.abort();
    // Lets mails in progress finish; all others stay in the queue.
    if (await isOpen) await store.close();
  });
  await Promise.race([isOpen, pause(waitMs, undefined, { ref: false })]);
});
