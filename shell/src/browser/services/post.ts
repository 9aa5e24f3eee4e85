import { type EndpointName, endpoints } from '@dosmares/contracts/endpoints';
import type { Answer, Post } from '@dosmares/platform';

/** How long an answer may take before it counts as a failure (decision 0048). */
export const timeoutMs = 15_000;

/** The API client of the site: posts JSON, and turns every failure into an answer. */
export function createPost(apiOrigin: string, send: typeof fetch = (...request) => fetch(...request)): Post {
  return async (endpoint: EndpointName, body: unknown, options = {}): Promise<Answer> => {
    try {
      const response = await send(`${apiOrigin}${endpoints[endpoint]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        keepalive: options.keepalive ?? false,
        signal: AbortSignal.timeout(options.timeoutMs ?? timeoutMs),
      });

      return { ok: response.ok, status: response.status, body: await jsonOf(response) };
    } catch (error) {
      console.error('The API did not answer', endpoint, error);

      return { ok: false, status: 0, body: undefined };
    }
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
