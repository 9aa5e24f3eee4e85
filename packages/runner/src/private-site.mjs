// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publish } from '@dosmares/delivery/publish';
import { placeFrom } from '@dosmares/delivery/settings';
import { runServices } from './run-services.mjs';
import { refuseTakenPorts } from './services.mjs';

const offsets = { SITE_PORT: 0, REMOTES_PORT: 1, API_PORT: 100, SMTP_PORT: 25, MAILBOX_PORT: 125 };

/**
 * Composes the last builds and runs every process of the product, on ports from the given one up and with data of its
 * own: for tests and pictures, beside whatever else runs on the machine.
 * @param {number} firstPort
 */
export async function openSite(firstPort) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dos-mares-site-'));
  const ports = Object.entries(offsets).map(([name, offset]) => [name, String(firstPort + offset)]);
  const where = placeFrom({ ...Object.fromEntries(ports), DATA_DIR: dataDir });
  // Visitors of a crowd come over connections of their own, by what their requests say.
  const running = runServices(where, { env: { TRUST_PROXY: '1' } });

  async function close() {
    await running.stopAll();
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await refuseTakenPorts(where);
    await publish(where);
    await running.startAll();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    origin: where.place.config.siteOrigin,
    api: where.place.config.apiOrigin,
    mailbox: `http://localhost:${where.ports.mailbox}`,
    where,
    stop: running.stop,
    start: running.start,
    close,
  };
}
