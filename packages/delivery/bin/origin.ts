import type { RemoteName } from '@dosmares/contracts/remote';
import { originServer } from '../src/serving/origin.ts';
import { serve } from '../src/serving/serve.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const [name = 'mf-listings'] = process.argv.slice(2);

await serve(originServer(STORE, name as RemoteName), { port: Number(PORT), host: HOST });
