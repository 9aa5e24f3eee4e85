import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareData } from '@dosmares/tools/start/private-site';
import { firstPort } from './site/prepared.ts';

/** Prepares once what the sites of all workers begin with; returns how to remove it. */
export default async function setUp() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-prepared-'));
  await prepareData(folder, firstPort);
  // Workers begin with this environment.
  process.env.E2E_DATA = folder;

  return () => rm(folder, { recursive: true, force: true });
}
