import { Toaster } from '@dosmares/ui';
import { useSyncExternalStore } from 'react';
import { toastStore } from '../browser/services/toast-store.ts';

const none: ReturnType<typeof toastStore.list> = [];

/** Every toast of the site, whichever application asked for it. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.list, () => none);

  return <Toaster toasts={toasts} onDismiss={toastStore.dismiss} />;
}
