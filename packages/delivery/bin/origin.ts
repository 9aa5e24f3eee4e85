import { operationsIn } from '../src/serving/observed.ts';
import { originServer } from '../src/serving/origin.ts';
import { serve } from '../src/serving/serve.ts';
import { storeSettings } from '../src/store/env.ts';
import { openStore } from '../src/store/store.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const [name = 'mf-listings'] = process.argv.slice(2);
// Files alone are asked for: an origin needs no way to the ledger.
const store = openStore(STORE, { ...storeSettings(), ledgerUrl: ':memory:' });

await serve(originServer(store, name, operationsIn(process.env)), {
  port: Number(PORT),
  host: HOST,
});
