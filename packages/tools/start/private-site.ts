import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@dosmares/delivery';
import { publish, releaseBuild } from '@dosmares/delivery/open-site';
import { portsFrom, type Settings, settingsFrom } from '@dosmares/delivery/settings';
import { applicationNames } from '../presets/checkout.ts';
import { refuseTakenPorts, runServices, services } from './run-services.ts';

/**
 * Composes the last builds and runs every process of the product, on ports in one range and with its own data.
 * @param data a folder made by `prepareData`, which is copied
 */
export async function openSite(firstPort: number, data?: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  const settings = settingsAt(firstPort, dataDir);
  // Simulated visitors set their IP addresses by a request header.
  const { startAll, stopAll } = runServices(services(settings, { TRUST_PROXY: '1' }));
  await refuseTakenPorts(settings);
  if (data) await cp(data, dataDir, { recursive: true });
  await publish(settings);
  await startAll().catch(async (error) => {
    // Running children would keep this process alive.
    await stopAll();
    throw error;
  });

  return {
    ...addressesOf(settings),
    async close() {
      await stopAll();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the addresses of a site that this or another process opened with this port and data folder. */
export const siteAt = (firstPort: number, dataDir = '') => addressesOf(settingsAt(firstPort, dataDir));

const addressesOf = (settings: Settings) => ({
  origin: settings.addresses.config.siteOrigin,
  api: settings.addresses.config.apiOrigin,
  mailbox: `http://localhost:${settings.ports.mailbox}`,
  settings,
});

/** Fills a folder with what every site of the last builds starts with: releases and an empty database. */
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
