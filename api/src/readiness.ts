import { sql } from 'kysely';
import { readBacklog } from './backlog.ts';
import { diskTrouble } from './disk.ts';
import type { Env } from './env.ts';
import type { HealthServices } from './health.ts';
import type { StoreKeeper } from './store-keeper.ts';
import { patienceMinutes } from './trouble.ts';

/** What must be well for an inquiry to be taken, and what else operators want named. */
export function readiness(keeper: StoreKeeper, env: Pick<Env, 'databaseUrl' | 'dataDir'>): HealthServices {
  return {
    needed: {
      async store() {
        const wrong = keeper.trouble();
        if (!wrong) await sql`select 1`.execute(keeper.store().db);

        return wrong;
      },
      disk: async () => (env.databaseUrl ? undefined : diskTrouble(env.dataDir)),
    },
    watched: {
      async mail() {
        const { waiting, oldestSeconds, dead } = await readBacklog(keeper.store().db);
        const minutes = Math.floor(oldestSeconds / 60);

        return dead > 0 || minutes >= patienceMinutes
          ? `${waiting} waiting, the oldest for ${minutes} minutes; ${dead} given up`
          : undefined;
      },
    },
  };
}
