import { fillSearchWords } from '../store/search-words.ts';
import { sendDigests } from './digest/digest.ts';
import type { DeskMails } from './mails.ts';
import { askForNotice, sendHeldNotices } from './quarantine.ts';
import { sendReminders } from './reminders/mails.ts';
import { remind } from './reminders/remind.ts';
import { dropOldSessions } from './sign-in/staff.ts';

/** Starts to send the mails to staff; returns what is to be done again and again. */
export async function workForStaff(mails: DeskMails): Promise<() => Promise<unknown>> {
  const { store, destinations, timing } = mails;
  await sendReminders(mails);
  await sendHeldNotices(mails);
  await sendDigests(mails);

  return () =>
    Promise.all([
      askForNotice(store),
      // Without the desk staff cannot report that they have taken or answered an inquiry.
      destinations.deskOrigin && remind(store, timing),
      dropOldSessions(store.db),
      fillSearchWords(store.db),
    ]);
}
