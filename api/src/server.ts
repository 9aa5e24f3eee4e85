import { office } from '@dosmares/content/office';
import { readersWith } from '@dosmares/contracts/metrics-access';
import { within } from '@dosmares/contracts/waiting';
import { buildApp, buildDesk } from './app.ts';
import { type Pace, startWork, type WorkServices } from './background-jobs.ts';
import { createAssistant } from './chat/assistant.ts';
import { admitAtMost } from './chat/chat.ts';
import type { Config } from './config.ts';
import { openChannel } from './desk/command/channel.ts';
import { runCommand } from './desk/command/commands.ts';
import { accept, type Stored } from './inquiries/accept.ts';
import type { Incoming } from './inquiries/call.ts';
import { suspectBy } from './inquiries/suspicion.ts';
import { openLimits } from './limits/limits.ts';
import { type MailServerState, mailServerState } from './mail/smtp/failure.ts';
import { smtpSender } from './mail/smtp/sender.ts';
import { atIntervals } from './operations/at-intervals.ts';
import { readiness } from './operations/health.ts';
import { listenOn } from './operations/listening.ts';
import { type Log, openLog } from './operations/log.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { Problem } from './problems.ts';
import { readBacklog } from './store/deliveries.ts';
import { diskProblem, NearlyFull } from './store/pglite/disk.ts';
import { openStore, storeFolder, storeSettings } from './store/store.ts';
import { connectStore, type StoreConnection } from './store/store-connection.ts';
import { collectGaps } from './store/unanswered-questions.ts';
import { countVitals } from './vitals/counts.ts';
import { knownReleases } from './vitals/known-releases.ts';

/** A running API. */
export interface RunningApi {
  address: string;
  /** Settles once the store is open and the queues are worked off. */
  working: Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Creates the real services, listens and works off the queues. While the database is unreachable it listens anyway
 * and reports the problem.
 */
export async function startApi(env: Config, log = openLog('info'), pace: Pace = {}): Promise<RunningApi> {
  const connection = await connectStore(() => openStore(storeSettings(env, pace.retries), log), log);
  const metrics = createMetrics(async () => readBacklog(connection.store().db));
  const mailServer = mailServerState(log);

  const { app, address } = await serve({
    env,
    log,
    connection,
    metrics,
    mailServer,
  }).catch(async (error) => {
    await connection.stopWaiting();
    await connection.close();
    throw error;
  });
  const work = workOnceOpen(connection, { env, log, metrics, mailServer, address, pace });
  if (!connection.problem()) await work;

  return {
    address,
    working: work,
    async close() {
      await app.close();
      const begun = await connection.stopWaiting().then(() => work);
      await begun?.closeChannel();
      // Closing the store lets mails in progress finish, and returns all others to the queue.
      await connection.close();
      begun?.stop();
      log.info('stopped');
    },
  };
}

interface Parts {
  env: Config;
  log: Log;
  connection: StoreConnection;
  metrics: Metrics;
  mailServer: MailServerState;
}

async function serve({ env, log, connection, metrics, mailServer }: Parts) {
  const gaps = collectGaps(connection.store);
  const stopWriting = atIntervals(gapsEveryMs, () =>
    gaps
      .write()
      .catch(({ code, name }) => log.warn({ reason: code ?? name }, 'Unanswered questions are not kept')),
  );
  const counting = openLimits(connection.store, env.databaseUrl, log);
  const frame = { log, metrics, trustProxy: env.trustProxy };
  const codes = smtpSender({
    ...env.smtp,
    from: { name: office.name, address: env.mailFrom },
    connections: 1,
  });
  const desk = env.desk && {
    store: connection.store,
    sendMail: codes.sendMail,
    log,
    siteOrigin: env.siteOrigin,
    origin: env.desk.origin,
    hasCrm: env.crm !== undefined,
  };
  const deskPort = env.desk?.port;
  const app = await buildApp({
    ...frame,
    allowedOrigins: env.allowedOrigins,
    mayReadMetrics: readersWith(env.metricsToken, env.mode !== 'production'),
    inquiries: {
      suspect: suspectBy({ known: counting('submission'), sent: counting('connection') }),
      accept: acceptance(connection, env, metrics),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      answer: createAssistant({ ...env.assistant, registry: metrics.registry, log }),
      admit: admitAtMost(mostQuestions, counting('chat')),
      note: async (gap) => gaps.note(gap),
    },
    vitals: countVitals({
      store: connection.store,
      known: knownReleases(env.edgeOrigin),
      registry: metrics.registry,
      log,
    }),
    health: readiness(connection, env, mailServer),
    desk: deskPort ? undefined : desk,
  });
  app.addHook('onClose', async () => {
    stopWriting();
    codes.close();
    await gaps.write().catch(() => undefined);
  });
  if (desk && deskPort) {
    const apart = await buildDesk(frame, desk);
    await listenOn(apart, { ...env, port: deskPort });
    app.addHook('onClose', () => apart.close());
  }

  return { app, address: await listenOn(app, env) };
}

const gapsEveryMs = 5_000;

/** Questions to the assistant from one connection in ten minutes after which further ones are refused. */
const mostQuestions = 120;

/** Milliseconds after which a call fails, whatever becomes of it: a visitor's browser waits for 15 s. */
const longestAcceptanceMs = 9_000;
/** Calls that may be under way: more than either engine stores in a few seconds are not begun. */
const mostAtOnce = 500;

function acceptance(connection: StoreConnection, env: Config, metrics: Metrics) {
  let underWay = 0;

  async function store(incoming: Incoming): Promise<Stored> {
    const opened = connection.store();
    const full = opened.engine === 'pglite' ? await diskProblem(env.dataDir) : undefined;
    if (full) throw new NearlyFull(full);
    const stored = metrics.storing.startTimer();
    const answer = await accept(opened, incoming, env.crm !== undefined);
    stored();

    return answer;
  }

  return (incoming: Incoming): Promise<Stored> => {
    if (underWay >= mostAtOnce) throw new Problem('busy');
    underWay += 1;
    const storing = store(incoming).finally(() => {
      underWay -= 1;
    });

    return within(longestAcceptanceMs, storing);
  };
}

async function workOnceOpen(
  connection: StoreConnection,
  { address, ...services }: Omit<WorkServices, 'store'> & { address: string },
) {
  const { env, log } = services;
  await connection.opened;
  if (connection.problem()) return undefined;

  const store = connection.store();
  const { stop } = await startWork({ store, ...services });
  // With PostgreSQL the staff tools need no channel.
  const channel =
    store.engine === 'pglite'
      ? await openChannel(storeFolder(env.dataDir), (words) => runCommand(store, words))
      : undefined;
  log.info({ address, engine: store.engine }, 'ready');

  return { stop, closeChannel: async () => channel?.close() };
}
