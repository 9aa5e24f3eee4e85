import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { everything, inquiry } from './inquiry/inquiry-page.ts';
import { spreadsheet } from './list/csv.ts';
import { list, questions } from './list/list-page.ts';
import { type DeskServices, keepPrivate, servePages, undocumented } from './page/serve.ts';
import { refuseCrossSiteForms, requireSession, signIn } from './sign-in/sign-in.ts';
import { devices, people } from './sign-in/staff-pages.ts';

const pages = [list, spreadsheet, inquiry, everything, questions, people, devices];

export const desk: FastifyPluginAsync<DeskServices> = async (app, services) => {
  await serveFonts(app);
  await app.register(async function ofStaff(inner) {
    keepPrivate(inner, services.siteOrigin);
    refuseCrossSiteForms(inner, services.origin);
    signIn(inner, services);
    await inner.register(async function signedIn(guarded) {
      requireSession(guarded, services);
      servePages(guarded, services, pages);
    });
  });
};

const { resolve } = createRequire(import.meta.url);

const faces = {
  display: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** Serves the desk's fonts: its policy does not allow the site's, which are on another origin. */
async function serveFonts(app: FastifyInstance) {
  for (const [name, file] of Object.entries(faces)) {
    const bytes = await readFile(resolve(file));
    app.get(`/staff/fonts/${name}.woff2`, undocumented, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=2592000').send(bytes),
    );
  }
}
