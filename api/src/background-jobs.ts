import { office } from '@dosmares/content/office';
import { privacyTerms } from '@dosmares/content/privacy';
import type { Config } from './config.ts';
import type { Timing } from './desk/reminders/due.ts';
import { remind } from './desk/reminders/remind.ts';
import { sendDeskMails } from './desk/reminders/send.ts';
import { dropOldSessions } from './desk/sign-in/sessions.ts';
import { sendToCrm } from './inquiries/crm.ts';
import type { Send } from './inquiries/deliver.ts';
import { sendDigests } from './inquiries/digest.ts';
import { catchUpHeldNotices, sendHeldNotices } from './inquiries/held-notice.ts';
import { runOutbox } from './inquiries/outbox.ts';
import { eraseOldDaily } from './inquiries/retention.ts';
import { digestMail } from './mail/digest.ts';
import { heldNoticeMail } from './mail/held.ts';
import { inquiryMail, type Reader } from './mail/inquiry.ts';
import { officeMailbox, renderMail } from './mail/layout.ts';
import type { MailServerState } from './mail/smtp/failure.ts';
import { type Mailbox, type SendMail, smtpSender } from './mail/smtp/sender.ts';
import { tellOperators, watchMail } from './operations/alert.ts';
import { atIntervals } from './operations/at-intervals.ts';
import type { Log } from './operations/log.ts';
import type { Metrics } from './operations/metrics.ts';
import { dropOldClaims } from './store/claims.ts';
import type { Party, Store } from './store/database.ts';
import type { RetryPolicy } from './store/queues.ts';
import { fillSearchWords } from './store/search-words.ts';

/** Services that the queued work uses. */
export interface WorkServices {
  store: Store;
  env: Config;
  log: Log;
  metrics: Metrics;
  mailServer: MailServerState;
  pace?: Pace | undefined;
}

/** What tests hurry. */
export interface Pace {
  retries?: RetryPolicy;
  /** Milliseconds between looks at what waits. */
  everyMs?: number;
  /** When somebody is reminded. */
  timing?: Timing;
  /** When the office gets its digest. */
  digestAt?: string;
}

const minute = 60_000;

// Each needs a connection of its own, which is kept open.
const mailsAtOnce = 5;

// One connection for each kind of mail to staff, so that none waits for another's or for visitors' mails.
const noticeConnections = 3;

/** Starts working off the queues: mails, the CRM, alerts, reminders, notices and the daily digest. */
export async function startWork({
  store,
  env,
  log,
  metrics,
  mailServer,
  pace = {},
}: WorkServices): Promise<{ stop: () => void }> {
  const { smtp, alerts } = env;
  const from: Mailbox = { name: office.name, address: env.mailFrom };
  const outgoing = smtpSender({ ...smtp, from, connections: mailsAtOnce });
  const notices = smtpSender({ ...smtp, from, connections: noticeConnections });

  await runOutbox({
    store,
    log,
    send: senders(outgoing, env),
    mailsAtOnce,
    onAttempt: countIn(metrics, mailServer),
  });
  // Reports wrong SMTP settings before the first mail.
  outgoing.signIn().then(
    () => mailServer.note(),
    ({ reason }) => mailServer.note(reason),
  );
  await sendNotices({ store, sendMail: notices.sendMail, env, pace });
  const operators: Mailbox = { name: office.name, address: alerts.to };
  await tellOperators(store, { mail: { to: operators, send: notices.sendMail }, webhook: alerts.webhook });

  const stopWatch = atIntervals(pace.everyMs ?? minute, () =>
    lookAround({ store, env, log, pace }).catch((error) =>
      log.error({ reason: error.code ?? error.name }, 'The watch failed'),
    ),
  );

  return {
    stop() {
      stopWatch();
      outgoing.close();
      notices.close();
    },
  };
}

function lookAround({
  store,
  env,
  log,
  pace,
}: Omit<WorkServices, 'metrics' | 'mailServer'> & { pace: Pace }) {
  return Promise.all([
    watchMail(store, log, env.alerts.webhook !== undefined),
    // Without the desk staff cannot report that they have taken or answered an inquiry.
    env.desk && remind(store, pace.timing),
    env.desk && dropOldSessions(store.db),
    fillSearchWords(store.db),
    catchUpHeldNotices(store),
    dropOldClaims(store.db),
    eraseOldDaily({ store, log, months: privacyTerms.years * 12 }),
  ]);
}

interface Notices {
  store: Store;
  sendMail: SendMail;
  env: Config;
  pace: Pace;
}

async function sendNotices({ store, sendMail, env, pace }: Notices) {
  const destinations = { siteOrigin: env.siteOrigin, deskOrigin: env.desk?.origin };

  await sendDeskMails({ store, sendMail, destinations });
  await sendHeldNotices({
    store,
    sendMail,
    write: (held) =>
      renderMail(
        heldNoticeMail(held, officeMailbox, destinations.deskOrigin),
        `held.${held.inquiries[0]?.reference}.${held.count}`,
      ),
  });
  await sendDigests(
    {
      store,
      sendMail,
      write: (day) =>
        renderMail(
          digestMail(day, officeMailbox, destinations),
          `digest.${day.until.toISOString().slice(0, 10)}`,
        ),
    },
    pace.digestAt ?? '07:00',
  );
}

function senders({ sendMail }: ReturnType<typeof smtpSender>, env: Config): Record<Party, Send> {
  const { crm } = env;
  const destinations = { siteOrigin: env.siteOrigin, deskOrigin: env.desk?.origin };
  const byMail =
    (reader: Reader): Send =>
    (inquiry, edition) =>
      sendMail(inquiryMail(inquiry, reader, edition, destinations));
  // Jobs for a CRM that has since been switched off have no recipient.
  const toCrm: Send = crm ? sendToCrm(crm) : async () => undefined;

  return {
    agent: byMail('agent'),
    office: byMail('office'),
    visitor: byMail('visitor'),
    crm: toCrm,
  };
}

const countIn =
  (metrics: Metrics, mailServer: MailServerState): Parameters<typeof runOutbox>[0]['onAttempt'] & {} =>
  (party, outcome, reason = '') => {
    if (party !== 'crm' && outcome === 'delivered') mailServer.note();
    if (party !== 'crm' && outcome === 'failed') mailServer.note(reason);
    if (outcome === 'delivered') metrics.delivered.inc({ party });
    if (outcome === 'failed') metrics.retried.inc({ party, reason });
    if (outcome === 'dead') metrics.dead.inc({ party });
  };
