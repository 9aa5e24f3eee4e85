import Fastify, { type FastifyBaseLogger } from 'fastify';

/** Where the API says what it does, as JSON lines. */
export type Log = FastifyBaseLogger;

/**
 * The API's log. It is Fastify's own, so that requests and workers write alike. Addresses of visitors,
 * query strings, bodies and error texts from other servers never enter it.
 */
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
