import type { Destinations } from '../mail/links.ts';
import type { SendMail } from '../mail/smtp/sender.ts';
import type { Store } from '../store/database.ts';
import type { Timing } from './reminders/due.ts';

/** Services of the mails to staff, and what tests hurry. */
export interface DeskMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
  /** When somebody is reminded. */
  timing?: Timing | undefined;
  /** When the office gets its digest, in cron's notation. */
  digestAt?: string | undefined;
}
