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
import { type RetryPolicy, readBacklog } from './store/deliveries.ts';
import { requireRoom } from './store/engines/pglite.ts';
import { openStore, storeFolder } from './store/store.ts';
import { connectStore, type StoreConnection } from './store/store-connection.ts';
import { collectGaps } from './store/unanswered-questions.ts';
import { countVitals, knownReleases } from './vitals/vitals.ts';

/** What tests hurry. */
export interface Pace extends DeskPace {
  retries?: RetryPolicy;
  everyMs?: number;
}

/** Creates the services, listens, and works off the queues; while the database is away it reports that. */
export async function startApi(env: Config, log = openLog('info'), pace: Pace = {}) {
  const connection = await connectStore(() => openStore({ ...env, retries: pace.retries }, log), log);
  const { store, problem, opened } = connection;
  const parts = partsOf(env, log, connection);
  let working: Promise<unknown> = opened;
  let stop = async () => {};
  async function close() {
    connection.stopWaiting();
    await working;
    await stop();
    // Closing the store lets mails in progress finish, and returns all others to the queue.
    if (!problem()) await store().close();
    parts.outgoing.close();
    parts.staffMail.close();
  }
  const { app, address } = await serve(parts).catch(async (error) => {
    await close();
    throw error;
  });
  working = opened.then(async () => {
    if (problem()) return;
    stop = await work(parts, pace);
    log.info({ address, engine: store().engine }, 'ready');
  });
  if (!problem()) await working;

  return {
    address,
    /** Settles once the store is open and the queues are worked off. */
    working,
    async close() {
      await app.close();
      await close();
      log.info('stopped');
    },
  };
}

// A connection each for sign-in codes, reminders, notices, the digest and alerts: none waits for another kind.
const kindsOfStaffMail = 5;

type Parts = ReturnType<typeof partsOf>;

function partsOf(env: Config, log: Log, connection: StoreConnection) {
  const smtp = { ...env.smtp, from: { name: office.name, address: env.mailFrom } };

  return {
    ...{ env, log, connection },
    metrics: createMetrics(async () => readBacklog(connection.store().db)),
    mailServer: mailServerState(log),
    outgoing: smtpSender({ ...smtp, connections: mailsAtOnce }),
    staffMail: smtpSender({ ...smtp, connections: kindsOfStaffMail }),
  };
}

const gapsEveryMs = 5_000;

/** Questions to the assistant from one connection in ten minutes after which further ones are refused. */
const mostQuestions = 120;

async function serve(parts: Parts) {
  const { env, log, connection, metrics, mailServer } = parts;
  const { registry } = metrics;
  const { store } = connection;
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
  const { sendMail } = parts.staffMail;
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
    vitals: countVitals({ store, known: knownReleases(env.edgeOrigin), registry, log }),
    health: readiness(connection, env, mailServer),
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

async function acceptTimed({ env, connection, metrics }: Parts, incoming: Incoming) {
  const store = connection.store();
  if (store.engine === 'pglite') await requireRoom(env.dataDir);
  const stored = metrics.storing.startTimer();
  const answer = await accept(store, incoming, env.crm !== undefined);
  stored();

  return answer;
}

const minute = 60_000;

/** Works off the queues, and looks around each minute; returns a function that stops looking. */
async function work({ env, log, connection, metrics, mailServer, outgoing, staffMail }: Parts, pace: Pace) {
  const { alerts, crm } = env;
  const store = connection.store();
  const { sendMail } = staffMail;
  const destinations = { siteOrigin: env.siteOrigin, deskOrigin: env.desk?.origin };
  await runOutbox({
    ...{ store, log, onAttempt: countAttempts(metrics, mailServer) },
    send: waysToTell(outgoing.sendMail, destinations, crm),
  });
  // Reports wrong SMTP settings before the first mail.
  outgoing.signIn().then(
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
  const closeChannel = await openChannel(store, storeFolder(env.dataDir));

  return async () => {
    stopLooking();
    await closeChannel();
  };
}
