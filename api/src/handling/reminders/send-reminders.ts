import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { findInquiry, type Inquiry } from '../../inquiries/inquiry.ts';
import type { StaffReader } from '../../mails/inquiry.ts';
import type { Mail, SendMail } from '../../mails/smtp/sender.ts';
import type { Store } from '../../store/database.ts';
import { lastAct, theOffice } from '../events.ts';
import type { ReminderJob } from './remind.ts';
import { type Reminded, type StageName, stageOf } from './stages.ts';

/** Services that sending reminders uses. */
export interface ReminderServices {
  store: Store;
  sendMail: SendMail;
  write: (inquiry: Inquiry, reminder: Reminder) => Mail;
  /** Where alerts go. */
  alertsTo: string;
}

/** One mail that reminds somebody. */
export interface Reminder {
  stage: StageName;
  to: StaffReader;
  /** Makes the Message-ID: the same however often it is tried. */
  name: string;
}

// Nothing wakes a worker when it is time to try again.
const pace = { notifyPollingIntervalSeconds: 5 };

/** Works off reminders. One that something has overtaken while it waited in the queue is not sent. */
export async function sendReminders({ store, sendMail, write, alertsTo }: ReminderServices) {
  let worker = '';
  worker = await store.boss.work('reminder', pace, async (jobs: { data: ReminderJob }[]) => {
    for (const { data } of jobs) {
      const inquiry = await findInquiry(store.db, data.inquiry);
      const reminder = inquiry && reminderFor(inquiry, data, alertsTo);
      if (reminder) await sendMail(write(inquiry, reminder));
    }
    // Where one job was there may be more: the next is asked for without a pause.
    store.boss.notifyWorker(worker);
  });
}

/** Nothing for somebody who gets the same reminder already, in another role. */
function reminderFor(inquiry: Inquiry, { number, to }: ReminderJob, alertsTo: string): Reminder | undefined {
  const stage = stageOf(inquiry.events, number);
  if (!stage) return undefined;
  const readerOf = readersOf(inquiry, alertsTo);
  const reader = readerOf[to];
  const first = stage.to.find((role) => readerOf[role].address === reader.address);

  return first === to
    ? { stage: stage.name, to: reader, name: `${inquiry.reference}.reminder.${number}.${to}` }
    : undefined;
}

function readersOf(inquiry: Inquiry, alertsTo: string): Record<Reminded, StaffReader> {
  const agent = agentById(holderOf(inquiry));
  const theirOffice = { name: office.name, address: office.email, person: theOffice };

  return {
    // Somebody who has left the roster since: the office reads it in their stead.
    holder: agent ? { name: agent.name, address: agent.email, person: agent.id } : theirOffice,
    office: theirOffice,
    alerts: { ...theirOffice, address: alertsTo },
  };
}

/** The person responsible for an inquiry: who took it, or else who it is for. */
function holderOf({ agentId, events }: Inquiry): number {
  const last = lastAct(events);

  return (last?.kind === 'taken' ? last.actor : agentId) ?? theOffice;
}
