import Fastify, { type FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** Opens the API's log, Fastify's. Visitors' addresses, queries and bodies, and other servers' replies stay out of it. */
export function openLog(level: string): Log {
  const app = Fastify({
    logger: {
      level,
      base: { service: 'api' },
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  });

  return app.log;
}
