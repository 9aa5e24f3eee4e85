import type { Kysely } from 'kysely';
import { claim } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { StoreConnection } from '../store/store-connection.ts';
import { shared } from '../waiting.ts';
import { readBacklog } from './alarms/backlog.ts';
import { alarmAfterMinutes } from './alarms/undelivered.ts';
import { diskProblem } from './disk.ts';
import type { Env } from './env.ts';
import type { HealthServices } from './health.ts';

// The probe writes, and anybody may ask.
const readAgainAfterMs = 1_000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** What must be well for an inquiry to be taken, and what else operators want named. */
export function readiness(
  connection: StoreConnection,
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
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
    },
  };
}

/** Takes the path that an inquiry takes, a transaction that writes: a database that only reads, or a line that only connects, is not ready. */
async function writeProbe(db: Kysely<Database>) {
  await db.transaction().execute((trx) => claim(trx, [{ key: 'readiness', holder: nobody, seconds: 0 }]));
}
