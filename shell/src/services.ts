import type { ChatControl, ShowToast } from '@dosmares/platform';
import { postTo } from '@dosmares/platform/post';
import { createStore, type Toast } from '@dosmares/ui';

export const createPost = (apiOrigin: string, send?: typeof fetch) =>
  postTo(
    apiOrigin,
    (endpoint, error) => {
      console.error('The API did not answer', endpoint, error);
      if (!navigator.onLine) showOffline();
    },
    send,
  );

const about = 'connection';

/** Tells visitors that they are offline, until the connection is back (AC06). */
export function announceConnection() {
  addEventListener('offline', showOffline);
  addEventListener('online', () => showToast({ tone: 'status', about, title: 'You are online again' }));
}

const showOffline = () =>
  showToast({
    tone: 'alert',
    about,
    title: 'You are offline',
    text: 'What you have written stays on this page. Please send it once you are connected again.',
  });

const open = createStore(false);

export const chatStore: ChatControl = {
  isOpen: open.get,
  open: () => open.set(true),
  close: () => open.set(false),
  subscribe: open.subscribe,
};

type ShownToast = Toast & { about?: string | undefined };

const toasts = createStore<ShownToast[]>([]);
let count = 0;

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
