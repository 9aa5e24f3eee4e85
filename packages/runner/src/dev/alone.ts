import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { configurationsOf } from '@dosmares/build/build';
import { writeFonts } from '@dosmares/build/fonts';
import { hotWeb, watchHot } from '@dosmares/build/hot';
import { assetsPath } from '@dosmares/contracts/site/boot';
import type { Settings } from '@dosmares/delivery/settings';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { endOnSignal } from '../end-on-signal.ts';
import { runServices } from '../run-services.ts';
import { refuseTakenPorts } from '../services.ts';
import { changes } from './changes.ts';

/** Serves the catalogue of one application, with the API and the mailbox beside it. */
export async function serveAlone(name: string, settings: Settings) {
  await refuseTakenPorts(settings);
  const running = runServices(settings, { restarts: true });
  endOnSignal(running.stopAll);
  await Promise.all(['mailbox', 'api'].map(running.start));
  await catalogueServer(name, settings);
  console.log(`Ready ${settings.place.config.siteOrigin}, the parts of ${name} alone`);
}

/**
 * Serves every part of one application in each of its states, with hot updates in the open page. Returns a function
 * that ends it.
 */
export async function catalogueServer(name: string, { dataDir, root, place, ports }: Settings) {
  const folder = path.join(dataDir, 'alone', name);
  await rm(folder, { recursive: true, force: true });
  const [web = {}] = await configurationsOf(name);
  const app = Fastify({ forceCloseConnections: true });
  const before = [path.join(import.meta.dirname, 'hot-client.ts')];
  const watching = watchHot([hotWeb(web, { folder, before, entry: entryOf(name) })], changes(app));
  await writeFonts(folder);

  app.register(fastifyStatic, { root: folder, prefix: assetsPath });
  app.get<{ Params: { file: string } }>('/fonts/:file', ({ params }, reply) =>
    reply.sendFile(params.file, path.join(folder, 'fonts')),
  );
  app.get<{ Params: { '*': string } }>('/media/:hash/*', ({ params }, reply) =>
    reply.sendFile(params['*'], path.join(root, 'packages/content/media')),
  );
  app.get('/config.json', async () => place.config);
  app.get('/', async (_request, reply) => {
    const { entry } = await watching.parts();

    return reply.type('text/html').send(page.replace('ENTRY', `${assetsPath}${entry}`));
  });
  await watching.parts();
  await app.listen({ port: ports.site, host: 'localhost' });

  return async () => {
    await watching.end();
    await app.close();
  };
}

const page = await readFile(path.join(import.meta.dirname, 'alone.html'), 'utf8');

/** Writes an entry script that shows the application's catalogue. */
function entryOf(name: string) {
  const lines = [
    `import { mount } from ${JSON.stringify(path.join(import.meta.dirname, 'catalogue.tsx'))};`,
    "import { catalogue } from './src/catalogue.tsx';",
    `void mount(${JSON.stringify(name)}, catalogue);`,
  ];

  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}
