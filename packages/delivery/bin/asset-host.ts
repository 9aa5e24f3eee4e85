import { serve } from '@dosmares/server/serve';
import { operationsIn } from '@dosmares/server/server';
import { assetHost } from '../src/serving/asset-host.ts';
import { openStore } from '../src/store/store.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;

await serve(assetHost(openStore(STORE), operationsIn('asset-host', process.env)), {
  port: Number(PORT),
  host: HOST,
});
