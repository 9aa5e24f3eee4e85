import { fillSearchWords } from '../store/search-words.ts';
import { sendDigests } from './digest/digest.ts';
import { askForNotice, type DeskMails, sendHeldNotices } from './quarantine.ts';
import { sendReminders } from './reminders/mails.ts';
import { remind, type Timing } from './reminders/remind.ts';
import { dropOldSessions } from './sign-in/staff.ts';

/** What tests hurry: when somebody is reminded, and when the office gets its digest, in cron's notation. */
export interface DeskPace {
  timing?: Timing;
  digestAt?: string;
}

export async function startDeskWorkers(mails: DeskMails, { timing, digestAt }: DeskPace) {
  const { store, destinations } = mails;
  await sendReminders(mails);
  await sendHeldNotices(mails);
  await sendDigests(mails, digestAt);

  return () =>
    Promise.all([
      askForNotice(store),
      // Without the desk staff cannot report that they have taken or answered an inquiry.
      destinations.deskOrigin && remind(store, timing),
      dropOldSessions(store.db),
      fillSearchWords(store.db),
    ]);
}
