// @ts-check
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { configurationsOf, watchConfiguration } from '@dosmares/build/build';
import { reloadStream } from '@dosmares/delivery';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { endOnSignal } from '../end-on-signal.mjs';
import { runServices } from '../run-services.mjs';
import { refuseTakenPorts } from '../services.mjs';

/**
 * Serves one remote without the shell: its own pages at their own addresses and its slots on a start page, with the API
 * and the mailbox beside it.
 * @param {string} name
 * @param {import('../services.mjs').Where} where
 */
export async function serveAlone(name, where) {
  await refuseTakenPorts(where);
  const out = path.join(where.dataDir, 'alone', name);
  await mkdir(out, { recursive: true });
  const [web] = await configurationsOf(name);
  const running = runServices(where, { restarts: true });
  await Promise.all(['mailbox', 'api'].map(running.start));

  const app = Fastify();
  const media = path.join(where.root, 'packages/content/media');
  const page = await readFile(path.join(import.meta.dirname, 'standalone.html'), 'utf8');
  const tell = reloadStream(app);
  app.register(fastifyStatic, { root: out, prefix: '/assets/' });
  app.get('/media/:hash/*', (request, reply) =>
    reply.sendFile(/** @type {any} */ (request.params)['*'], media),
  );
  app.get('/config.json', async () => where.place.config);
  app.get('/*', (_request, reply) => reply.type('text/html').send(page));
  await app.listen({ port: where.ports.site, host: '127.0.0.1' });
  endOnSignal(running.stopAll);
  console.log(`${name} alone: ${where.place.config.siteOrigin}`);
  await watchConfiguration(
    { ...web, ...standalone(name, out), mode: 'development', devtool: 'source-map' },
    async () => tell(),
  );
}

/** @param {string} name @param {string} out */
function standalone(name, out) {
  return {
    entry: { main: entryOf(name) },
    output: { path: out, filename: 'main.js', publicPath: '/assets/' },
    plugins: [],
    optimization: {},
  };
}

/** A program that gives every exposed module of the remote to the stand-in host. @param {string} name */
function entryOf(name) {
  const host = path.join(import.meta.dirname, 'host.tsx');
  const lines = [
    `import { mount } from ${JSON.stringify(host)};`,
    "import { routes } from './src/routes.ts';",
    `mount(${JSON.stringify(name)}, routes, require.context('./src', false, /^\\.\\/(?!.*\\.test)[a-z-]+\\.tsx$/));`,
  ];

  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
