import { operationsIn } from '../src/serving/observed.ts';
import { originServer } from '../src/serving/origin.ts';
import { serve } from '../src/serving/serve.ts';
import { storeSettings } from '../src/store/env.ts';
import { openStore } from '../src/store/store.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const [name = 'mf-listings'] = process.argv.slice(2);
// An origin serves only files: it needs no access to the ledger.
const store = openStore(STORE, { ...storeSettings(), ledgerUrl: ':memory:' });

await serve(originServer(store, name, operationsIn(process.env)), {
  port: Number(PORT),
  host: HOST,
});
