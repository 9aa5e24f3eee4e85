import { sendDigests } from './digest/digest.ts';
import { type DeskMails, requestNotice, sendHeldNotices } from './quarantine.ts';
import { sendReminders } from './reminders/mails.ts';
import { remind, type Timing } from './reminders/remind.ts';
import { dropOldSessions } from './sign-in/staff.ts';

/** Timings that tests shorten: of reminders, and of the digest as a cron expression. */
export interface DeskPace {
  timing?: Timing;
  digestAt?: string;
}

/** Starts the workers of staff's mails; returns the tasks to run every minute. */
export async function startDeskWorkers(mails: DeskMails, { timing, digestAt }: DeskPace) {
  const { store, destinations } = mails;
  await sendReminders(mails);
  await sendHeldNotices(mails);
  await sendDigests(mails, digestAt);

  return (): Promise<unknown>[] => [
    requestNotice(store),
    // No reminders without the desk, on which staff report that they have taken or answered an inquiry.
    ...(destinations.deskOrigin ? [remind(store, timing)] : []),
    dropOldSessions(store.db),
  ];
}
