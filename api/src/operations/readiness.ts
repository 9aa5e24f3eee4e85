import type { Kysely } from 'kysely';
import { claim } from '../store/claims.ts';
import type { Database } from '../store/database.ts';
import type { StoreKeeper } from '../store/store-keeper.ts';
import { shared } from '../waiting.ts';
import { readBacklog } from './alarms/backlog.ts';
import { patienceMinutes } from './alarms/trouble.ts';
import { diskTrouble } from './disk.ts';
import type { Env } from './env.ts';
import type { HealthServices } from './health.ts';

const readAgainAfterMs = 1_000;
const nobody = '00000000-0000-0000-0000-000000000000';

/** What must be well for an inquiry to be taken, and what else operators want named. */
export function readiness(keeper: StoreKeeper, env: Pick<Env, 'databaseUrl' | 'dataDir'>): HealthServices {
  const probe = shared(readAgainAfterMs, () => writeProbe(keeper.store().db));
  const backlog = shared(readAgainAfterMs, () => readBacklog(keeper.store().db));

  return {
    needed: {
      async store() {
        const wrong = keeper.trouble();
        if (!wrong) await probe();

        return wrong;
      },
      disk: async () => (env.databaseUrl ? undefined : diskTrouble(env.dataDir)),
    },
    watched: {
      async mail() {
        const { waiting, oldestSeconds, dead } = await backlog();
        const minutes = Math.floor(oldestSeconds / 60);

        return dead > 0 || minutes >= patienceMinutes
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
