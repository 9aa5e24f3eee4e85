import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildStale, configurationsOf } from '@dosmares/build/build';
import { buildHot, hotServer, hotWeb, watchHot } from '@dosmares/build/hot';
import { assetsPath } from '@dosmares/contracts/site/boot';
import { openStore } from '@dosmares/delivery';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { endOnSignal } from '../end-on-signal.ts';
import { runServices } from '../run-services.ts';
import { refuseTakenPorts } from '../services.ts';
import { front } from './front.ts';
import { pageInDevelopment } from './pages.ts';

/**
 * Runs the whole site from the last builds, and one application from its sources: what changes in them shows in open pages,
 * which keep their state.
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

  const folder = path.join(settings.dataDir, 'dev');
  const base = name === 'shell' ? assetsPath : `/_dev/${name}/`;
  const scripts = { [assetsPath]: path.join(folder, 'shell'), [base]: path.join(folder, name) };
  await rm(folder, { recursive: true, force: true });
  const { siteOrigin } = settings.place.config;
  const store = openStore(settings.store);
  const { app, tell } = front({
    behind: `http://localhost:${behind}`,
    scripts,
    remake: (html, pathname) =>
      pageInDevelopment(html, pathname, { name, parts, shellEntry, store, base: `${siteOrigin}${base}` }),
  });
  const { parts } = watchHot(await developed(name, folder), tell);
  // React takes changes only as it is in development, and it is the shell that brings it.
  const shellEntry = name === 'shell' ? undefined : await shellInDevelopment(scripts[assetsPath] ?? '');
  await parts();
  await app.listen({ port: settings.ports.site, host: 'localhost' });
  console.log(`Ready ${siteOrigin}, watching ${name}`);
}

/** The web part with what exchanges modules in open pages, and the server part that pages are rendered with. */
async function developed(name: string, folder: string) {
  const [web = {}, server = {}] = await configurationsOf(name);
  const client = path.join(import.meta.dirname, 'hot-client.ts');

  return [
    hotWeb(web, { folder: path.join(folder, name), before: [client, ...(name === 'shell' ? lent : [])] }),
    hotServer(server, web, path.join(folder, `${name}-server`)),
  ];
}

/** What remotes take from the shell, and the shell for development has no use for itself. */
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
