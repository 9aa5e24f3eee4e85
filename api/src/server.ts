import { buildApp } from './app.ts';
import { readBacklog } from './backlog.ts';
import { createAssistant } from './chat/assistant.ts';
import { admitAtMost } from './chat/visitor-limit.ts';
import { diskTrouble, NearlyFull } from './disk.ts';
import type { Env } from './env.ts';
import { collectEvents } from './events/collect.ts';
import { eventMetrics } from './events/event-metrics.ts';
import { eventStore } from './events/event-store.ts';
import { acceptInto, type Stored } from './inquiries/accept.ts';
import type { Incoming } from './inquiries/draft.ts';
import { groupCommit } from './inquiries/group-commit.ts';
import { suspectBy } from './inquiries/suspicion.ts';
import { type Limits, openLimits } from './limits/limits.ts';
import { listenOn } from './listening.ts';
import { type Log, openLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { readiness } from './readiness.ts';
import { openChannel } from './staff/channel.ts';
import { openStore, storeFolder, storeSettings } from './store.ts';
import { keepStore, type StoreKeeper } from './store-keeper.ts';
import { startWork } from './work.ts';

/** A running API. */
export interface RunningApi {
  address: string;
  close: () => Promise<void>;
}

/** Makes the real services, listens and works off the queues. While a database cannot be reached it listens all the same, and says so. */
export async function startApi(env: Env, log = openLog(env.logLevel)): Promise<RunningApi> {
  const keeper = await keepStore(() => openStore(storeSettings(env), log), log);
  const metrics = createMetrics(async () => readBacklog(keeper.store().db));
  const limits = openLimits(env.redisUrl, log);

  const { app, address } = await serve({ env, log, keeper, metrics, limits }).catch(async (error) => {
    await keeper.stopWaiting();
    await keeper.close();
    limits.close();
    throw error;
  });
  const work = workOnceOpen(keeper, { env, log, metrics, address });
  if (!keeper.trouble()) await work;

  return {
    address,
    async close() {
      await app.close();
      const begun = await keeper.stopWaiting().then(() => work);
      await begun?.closeChannel();
      // Closing the store lets mails that are being sent finish, and gives all others back to the queue.
      await keeper.close();
      begun?.stop();
      limits.close();
      log.info('stopped');
    },
  };
}

interface Parts {
  env: Env;
  log: Log;
  keeper: StoreKeeper;
  metrics: Metrics;
  limits: Limits;
}

async function serve({ env, log, keeper, metrics, limits }: Parts) {
  const app = await buildApp({
    log,
    metrics,
    allowedOrigins: env.allowedOrigins,
    trustProxy: env.trustProxy,
    metricsToken: env.metricsToken,
    areMetricsOpen: env.mode !== 'production',
    inquiries: {
      suspect: suspectBy(
        { known: limits.counting('submission'), sent: limits.counting('connection') },
        env.submissions,
      ),
      accept: groupCommit(acceptance(keeper, env, metrics)),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      ...createAssistant({ ...env.assistant, registry: metrics.registry, log }),
      admit: admitAtMost(env.assistant.questionsRefusedAfter, limits.counting('chat')),
    },
    events: {
      ...collectEvents(
        eventStore(() => keeper.store()),
        eventMetrics(metrics.registry),
        log,
      ),
      mayRead: readersOf(env),
    },
    health: readiness(keeper, env),
  });

  return { app, address: await listenOn(app, env) };
}

/** How visitors fare is read with the same token as the metrics. */
function readersOf({ metricsToken, mode }: Env) {
  return (authorization: string | undefined) =>
    metricsToken ? authorization === `Bearer ${metricsToken}` : mode !== 'production';
}

function acceptance(keeper: StoreKeeper, env: Env, metrics: Metrics) {
  return async (batch: readonly Incoming[]): Promise<readonly Stored[]> => {
    const store = keeper.store();
    const full = store.engine === 'pglite' ? await diskTrouble(env.dataDir) : undefined;
    if (full) throw new NearlyFull(full);
    const stored = metrics.storing.startTimer();
    const answers = await acceptInto(store, env.crm !== undefined)(batch);
    stored();

    return answers;
  };
}

async function workOnceOpen(
  keeper: StoreKeeper,
  { env, log, metrics, address }: { env: Env; log: Log; metrics: Metrics; address: string },
) {
  await keeper.opened;
  if (keeper.trouble()) return undefined;

  const store = keeper.store();
  const { stop } = await startWork({ store, env, log, metrics });
  // Beside PostgreSQL the staff's tools need nobody's help.
  const channel =
    store.engine === 'pglite' ? await openChannel(storeFolder(env.dataDir), () => store) : undefined;
  log.info({ address, engine: store.engine }, 'ready');

  return { stop, closeChannel: async () => channel?.close() };
}
