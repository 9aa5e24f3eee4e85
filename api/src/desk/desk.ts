import type { FastifyPluginAsync } from 'fastify';
import { everything, inquiry } from './inquiry/pages.ts';
import { spreadsheet } from './list/csv.ts';
import { list } from './list/list-page.ts';
import { questions } from './list/questions.ts';
import { type DeskServices, keepPrivate, servePages } from './page/serve.ts';
import { guard, refuseForeignForms, signIn } from './sign-in/sign-in.ts';
import { devices, people } from './sign-in/staff-pages.ts';

const pages = [list, spreadsheet, inquiry, everything, questions, people, devices];

/** Serves the desk: the pages on which staff sign in, and handle inquiries. */
export const desk: FastifyPluginAsync<DeskServices> = async (app, services) => {
  keepPrivate(app, services.siteOrigin);
  refuseForeignForms(app);
  signIn(app, services);
  await app.register(async function signedIn(inner) {
    guard(inner, services);
    servePages(inner, services, pages);
  });
};
