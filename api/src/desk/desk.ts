import type { FastifyPluginAsync } from 'fastify';
import type { SendMail } from '../mail/smtp/sender.ts';
import type { Log } from '../operations/log.ts';
import type { Store } from '../store/database.ts';
import { everything, inquiry } from './inquiry/pages.ts';
import { list, questions, spreadsheet } from './list/pages.ts';
import { keepPrivate, servePages } from './page/serve.ts';
import { guard, signIn } from './sign-in/sign-in.ts';
import { devices, people } from './sign-in/staff-pages.ts';

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

/** Serves the desk: the pages on which staff sign in, and handle inquiries. */
export const desk: FastifyPluginAsync<DeskServices> = async (app, services) => {
  keepPrivate(app, services.siteOrigin);
  guard(app, services);
  signIn(app, services);
  servePages(app, services, [list, spreadsheet, inquiry, everything, questions, people, devices]);
};
