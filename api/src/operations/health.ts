import { shared, within } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsync } from 'fastify';
import type { MailServerState } from '../mail/smtp/failure.ts';
import { claim } from '../store/claims.ts';
import { alarmAfterMinutes, readBacklog } from '../store/deliveries.ts';
import { requireRoom } from '../store/engines/pglite.ts';
import type { StoreConnection } from '../store/store-connection.ts';

/** Milliseconds for a check: callers such as load balancers give up soon. */
const longestMs = 2_000;

/** Returns the problem in words, or throws it; returns nothing when all is well. */
export type Check = () => Promise<string | undefined>;

/** Health checks: without the needed ones no inquiry can be accepted; the watched ones are only reported. */
export interface HealthServices {
  needed: Readonly<Record<string, Check>>;
  watched: Readonly<Record<string, Check>>;
}

/** Serves liveness (the process answers) and readiness (it can accept inquiries; if not, what is wrong). */
export const health: FastifyPluginAsync<HealthServices> = async (app, { needed, watched }) => {
  const options = { schema: { tags: ['operating'] }, logLevel: 'warn' } as const;

  app.get('/health/live', options, async () => ({ status: 'live' }));

  app.get('/health/ready', options, async (_, reply) => {
    const [needs, watches] = await Promise.all([look(needed), look(watched)]);
    const isReady = Object.values(needs).every((found) => found === 'ok');
    const status = isReady ? 'ready' : 'not ready';

    return reply.code(isReady ? 200 : 503).send({ status, ...needs, ...watches });
  });
};

async function look(checks: Readonly<Record<string, Check>>): Promise<Record<string, string>> {
  const found = Object.entries(checks).map(async ([name, check]) => {
    const wrong = await within(longestMs, check()).catch((error: Error) => error.message);

    return [name, wrong ?? 'ok'] as const;
  });

  return Object.fromEntries(await Promise.all(found));
}

// The result is cached, because the probe writes and anyone may call it.
const readAgainAfterMs = 1_000;

/** Creates the checks that an inquiry can be accepted, and others that operators want reported. */
export function readiness(
  { store, problem }: StoreConnection,
  env: { databaseUrl: string | undefined; dataDir: string },
  mailServer: MailServerState,
): HealthServices {
  // Writes in a transaction, as an inquiry does: a read-only database, or a connection that only opens, is not ready.
  const probe = shared(readAgainAfterMs, () =>
    store()
      .db.transaction()
      .execute((trx) =>
        claim(trx, [{ key: 'readiness', holder: 'probe', seconds: 0 }]).then(() => undefined),
      ),
  );
  const backlog = shared(0, () => readBacklog(store().db));

  return {
    needed: {
      store: async () => problem() ?? probe(),
      disk: async () => (env.databaseUrl ? undefined : requireRoom(env.dataDir)),
    },
    watched: {
      async mail() {
        const { waiting, oldestSeconds, dead } = await backlog();
        const minutes = Math.floor(oldestSeconds / 60);

        return dead > 0 || minutes >= alarmAfterMinutes
          ? `${waiting} waiting, the oldest for ${minutes} minutes; ${dead} given up`
          : undefined;
      },
      smtp: async () => mailServer.problem(),
    },
  };
}
