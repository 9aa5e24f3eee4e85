import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSite, prepareData } from '@dosmares/tools/start/private-site';
import type { FullConfig } from 'playwright/test';

/** The first port of a run's sites: two runs on one machine need separate ones. */
export const firstPort = Number(process.env.E2E_PORT ?? 4000);

/** Starts the site of all journeys, or prepares data for the sites of each worker; returns the teardown. */
export default async function setUp({ metadata }: FullConfig) {
  // Workers inherit this environment.
  if (metadata.site === 'of each worker') {
    const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-prepared-'));
    await prepareData(folder, firstPort);
    process.env.E2E_DATA = folder;

    return () => rm(folder, { recursive: true, force: true });
  }
  const { close, settings } = await openSite(firstPort);
  process.env.E2E_SHARED_SITE = settings.dataDir;

  return close;
}
