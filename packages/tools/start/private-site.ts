import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish, releaseBuild } from '@dosmares/delivery/open-site';
import { portsFrom, type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '../presets/checkout.ts';
import { refuseTakenPorts, runServices, services } from './run-services.ts';

/**
 * Composes the last builds and runs every process of the product, on consecutive ports and with its own data.
 * @param data a folder made by `prepareData`, of which the site takes a copy
 */
export async function openSite(firstPort: number, data?: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  const settings = settingsAt(firstPort, dataDir);
  // Simulated visitors have connections of their own, by a header of their requests.
  const { start, stop, startAll, stopAll } = runServices(services(settings, { TRUST_PROXY: '1' }));
  await refuseTakenPorts(settings);
  if (data) await cp(data, dataDir, { recursive: true });
  await publish(settings);
  await startAll().catch(async (error) => {
    // What runs would keep this process alive.
    await stopAll();
    throw error;
  });

  return {
    ...addressesOf(settings),
    start,
    stop,
    async close() {
      await stopAll();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the addresses of a site that `openSite` opened with this port and data, in this process or another one. */
export const siteAt = (firstPort: number, dataDir = '') => addressesOf(settingsAt(firstPort, dataDir));

const addressesOf = (settings: Settings) => ({
  origin: settings.addresses.config.siteOrigin,
  api: settings.addresses.config.apiOrigin,
  mailbox: `http://localhost:${settings.ports.mailbox}`,
  settings,
});

/** Writes what every site of the last builds begins with into a folder: their releases and an empty database. */
export async function prepareData(folder: string, firstPort: number) {
  const settings = settingsAt(firstPort, folder);
  const store = openStore(settings.store);
  for (const name of applicationNames) await releaseBuild(name, store);

  const running = runServices(services(settings));
  await running.start('api');
  await running.stopAll();
}

const settingsAt = (firstPort: number, dataDir: string) =>
  settingsFrom({ DATA_DIR: dataDir, ...portsFrom(firstPort) });
