import type { VitalsRow } from '@dosmares/contracts/vitals';

/** Reads what visitors' browsers reported in the last minutes. */
export type ReadVitals = (minutes: number) => Promise<readonly VitalsRow[]>;

const timeoutMs = 5_000;

/** Reads vitals from the API, with a token if its metrics are not public. */
export const vitalsFrom =
  (apiOrigin: string, token?: string, ask: typeof fetch = fetch): ReadVitals =>
  async (minutes) => {
    const address = `${apiOrigin}/api/vitals?minutes=${minutes}`;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await ask(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);

    return (await response.json()) as VitalsRow[];
  };
