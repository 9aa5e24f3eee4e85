import { type EndpointName, endpoints } from '@dosmares/contracts/endpoints';
import type { Post } from './platform.tsx';

/** Time after which a missing answer counts as a failure, in milliseconds (decision 0048). */
const timeoutMs = 15_000;

/** Posts to an API. No answer resolves with status 0, like any other failure, and is reported to `onSilence`. */
export function postTo(
  apiOrigin: string,
  onSilence: (endpoint: EndpointName, error: unknown) => void = () => {},
  send: typeof fetch = (...request) => fetch(...request),
): Post {
  return async (endpoint, body, { keepalive = false, headers, read = jsonOf } = {}) => {
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
      onSilence(endpoint, error);

      return { ok: false, status: 0, body: undefined };
    }
  };
}

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
