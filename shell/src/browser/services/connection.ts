import { showToast } from './toast-store.ts';

const about = 'connection';

/** Tells visitors that they are offline, until the connection is back (AC06). */
export function tellOfConnection() {
  addEventListener('offline', tellOffline);
  addEventListener('online', () => showToast({ tone: 'status', about, title: 'You are online again' }));
}

/** Tells visitors that nothing could be sent because they are offline. */
export const tellOffline = () =>
  showToast({
    tone: 'alert',
    about,
    title: 'You are offline',
    text: 'What you have written stays on this page. Please send it once you are connected again.',
  });
