import { type EndpointName, endpoints } from '@dosmares/contracts/endpoints';
import type { Answer, Post, PostOptions } from '@dosmares/platform';
import { showToast } from './stores.ts';

/** Time after which a missing answer counts as a failure, in milliseconds (decision 0048). */
const usualMs = 15_000;

/** The API client of the site: posts JSON, and turns every failure into an answer. */
export function createPost(apiOrigin: string, send: typeof fetch = (...request) => fetch(...request)): Post {
  return async (endpoint: EndpointName, body: unknown, options: PostOptions = {}): Promise<Answer> => {
    const { keepalive = false, timeoutMs = usualMs, headers, read = jsonOf } = options;
    try {
      const response = await send(`${apiOrigin}${endpoints[endpoint]}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive,
        signal: AbortSignal.timeout(timeoutMs),
      });

      return { ok: response.ok, status: response.status, body: await read(response) };
    } catch (error) {
      console.error('The API did not answer', endpoint, error);
      if (!navigator.onLine) tellOffline();

      return { ok: false, status: 0, body: undefined };
    }
  };
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

const about = 'connection';

/** Tells visitors that they are offline, until the connection is back (AC06). */
export function tellOfConnection() {
  addEventListener('offline', tellOffline);
  addEventListener('online', () => showToast({ tone: 'status', about, title: 'You are online again' }));
}

/** Tells visitors, too when nothing could be sent for that reason. */
const tellOffline = () =>
  showToast({
    tone: 'alert',
    about,
    title: 'You are offline',
    text: 'What you have written stays on this page. Please send it once you are connected again.',
  });
