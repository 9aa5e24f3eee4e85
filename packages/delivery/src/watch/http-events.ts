import type { EventSummaries } from '@dosmares/contracts/events';
import type { EventSource } from './events.ts';

const timeoutMs = 5_000;

/** Asks the API. Where its figures are not open to all, a token opens them. */
export const httpEvents = (apiOrigin: string, token?: string, ask: typeof fetch = fetch): EventSource => ({
  async summaries(since) {
    const address = `${apiOrigin}/api/events/summary?since=${since.toISOString()}`;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await ask(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);

    return (await response.json()) as EventSummaries;
  },
});
