import type { FastifyPluginAsync } from 'fastify';
import { within } from '../waiting.ts';

/** Whoever asks, a balancer say, gives up soon. */
const longestMs = 2_000;

/** Says what is wrong, in words; undefined when all is well. */
export type Check = () => Promise<string | undefined>;

/** What is looked at: without the needed ones no inquiry can be taken; the others are only named. */
export interface HealthServices {
  needed: Readonly<Record<string, Check>>;
  watched: Readonly<Record<string, Check>>;
}

/** Liveness: the process answers. Readiness: it can take inquiries, and if not, what is wrong. */
export const health: FastifyPluginAsync<HealthServices> = async (app, { needed, watched }) => {
  const schema = { tags: ['operating'] };

  app.get('/health/live', { schema, logLevel: 'warn' }, async () => ({ status: 'live' }));

  app.get('/health/ready', { schema, logLevel: 'warn' }, async (_, reply) => {
    const [needs, watches] = await Promise.all([look(needed), look(watched)]);
    const isReady = Object.values(needs).every((found) => found === 'ok');

    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'not ready', ...needs, ...watches });
  });
};

async function look(checks: Readonly<Record<string, Check>>): Promise<Record<string, string>> {
  const found = Object.entries(checks).map(async ([name, check]) => {
    const wrong = await within(longestMs, check()).catch((error) =>
      error instanceof Error ? error.message : String(error),
    );

    return [name, wrong ?? 'ok'] as const;
  });

  return Object.fromEntries(await Promise.all(found));
}
