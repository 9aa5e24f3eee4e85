import type { FastifyInstance } from 'fastify';
import { everything, inquiry } from './inquiry/inquiry-page.tsx';
import { spreadsheet } from './list/csv.ts';
import { list } from './list/list-page.tsx';
import { questions } from './list/questions.tsx';
import { type DeskServices, keepPrivate, servePages } from './page/serve.ts';
import { refuseCrossSiteForms, requireSession, signIn } from './sign-in/sign-in.ts';
import { devices, people } from './sign-in/staff-pages.tsx';

const pages = [list, spreadsheet, inquiry, everything, questions, people, devices];

/** Serves the pages of staff: the sign-in to anybody, the others to whoever is signed in. */
export async function staffPages(app: FastifyInstance, services: DeskServices) {
  keepPrivate(app, services.siteOrigin);
  refuseCrossSiteForms(app, services.origin);
  signIn(app, services);
  await app.register(async function signedIn(guarded) {
    requireSession(guarded, services);
    servePages(guarded, services, pages);
  });
}
