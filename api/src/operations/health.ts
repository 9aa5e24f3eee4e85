import { shared, within } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsync } from 'fastify';
import type { Kysely } from 'kysely';
import type { MailServerState } from '../mail/smtp/failure.ts';
import { claim } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import { alarmAfterMinutes, readBacklog } from '../store/deliveries.ts';
import { diskProblem } from '../store/pglite/disk.ts';
import type { StoreConnection } from '../store/store-connection.ts';

/** Milliseconds for a check: callers such as load balancers give up soon. */
const longestMs = 2_000;

/** Returns the problem in words; undefined when all is well. */
export type Check = () => Promise<string | undefined>;

/** Health checks: without the needed ones no inquiry can be accepted; the watched ones are only reported. */
export interface HealthServices {
  needed: Readonly<Record<string, Check>>;
  watched: Readonly<Record<string, Check>>;
}

/** Serves liveness (the process answers) and readiness (it can accept inquiries; if not, what is wrong). */
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

// The result is cached, because the probe writes and anyone may call it.
const readAgainAfterMs = 1_000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Creates the checks that an inquiry can be accepted, and others that operators want reported. */
export function readiness(
  connection: StoreConnection,
  env: { databaseUrl: string | undefined; dataDir: string },
  mailServer: MailServerState,
): HealthServices {
  const probe = shared(readAgainAfterMs, () => writeProbe(connection.store().db));
  const backlog = shared(0, () => readBacklog(connection.store().db));

  return {
    needed: {
      async store() {
        const wrong = connection.problem();
        if (!wrong) await probe();

        return wrong;
      },
      disk: async () => (env.databaseUrl ? undefined : diskProblem(env.dataDir)),
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

/**
 * Writes in a transaction, as an inquiry does: a read-only database, or a connection that only opens, is not ready.
 */
async function writeProbe(db: Kysely<Database>) {
  await db.transaction().execute((trx) => claim(trx, [{ key: 'readiness', holder: nobody, seconds: 0 }]));
}
