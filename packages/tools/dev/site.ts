import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { openStore } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { buildStale, configurationsOf } from '../build/build.ts';
import { buildHot, hotServer, hotWeb, watchHot } from '../build/hot.ts';
import { folderOf } from '../presets/checkout.ts';
import { endOnSignal } from '../start/end-on-signal.ts';
import { runServices } from '../start/run-services.ts';
import { refuseTakenPorts } from '../start/services.ts';
import { front } from './front.ts';
import { pageInDevelopment } from './pages.ts';

/**
 * Runs the whole site from the last builds, and one application from its sources: changes appear in open pages, which
 * keep their state.
 */
export async function serveSite(name: string, settings: Settings) {
  await refuseTakenPorts(settings);
  await buildStale();
  await publish(settings);
  const behind = await freePort();
  const running = runServices(
    { ...settings, ports: { ...settings.ports, site: behind } },
    { restarts: true },
  );
  endOnSignal(running.stopAll);
  await running.startAll();
  await developmentFront(name, { settings, behind: `http://localhost:${behind}`, port: settings.ports.site });
  console.log(`Ready ${settings.place.config.siteOrigin}, watching ${name}`);
}

/** A site in development. */
export interface Development {
  settings: Settings;
  /** The origin of the site as it was released. */
  behind: string;
  /** The port of the site in development. */
  port: number;
  /** The folder of the application's sources, if not the usual one. */
  sources?: string;
}

/** Starts a server in front of a site, with one application from its sources; returns a function that ends it. */
export async function developmentFront(name: string, { settings, behind, port, sources }: Development) {
  const folder = path.join(settings.dataDir, 'dev');
  const base = name === 'shell' ? assetsPath : `/_dev/${name}/`;
  const scripts = { [assetsPath]: path.join(folder, 'shell'), [base]: path.join(folder, name) };
  await rm(folder, { recursive: true, force: true });
  const store = openStore(settings.store);
  const origin = `http://localhost:${port}`;
  const { app, tell } = front({
    behind,
    scripts,
    remake: (html, pathname) =>
      pageInDevelopment(html, pathname, { name, parts, shellEntry, store, base: `${origin}${base}` }),
  });
  const { parts, end } = watchHot(await developed(name, folder, sources), tell);
  // Only React's development build supports hot updates, and the shell provides React.
  const shellEntry = name === 'shell' ? undefined : await shellInDevelopment(scripts[assetsPath] ?? '');
  await parts();
  await app.listen({ port, host: 'localhost' });

  return async () => {
    await end();
    await app.close();
    await store.close();
  };
}

/** Returns the configurations of the web part with hot updates, and of the server part that renders the pages. */
async function developed(name: string, folder: string, sources = folderOf(name)) {
  const [web = {}, server = {}] = await configurationsOf(name);
  const client = path.join(import.meta.dirname, 'hot-client.ts');
  const hot = { folder: path.join(folder, name), before: [client, ...(name === 'shell' ? lent : [])] };

  return [
    hotWeb({ ...web, context: sources }, hot),
    hotServer({ ...server, context: sources }, web, path.join(folder, `${name}-server`)),
  ];
}

/** Modules that remotes take from the shell, and that the shell for development does not use itself. */
const lent = ['@emotion/react/jsx-runtime', path.join(import.meta.dirname, 'lend-refresh.ts')];

async function shellInDevelopment(folder: string) {
  const [web = {}] = await configurationsOf('shell');

  return buildHot(hotWeb(web, { folder, before: lent }));
}

function freePort() {
  const probe = createServer().listen(0);
  const { port } = probe.address() as { port: number };

  return new Promise<number>((resolve) => probe.close(() => resolve(port)));
}
