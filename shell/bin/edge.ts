import { serve } from '@dosmares/delivery';
import { edgeServer } from '../src/edge/edge.ts';

const { STORE = '.data/delivery', SITE_PORT = '3000', HOST = '127.0.0.1', DEV } = process.env;

await serve(edgeServer(STORE, DEV === '1'), { port: Number(SITE_PORT), host: HOST });
