// asset-host.ts [REMOTE]: serves the files of all remotes under their names; REMOTE's also without its name.
import { assetHost } from '../src/serving/asset-host.ts';
import { operationsIn, serve } from '../src/serving/observed.ts';
import { openStore } from '../src/store/store.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;

await serve(assetHost(openStore(STORE), process.argv[2], operationsIn(process.env)), {
  port: Number(PORT),
  host: HOST,
});
