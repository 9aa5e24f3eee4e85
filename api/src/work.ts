import { office } from '@dosmares/content/office';
import { type DeskPace, startDeskWorkers } from '@dosmares/desk/work';
import { dropExpiredLeases } from '@dosmares/store/leases';
import { dropOldGaps } from '@dosmares/store/unanswered-questions';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { deliverySenders, runOutbox } from './inquiries/outbox.ts';
import { eraseOld } from './inquiries/retention.ts';
import { sendAlerts, watchMail } from './operations/alert.ts';
import { countAttempts } from './operations/operators.ts';
import { unencapsulated } from './plugins/unencapsulated.ts';
import { startSchedules } from './schedules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the queues and schedules are processed, once the store is open. */
    isWorking: Promise<boolean>;
  }
}

interface WorkOptions {
  env: Config;
  pace: DeskPace;
}

/** Processes the queues and runs the schedules, once the store is open and until it closes. */
export const work = unencapsulated<WorkOptions>(async (app, options) => {
  const isWorking = app.isStoreOpen.then(async (isOpen) => {
    if (isOpen) await startWork(app, options);

    return isOpen;
  });
  app.decorate('isWorking', isWorking);
  app.addHook('onClose', () => isWorking);
});

async function startWork(app: FastifyInstance, { env, pace }: WorkOptions) {
  const { log, store, sendMail, metrics, mailServer } = app;
  const { siteOrigin, desk, alerts, crm, smtp } = env;
  const destinations = { siteOrigin, deskOrigin: desk?.origin };
  const send = deliverySenders(sendMail, destinations, crm);
  const workers = { mail: smtp.connections, crm: 2 };
  await runOutbox({ workers, store, log, send, onAttempt: countAttempts(metrics, mailServer) });
  const runDeskTasks = await startDeskWorkers({ store, sendMail, destinations }, pace);
  const to = { name: office.name, address: alerts.to };
  await sendAlerts(store, { mail: { to, send: sendMail }, webhook: alerts.webhook });

  await startSchedules(store, log, {
    minutely: () => [
      dropExpiredLeases(store.db),
      dropOldGaps(store),
      ...runDeskTasks(),
      watchMail(store, log, alerts.webhook !== undefined),
    ],
    nightly: () => [eraseOld(store, log)],
  });
}
