import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { faces } from '@dosmares/content/palette';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DeskServices } from './page/serve.ts';

export const desk: FastifyPluginAsync<DeskServices> = async (app, services) => {
  // Only now, when `jsx.ts` has prepared Node for what these import.
  const { staffPages } = await import('./staff-pages.ts');
  await serveFonts(app);
  await app.register((inner) => staffPages(inner, services));
};

const { resolve } = createRequire(import.meta.url);

/** Serves the desk's fonts: its policy does not allow the site's, which are on another origin. */
async function serveFonts(app: FastifyInstance) {
  for (const [name, { file }] of Object.entries(faces)) {
    const bytes = await readFile(resolve(file));
    app.get(`/staff/fonts/${name}.woff2`, { schema: { hide: true } }, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=2592000').send(bytes),
    );
  }
}
