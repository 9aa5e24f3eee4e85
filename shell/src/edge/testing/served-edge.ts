import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type SiteBuild } from '@dosmares/delivery';
import { edgeServer } from '../edge.ts';
import { fillStore } from './edge-fixture.ts';

/** An edge over a filled store, for all tests of a file. */
export function servedEdge() {
  const served = {} as { folder: string; build: SiteBuild; app: ReturnType<typeof edgeServer> };

  beforeAll(async () => {
    served.folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-edge-'));
    served.build = await fillStore(served.folder);
    served.app = edgeServer(openStore(served.folder));
  });
  afterAll(async () => {
    await served.app.close();
    await rm(served.folder, { recursive: true });
  });

  return {
    served,
    get: (url: string, headers: Record<string, string> = {}) => served.app.inject({ url, headers }),
  };
}
