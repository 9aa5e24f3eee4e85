import type { ShowToast } from '@dosmares/platform';
import type { Toast } from '@dosmares/ui';
import { createStore } from './store.ts';

type ShownToast = Toast & { about?: string | undefined };

const toasts = createStore<ShownToast[]>([]);
let count = 0;

/** The toasts shown now. */
export const toastStore = {
  list: toasts.get,
  subscribe: toasts.subscribe,
  dismiss: (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
};

/** Shows a toast, and replaces an earlier one about the same matter (AG23). */
export const showToast: ShowToast = (toast) => {
  count += 1;
  const others = toasts.get().filter(({ about }) => about === undefined || about !== toast.about);
  toasts.set([...others, { ...toast, id: `toast-${count}` }]);
};
