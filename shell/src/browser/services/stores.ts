import type { ChatControl, ShowToast } from '@dosmares/platform';
import type { Toast } from '@dosmares/ui';

/** A value that components subscribe to. */
function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);

      return () => listeners.delete(listener);
    },
  };
}

const open = createStore(false);

/** Whether the assistant's panel is open. */
export const chatStore: ChatControl = {
  isOpen: open.get,
  open: () => open.set(true),
  close: () => open.set(false),
  subscribe: open.subscribe,
};

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
