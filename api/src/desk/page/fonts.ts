import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyPluginAsync } from 'fastify';

const { resolve } = createRequire(import.meta.url);

/** The brand's fonts, Latin letters only. */
const faces = {
  display: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  text: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
};

/** Serves the fonts of the staff pages, which may not load the site's own from its origin. */
export const deskFonts: FastifyPluginAsync = async (app) => {
  for (const [name, file] of Object.entries(faces)) {
    const bytes = await readFile(resolve(file));
    app.get(`/staff/fonts/${name}.woff2`, { schema: { hide: true } }, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=2592000').send(bytes),
    );
  }
};
