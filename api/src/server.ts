import { setTimeout as pause } from 'node:timers/promises';
import { office } from '@dosmares/content/office';
import { type DeskPace, startDeskWorkers } from '@dosmares/desk/work';
import { mailServerState } from '@dosmares/mail/smtp/failure';
import { smtpSender } from '@dosmares/mail/smtp/sender';
import { listenOn } from '@dosmares/server/listen';
import { type Log, openLog } from '@dosmares/server/log';
import { readersWith } from '@dosmares/server/metrics';
import type { Store } from '@dosmares/store/database';
import { readBacklog } from '@dosmares/store/deliveries';
import { dropExpiredLeases } from '@dosmares/store/leases';
import type { RetryPolicy } from '@dosmares/store/queues';
import { openStore } from '@dosmares/store/store';
import { connectStore } from '@dosmares/store/store-connection';
import { dropOldGaps, noteGap } from '@dosmares/store/unanswered-questions';
import { addRoutes, type Services } from './app.ts';
import { createAssistant } from './chat/assistant.ts';
import { admitAtMost } from './chat/chat.ts';
import { embeddedCommands } from './commands.ts';
import type { Config } from './config.ts';
import { accept, type Incoming } from './inquiries/accept.ts';
import { spamFilter } from './inquiries/inquiries.ts';
import { deliverySenders, runOutbox } from './inquiries/outbox.ts';
import { eraseOld } from './inquiries/retention.ts';
import { isThisMachine, openLimits } from './limits/limits.ts';
import { sendAlerts, watchMail } from './operations/alert.ts';
import { createBaseApp } from './operations/base-app.ts';
import { countAttempts, createMetrics, readiness } from './operations/operators.ts';
import { startSchedules } from './schedules.ts';
import { countVitals } from './vitals/vitals.ts';

/** Timings that tests shorten. */
export interface Pace extends DeskPace {
  retries?: RetryPolicy;
}

/** Milliseconds to wait for the store before listening without it and reporting the problem. */
const storeWaitMs = 2_000;

/** Creates the services, listens and processes the queues; while the store is down it reports that. */
export async function startApi(env: Config, log = openLog('api'), pace: Pace = {}) {
  const stopping = new AbortController();
  const open = () => openStore({ ...env, retries: pace.retries }, log);
  const { store, isOpen } = connectStore(open, log, stopping.signal);
  const isOpenAtOnce = await Promise.race([isOpen, pause(storeWaitMs, false, { ref: false })]);
  const parts = partsOf(env, log, store);
  const services = servicesOf(parts);
  const app = await createBaseApp(services);
  // Added before the routes, because hooks run in reverse order: the last counts need the store.
  app.addHook('onClose', async () => {
    stopping.abort();
    // Closing the store lets mails in progress finish; all others stay in the queue.
    if (await working) await store.close();
    parts.mail.close();
    log.info('stopped');
  });
  await addRoutes(app, services);
  if (!env.databaseUrl) await app.register(embeddedCommands, { store });
  const address = await listenOn(app, env);
  const working = isOpen.then(async (hasStore) => {
    if (!hasStore) return false;
    await startWork(parts, pace);
    log.info({ address, engine: store.engine }, 'ready');

    return true;
  });
  if (isOpenAtOnce) await working;

  // `working` settles once the store is open and the queues are being processed.
  return { address, working, close: () => app.close() };
}

type Parts = ReturnType<typeof partsOf>;

const partsOf = (env: Config, log: Log, store: Store) => ({
  env,
  log,
  store,
  metrics: createMetrics(async () => readBacklog(store.db)),
  mailServer: mailServerState(log),
  mail: smtpSender({ ...env.smtp, from: { name: office.name, address: env.mailFrom } }),
});

/** Questions to the assistant that one connection may ask in ten minutes. */
const maxQuestions = 120;

function servicesOf(parts: Parts): Services {
  const { env, log, store, metrics, mailServer, mail } = parts;
  const { siteOrigin, trustProxy, allowedOrigins } = env;
  const counting = openLimits(store, env.databaseUrl, log);
  const isProduction = env.mode === 'production';
  const isExempt = isProduction ? () => false : isThisMachine;
  const deskServices = { store, sendMail: mail.sendMail, log, siteOrigin, hasCrm: env.crm !== undefined };

  return {
    log,
    metrics,
    trustProxy,
    isExempt,
    isProduction,
    allowedOrigins,
    mayReadMetrics: readersWith(env.metricsToken, !isProduction),
    inquiries: {
      screen: spamFilter({ calls: counting('submission'), distinct: counting('connection'), isExempt }),
      accept: (incoming) => measuredAccept(parts, incoming),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      answer: createAssistant({ ...env.assistant, registry: metrics.registry, log }),
      admit: admitAtMost(maxQuestions, counting('chat')),
      note: ({ question }) => noteGap(store, question),
    },
    vitals: countVitals({ store, registry: metrics.registry, log }),
    health: readiness(store, mailServer),
    desk: env.desk && { ...deskServices, origin: env.desk.origin },
    deskAt: env.desk?.port ? { host: env.host, port: env.desk.port } : undefined,
  };
}

async function measuredAccept({ env, store, metrics }: Parts, incoming: Incoming) {
  await store.requireSpace();
  const stopTimer = metrics.storing.startTimer();
  const stored = await accept(store, incoming, env.crm !== undefined);
  stopTimer();

  return stored;
}

/** Starts the queue workers and the schedules. */
async function startWork({ env, log, store, metrics, mailServer, mail }: Parts, pace: Pace) {
  const { alerts, crm } = env;
  const { sendMail } = mail;
  const destinations = { siteOrigin: env.siteOrigin, deskOrigin: env.desk?.origin };
  await runOutbox({
    store,
    log,
    onAttempt: countAttempts(metrics, mailServer),
    send: deliverySenders(sendMail, destinations, crm),
  });
  // Reports wrong SMTP settings before the first mail.
  mail.signIn().then(
    () => mailServer.note(),
    ({ reason }) => mailServer.note(reason),
  );
  const runDeskTasks = await startDeskWorkers({ store, sendMail, destinations }, pace);
  const to = { name: office.name, address: alerts.to };
  await sendAlerts(store, { mail: { to, send: sendMail }, webhook: alerts.webhook });

  await startSchedules(store, log, {
    minutely: () =>
      Promise.all([
        dropExpiredLeases(store.db),
        dropOldGaps(store),
        runDeskTasks(),
        watchMail(store, log, alerts.webhook !== undefined),
      ]),
    nightly: () => eraseOld(store, log),
  });
}
