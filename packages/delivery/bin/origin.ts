import { operationsIn } from '../src/serving/observed.ts';
import { originServer } from '../src/serving/origin.ts';
import { serve } from '../src/serving/serve.ts';
import { openStore } from '../src/store/store.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const [name = 'mf-listings'] = process.argv.slice(2);

await serve(originServer(openStore(STORE), name, operationsIn(process.env)), {
  port: Number(PORT),
  host: HOST,
});
