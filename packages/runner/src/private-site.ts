import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@dosmares/delivery/publish';
import { settingsFrom } from '@dosmares/delivery/settings';
import { runServices } from './run-services.ts';
import { refuseTakenPorts } from './services.ts';

const offsets = { SITE_PORT: 0, REMOTES_PORT: 1, API_PORT: 100, SMTP_PORT: 25, MAILBOX_PORT: 125 };

/**
 * Composes the last builds and runs every process of the product, on consecutive ports and with its own data: for
 * tests and pictures, beside other sites on the machine.
 * @param environment further variables for the settings, such as SITE_ORIGIN
 */
export async function openSite(firstPort: number, environment: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  const ports = Object.entries(offsets).map(([name, offset]) => [name, String(firstPort + offset)]);
  const settings = settingsFrom({ ...environment, ...Object.fromEntries(ports), DATA_DIR: dataDir });
  // Simulated visitors have connections of their own, by a header of their requests.
  const running = runServices(settings, { env: { TRUST_PROXY: '1' } });

  async function close() {
    await running.stopAll();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await refuseTakenPorts(settings);
    await publish(settings);
    await running.startAll();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    origin: settings.place.config.siteOrigin,
    api: settings.place.config.apiOrigin,
    mailbox: `http://localhost:${settings.ports.mailbox}`,
    settings,
    stop: running.stop,
    start: running.start,
    close,
  };
}
