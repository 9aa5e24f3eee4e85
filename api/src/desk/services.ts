import type { SendMail } from '../mail/smtp/sender.ts';
import type { Log } from '../operations/log.ts';
import type { Store } from '../store/database.ts';

/** Services that the desk uses. */
export interface DeskServices {
  store: () => Store;
  sendMail: SendMail;
  log: Log;
  siteOrigin: string;
  /** Where staff's browsers reach the desk. */
  origin: string;
  hasCrm: boolean;
}
