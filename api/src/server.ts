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
import { noteGap } from '@dosmares/store/unanswered-questions';
import { buildApp, buildDesk } from './app.ts';
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
  const { app, address } = await serve(parts);
  const working = isOpen.then(async (hasStore) => {
    if (!hasStore) return () => undefined;
    await startWork(parts, pace);
    log.info({ address, engine: store.engine }, 'ready');

    // Closing the store lets mails in progress finish; all others stay in the queue.
    return () => store.close();
  });
  if (isOpenAtOnce) await working;

  return {
    address,
    /** Settles once the store is open and the queues are being processed. */
    working,
    async close() {
      await app.close();
      stopping.abort();
      await (await working)();
      parts.mail.close();
      log.info('stopped');
    },
  };
}

type Parts = ReturnType<typeof partsOf>;

const partsOf = (env: Config, log: Log, store: Store) => ({
  ...{ env, log, store },
  metrics: createMetrics(async () => readBacklog(store.db)),
  mailServer: mailServerState(log),
  mail: smtpSender({ ...env.smtp, from: { name: office.name, address: env.mailFrom } }),
});

/** Questions to the assistant that one connection may ask in ten minutes. */
const maxQuestions = 120;

async function serve(parts: Parts) {
  const { env, log, store, metrics, mailServer } = parts;
  const { registry } = metrics;
  const { siteOrigin, trustProxy } = env;
  const counting = openLimits(store, env.databaseUrl, log);
  const isProduction = env.mode === 'production';
  const isExempt = isProduction ? () => false : isThisMachine;
  const baseServices = { log, metrics, trustProxy, isExempt, isProduction };
  const { sendMail } = parts.mail;
  const deskServices = { store, sendMail, log, siteOrigin, hasCrm: env.crm !== undefined };
  const desk = env.desk && { ...deskServices, origin: env.desk.origin };
  const deskPort = env.desk?.port;
  const app = await buildApp({
    ...baseServices,
    allowedOrigins: env.allowedOrigins,
    mayReadMetrics: readersWith(env.metricsToken, !isProduction),
    inquiries: {
      screen: spamFilter({ calls: counting('submission'), distinct: counting('connection'), isExempt }),
      accept: (incoming) => measuredAccept(parts, incoming),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      answer: createAssistant({ ...env.assistant, registry, log }),
      admit: admitAtMost(maxQuestions, counting('chat')),
      note: ({ question }) => noteGap(store, question),
    },
    vitals: countVitals({ store, registry, log }),
    health: readiness(store, mailServer),
    desk: deskPort ? undefined : desk,
  });
  if (!env.databaseUrl) await app.register(embeddedCommands, { store });
  if (desk && deskPort) {
    const deskApp = await buildDesk(baseServices, desk);
    await listenOn(deskApp, { ...env, port: deskPort });
    app.addHook('onClose', () => deskApp.close());
  }

  return { app, address: await listenOn(app, env) };
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
    ...{ store, log, onAttempt: countAttempts(metrics, mailServer) },
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
        runDeskTasks(),
        watchMail(store, log, alerts.webhook !== undefined),
      ]),
    nightly: () => eraseOld(store, log),
  });
}
