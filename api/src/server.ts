import type { DeskPace } from '@dosmares/desk/work';
import { openLog } from '@dosmares/server/log';
import { readersWith } from '@dosmares/server/metrics';
import { readBacklog } from '@dosmares/store/deliveries';
import type { RetryPolicy } from '@dosmares/store/queues';
import { noteGap } from '@dosmares/store/unanswered-questions';
import type { FastifyInstance } from 'fastify';
import { routes, type Services } from './app.ts';
import { createAssistant } from './chat/assistant.ts';
import { admitAtMost } from './chat/chat.ts';
import { embeddedCommands } from './commands.ts';
import type { Config } from './config.ts';
import { accept, type Incoming } from './inquiries/accept.ts';
import { spamFilter } from './inquiries/inquiries.ts';
import { isThisMachine, openLimits } from './limits/limits.ts';
import { type BaseServices, createBaseApp } from './operations/base-app.ts';
import { createMetrics, readiness } from './operations/operators.ts';
import { mail } from './plugins/mail.ts';
import { store } from './plugins/store.ts';
import { countVitals } from './vitals/vitals.ts';
import { work } from './work.ts';

/** Timings that tests shorten. */
export interface Pace extends DeskPace {
  retries?: RetryPolicy;
}

/** Starts the API: its plugins close in reverse order, so mail closes after the store, which waits for mails being sent. */
export async function startApi(env: Config, log = openLog('api'), pace: Pace = {}) {
  const isProduction = env.mode === 'production';
  const base: BaseServices = {
    log,
    metrics: createMetrics(async () => readBacklog(app.store.db)),
    trustProxy: env.trustProxy,
    isExempt: isProduction ? () => false : isThisMachine,
    isProduction,
  };
  const app: FastifyInstance = await createBaseApp(base);
  app.addHook('onClose', async () => log.info('stopped'));
  await app.register(mail, env);
  await app.register(store, { ...env, retries: pace.retries });
  await app.register(work, { env, pace });
  await app.register(routes, servicesOf(app, env, base));
  if (!env.databaseUrl) await app.register(embeddedCommands, { store: app.store });
  const address = await app.listen({ host: env.host, port: env.port });
  app.isWorking.then((isWorking) => isWorking && log.info({ address, engine: app.store.engine }, 'ready'));

  return { address, isWorking: app.isWorking, close: () => app.close() };
}

/** Questions to the assistant that one connection may ask in ten minutes. */
const maxQuestions = 120;

function servicesOf(app: FastifyInstance, env: Config, base: BaseServices): Services {
  const { log, metrics, store, sendMail, mailServer } = app;
  const { siteOrigin, allowedOrigins, databaseUrl, metricsToken, assistant, desk, host } = env;
  const { registry } = metrics;
  const counting = openLimits(store, databaseUrl, log);
  const counts = { calls: counting('submission'), distinct: counting('connection') };
  const hasCrm = env.crm !== undefined;

  return {
    ...base,
    allowedOrigins,
    mayReadMetrics: readersWith(metricsToken, !base.isProduction),
    inquiries: {
      screen: spamFilter({ ...counts, isExempt: base.isExempt }),
      accept: (incoming) => measuredAccept(app, incoming, hasCrm),
      onAccepted: (endpoint, outcome) => metrics.taken.inc({ endpoint, outcome }),
    },
    chat: {
      answer: createAssistant({ ...assistant, registry, log }),
      admit: admitAtMost(maxQuestions, counting('chat')),
      note: ({ question }) => noteGap(store, question),
    },
    vitals: countVitals({ store, registry, log }),
    health: readiness(store, mailServer),
    desk: desk && { store, sendMail, log, siteOrigin, hasCrm, origin: desk.origin },
    deskAt: desk?.port ? { host, port: desk.port } : undefined,
  };
}

async function measuredAccept({ store, metrics }: FastifyInstance, incoming: Incoming, hasCrm: boolean) {
  await store.requireSpace();
  const stopTimer = metrics.storing.startTimer();
  const stored = await accept(store, incoming, hasCrm);
  stopTimer();

  return stored;
}
