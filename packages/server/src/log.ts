import Fastify, { type FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** Opens a service's log, without data of visitors: no address, query, cookie, browser or body. */
export function openLog(service: string, level = 'info', stream?: { write: (line: string) => void }): Log {
  const serializers = { req: ({ method }: { method: string }) => ({ method }) };

  return Fastify({ logger: { level, base: { service }, serializers, ...(stream && { stream }) } }).log;
}
