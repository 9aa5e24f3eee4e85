import { setTimeout as pause } from 'node:timers/promises';
import { office } from '@dosmares/content/office';
import { readersWith } from '@dosmares/contracts/metrics';
import { buildApp, buildDesk } from './app.ts';
import { createAssistant } from './chat/assistant.ts';
import { admitAtMost } from './chat/chat.ts';
import type { Config } from './config.ts';
import { openChannel } from './desk/command.ts';
import { type DeskPace, workForStaff } from './desk/work.ts';
import { accept, type Incoming } from './inquiries/accept.ts';
import { suspectBy } from './inquiries/inquiries.ts';
import { mailsAtOnce, runOutbox, waysToTell } from './inquiries/outbox.ts';
import { eraseOldDaily } from './inquiries/retention.ts';
import { isThisMachine, openLimits } from './limits/limits.ts';
import { mailServerState } from './mail/smtp/failure.ts';
import { smtpSender } from './mail/smtp/sender.ts';
import { tellOperators, watchMail } from './operations/alert.ts';
import { atIntervals } from './operations/at-intervals.ts';
import { listenOn } from './operations/frame.ts';
import { type Log, openLog } from './operations/log.ts';
import { countAttempts, createMetrics, readiness } from './operations/operators.ts';
import { dropOldClaims } from './store/claims.ts';
import type { Store } from './store/database.ts';
import { type RetryPolicy, readBacklog } from './store/deliveries.ts';
import { requireRoom } from './store/engines/pglite.ts';
import { openStore, storeFolder } from './store/store.ts';
import { connectStore } from './store/store-connection.ts';
import { collectGaps } from './store/unanswered-questions.ts';
import { countVitals } from './vitals/vitals.ts';

/** What tests hurry. */
export interface Pace extends DeskPace {
  retries?: RetryPolicy;
  everyMs?: number;
}

/** Milliseconds after which the API listens, and reports what is wrong, although its store is not open yet. */
const firstWaitMs = 2_000;

/** Creates the services, listens, and works off the queues; while the database is away it reports that. */
export async function startApi(env: Config, log = openLog('info'), pace: Pace = {}) {
  const stopping = new AbortController();
  const open = () => openStore({ ...env, retries: pace.retries }, log);
  const { store, isOpen } = connectStore(open, log, stopping.signal);
  const isOpenAtOnce = await Promise.race([isOpen, pause(firstWaitMs, false, { ref: false })]);
  const parts = partsOf(env, log, store);
  const { app, address } = await serve(parts);
  const working = isOpen.then(async (isThere) => {
    if (!isThere) return () => undefined;
    const stop = await work(parts, pace);
    log.info({ address, engine: store.engine }, 'ready');

    // Lets mails in progress finish, and returns all others to the queue.
    return () => stop().then(() => store.close());
  });
  if (isOpenAtOnce) await working;

  return {
    address,
    /** Settles once the store is open and the queues are worked off. */
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

// A connection for each mail of the outbox, and each kind for staff: codes, reminders, notices, the digest and alerts.
const connections = mailsAtOnce + 5;

type Parts = ReturnType<typeof partsOf>;

const partsOf = (env: Config, log: Log, store: Store) => ({
  ...{ env, log, store },
  metrics: createMetrics(async () => readBacklog(store.db)),
  mailServer: mailServerState(log),
  mail: smtpSender({ ...env.smtp, connections, from: { name: office.name, address: env.mailFrom } }),
});

const gapsEveryMs = 5_000;

/** Questions to the assistant from one connection in ten minutes after which further ones are refused. */
const mostQuestions = 120;

async function serve(parts: Parts) {
  const { env, log, store, metrics, mailServer } = parts;
  const { registry } = metrics;
  const { siteOrigin, trustProxy } = env;
  const { note, write } = collectGaps(store);
  const writeGaps = () =>
    write().catch(({ code, name }) =>
      log.warn({ reason: code ?? name }, 'Unanswered questions are not kept'),
    );
  const stopWriting = atIntervals(gapsEveryMs, writeGaps);
  const counting = openLimits(store, env.databaseUrl, log);
  const spares = env.mode === 'production' ? () => false : isThisMachine;
  const frame = { log, metrics, trustProxy, spares };
  const { sendMail } = parts.mail;
  const ofDesk = { store, sendMail, log, siteOrigin, hasCrm: env.crm !== undefined };
  const desk = env.desk && { ...ofDesk, origin: env.desk.origin };
  const deskPort = env.desk?.port;
  const app = await buildApp({
    ...frame,
    allowedOrigins: env.allowedOrigins,
    mayReadMetrics: readersWith(env.metricsToken, env.mode !== 'production'),
    inquiries: {
      suspect: suspectBy({ known: counting('submission'), sent: counting('connection'), spares }),
      accept: (incoming) => acceptTimed(parts, incoming),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      answer: createAssistant({ ...env.assistant, registry, log }),
      admit: admitAtMost(mostQuestions, counting('chat')),
      note: async (gap) => note(gap),
    },
    vitals: countVitals({ store, registry, log }),
    health: readiness(store, env, mailServer),
    desk: deskPort ? undefined : desk,
  });
  app.addHook('onClose', async () => {
    stopWriting();
    await writeGaps();
  });
  if (desk && deskPort) {
    const apart = await buildDesk(frame, desk);
    await listenOn(apart, { ...env, port: deskPort });
    app.addHook('onClose', () => apart.close());
  }

  return { app, address: await listenOn(app, env) };
}

async function acceptTimed({ env, store, metrics }: Parts, incoming: Incoming) {
  if (store.engine === 'pglite') await requireRoom(env.dataDir);
  const stored = metrics.storing.startTimer();
  const answer = await accept(store, incoming, env.crm !== undefined);
  stored();

  return answer;
}

const minute = 60_000;

/** Works off the queues, and looks around each minute; returns a function that stops looking. */
async function work({ env, log, store, metrics, mailServer, mail }: Parts, pace: Pace) {
  const { alerts, crm } = env;
  const { sendMail } = mail;
  const destinations = { siteOrigin: env.siteOrigin, deskOrigin: env.desk?.origin };
  await runOutbox({
    ...{ store, log, onAttempt: countAttempts(metrics, mailServer) },
    send: waysToTell(sendMail, destinations, crm),
  });
  // Reports wrong SMTP settings before the first mail.
  mail.signIn().then(
    () => mailServer.note(),
    ({ reason }) => mailServer.note(reason),
  );
  const lookForStaff = await workForStaff({ store, sendMail, destinations }, pace);
  const to = { name: office.name, address: alerts.to };
  await tellOperators(store, { mail: { to, send: sendMail }, webhook: alerts.webhook });

  const look = () =>
    Promise.all([
      dropOldClaims(store.db),
      eraseOldDaily(store, log),
      lookForStaff(),
      watchMail(store, log, alerts.webhook !== undefined),
    ]).catch((error) => log.error({ reason: error.code ?? error.name }, 'The watch failed'));
  const stopLooking = atIntervals(pace.everyMs ?? minute, look);
  const closeChannel = await openChannel(store, storeFolder(env.dataDir), log);

  return async () => {
    stopLooking();
    closeChannel();
  };
}
