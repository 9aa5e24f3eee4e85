import type { EventSummaries } from '@dosmares/contracts/events';
import type { EventSource } from './events.ts';

const timeoutMs = 5_000;

/** Reads events from the API, with a token if its metrics are not public. */
export const httpEvents = (apiOrigin: string, token?: string, ask: typeof fetch = fetch): EventSource => ({
  async summaries(since) {
    const address = `${apiOrigin}/api/events/summary?since=${since.toISOString()}`;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await ask(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);

    return (await response.json()) as EventSummaries;
  },
});
