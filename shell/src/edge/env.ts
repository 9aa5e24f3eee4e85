import { type Operations, operationsIn } from '@dosmares/delivery';

/** Settings that differ between edges. */
export interface EdgeEnvironment {
  /** The address of the releases and site builds: a folder, or `s3://bucket/prefix`. */
  store: string;
  port: number;
  host: string;
  operations: Operations;
}

/** Reads STORE, SITE_PORT, HOST, LOG_LEVEL and METRICS_TOKEN. */
export function readEdgeEnvironment(variables: NodeJS.ProcessEnv = process.env): EdgeEnvironment {
  const { STORE = '.data/delivery', SITE_PORT = '3000', HOST = '127.0.0.1' } = variables;

  return { store: STORE, port: Number(SITE_PORT), host: HOST, operations: operationsIn(variables) };
}
