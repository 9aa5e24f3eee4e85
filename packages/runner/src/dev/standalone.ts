import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { configurationsOf, watch } from '@dosmares/build/build';
import { reloadStream } from '@dosmares/delivery';
import type { Settings } from '@dosmares/delivery/settings';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { endOnSignal } from '../end-on-signal.ts';
import { runServices } from '../run-services.ts';
import { refuseTakenPorts } from '../services.ts';

/**
 * Serves one remote without the shell: its own pages at their own addresses and its slots on a start page, with the API
 * and the mailbox beside it.
 */
export async function serveStandalone(name: string, settings: Settings) {
  await refuseTakenPorts(settings);
  const out = path.join(settings.dataDir, 'alone', name);
  await mkdir(out, { recursive: true });
  const [web] = await configurationsOf(name);
  const running = runServices(settings, { restarts: true });
  await Promise.all(['mailbox', 'api'].map(running.start));

  const app = Fastify();
  const media = path.join(settings.root, 'packages/content/media');
  const page = await readFile(path.join(import.meta.dirname, 'standalone.html'), 'utf8');
  const tell = reloadStream(app);
  app.register(fastifyStatic, { root: out, prefix: '/assets/' });
  app.get('/media/:hash/*', (request, reply) =>
    reply.sendFile((request.params as { '*': string })['*'], media),
  );
  app.get('/config.json', async () => settings.place.config);
  app.get('/*', (_request, reply) => reply.type('text/html').send(page));
  await app.listen({ port: settings.ports.site, host: '127.0.0.1' });
  endOnSignal(running.stopAll);
  console.log(`${name} alone: ${settings.place.config.siteOrigin}`);
  watch({ ...web, ...standalone(name, out), mode: 'development', devtool: 'source-map' }, async () => tell());
}

function standalone(name: string, out: string) {
  return {
    entry: { main: entryOf(name) },
    output: { path: out, filename: 'main.js', publicPath: '/assets/' },
    plugins: [],
    optimization: {},
  };
}

/** A program that gives every exposed module of the remote to the host that stands in for the shell. */
function entryOf(name: string) {
  const host = path.join(import.meta.dirname, 'host.tsx');
  const lines = [
    `import { mount } from ${JSON.stringify(host)};`,
    "import { routes } from './src/routes.ts';",
    `mount(${JSON.stringify(name)}, routes, require.context('./src', false, /^\\.\\/(?!.*\\.test)[a-z-]+\\.tsx$/));`,
  ];

  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
