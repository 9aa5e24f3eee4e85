import type { ShowToast } from '@dosmares/platform';
import type { Toast } from '@dosmares/ui';
import { createStore } from './store.ts';

const toasts = createStore<Toast[]>([]);
let count = 0;

/** The toasts that show now. */
export const toastStore = {
  list: toasts.get,
  subscribe: toasts.subscribe,
  dismiss: (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
};

/** Shows a toast. */
export const showToast: ShowToast = (toast) => {
  count += 1;
  toasts.set([...toasts.get(), { ...toast, id: `toast-${count}` }]);
};
