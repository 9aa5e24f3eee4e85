import Fastify, { type FastifyBaseLogger } from 'fastify';

export type Log = FastifyBaseLogger;

/** Opens the log. Visitors' addresses, queries, bodies and other servers' replies are not logged. */
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
