import { openStore } from '@dosmares/delivery';
import { serve } from '@dosmares/server/serve';
import { operationsIn } from '@dosmares/server/server';
import { edgeServer } from '../src/edge/edge.ts';

// The store is a folder, or `s3://bucket/prefix`.
const { STORE = '.data/delivery', SITE_PORT = '3000', HOST = '127.0.0.1' } = process.env;

await serve(edgeServer(openStore(STORE), operationsIn('edge', process.env)), {
  port: Number(SITE_PORT),
  host: HOST,
});
