import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import type { StaffReader } from '../../mail/inquiry.ts';
import type { StageName } from '../../mail/reminder.ts';
import type { Mail, SendMail } from '../../mail/smtp/sender.ts';
import type { Store } from '../../store/database.ts';
import { lastAct, theOffice } from '../../store/events.ts';
import { findInquiry, type Inquiry } from '../../store/inquiry.ts';
import type { ReminderJob } from './remind.ts';
import { type Reminded, stageOf } from './stages.ts';

/** Services that sending reminders uses. */
export interface ReminderServices {
  store: Store;
  sendMail: SendMail;
  write: (inquiry: Inquiry, reminder: Reminder) => Mail;
  /** Address for alerts. */
  alertsTo: string;
}

/** One reminder mail. */
export interface Reminder {
  stage: StageName;
  to: StaffReader;
  /** Basis of the Message-ID, the same for every attempt. */
  name: string;
}

/** Works off reminders. One that was overtaken by an event while it waited in the queue is not sent. */
export async function sendReminders({ store, sendMail, write, alertsTo }: ReminderServices) {
  let worker = '';
  worker = await store.boss.work('reminder', store.polling, async (jobs: { data: ReminderJob }[]) => {
    for (const { data } of jobs) {
      const inquiry = await findInquiry(store.db, data.inquiry);
      const reminder = inquiry && reminderFor(inquiry, data, alertsTo);
      if (reminder) await sendMail(write(inquiry, reminder));
    }
    // There may be more jobs: the next is fetched without a pause.
    store.boss.notifyWorker(worker);
  });
}

/** Returns the reminder for a role; undefined when the same address already gets it in another role. */
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
    // For an agent who has left the roster, the office receives it.
    holder: agent ? { name: agent.name, address: agent.email, person: agent.id } : theirOffice,
    office: theirOffice,
    alerts: { ...theirOffice, address: alertsTo },
  };
}

/** Returns the person responsible for an inquiry: the one who took it, or else its recipient. */
function holderOf({ agentId, events }: Inquiry): number {
  const last = lastAct(events);

  return (last?.kind === 'taken' ? last.actor : agentId) ?? theOffice;
}
