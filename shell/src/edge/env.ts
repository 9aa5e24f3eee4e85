import { randomBytes } from 'node:crypto';
import { leastKeyLength } from '@dosmares/contracts/report-ticket';
import { type Operations, operationsIn } from '@dosmares/delivery';

/** Settings that differ between edges. */
export interface EdgeEnvironment {
  /** The address of the releases and compositions: a folder, or `s3://bucket/prefix`. */
  store: string;
  port: number;
  host: string;
  options: EdgeOptions;
}

/** Settings of how an edge works. */
export interface EdgeOptions {
  /** Key that signs the tickets with which pages report to the API, which has the same key. */
  ticketKey: string;
  /** Number of our own proxies before the edge: behind them, visitors are told apart by what the proxies say. */
  trustProxy?: number;
  /** Monitoring of the edge. */
  operations?: Operations;
}

const mostProxies = 9;

/**
 * Reads STORE, SITE_PORT, HOST, TRUST_PROXY, TICKET_KEY, LOG_LEVEL and METRICS_TOKEN.
 * @throws when TICKET_KEY is short, or missing in production, or TRUST_PROXY is no number from 0 to 9
 */
export function readEdgeEnvironment(variables: NodeJS.ProcessEnv = process.env): EdgeEnvironment {
  const { STORE = '.data/delivery', SITE_PORT = '3000', HOST = '127.0.0.1', TRUST_PROXY } = variables;
  const trustProxy = Number(TRUST_PROXY?.trim() || 0);
  if (!Number.isInteger(trustProxy) || trustProxy < 0 || trustProxy > mostProxies)
    throw new Error(`TRUST_PROXY must be a whole number from 0 to ${mostProxies}.`);

  return {
    store: STORE,
    port: Number(SITE_PORT),
    host: HOST,
    options: {
      ticketKey: ticketKeyIn(variables),
      trustProxy,
      operations: operationsIn(variables),
    },
  };
}

function ticketKeyIn({ TICKET_KEY, NODE_ENV }: NodeJS.ProcessEnv) {
  const key = TICKET_KEY?.trim();
  if (!key && NODE_ENV === 'production')
    throw new Error('TICKET_KEY must be set, to the same text as for the API.');
  if (key && key.length < leastKeyLength)
    throw new Error(`TICKET_KEY must have at least ${leastKeyLength} characters.`);

  // No API accepts tickets signed with a random key: in development, an edge may run without its own.
  return key || randomBytes(leastKeyLength).toString('base64url');
}
