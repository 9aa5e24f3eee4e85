import { openStore, serve } from '@dosmares/delivery';
import { edgeServer } from '../src/edge/edge.ts';
import { readEdgeEnvironment } from '../src/edge/env.ts';

const { store, port, host, operations } = readEdgeEnvironment();

await serve(edgeServer(openStore(store), operations), { port, host });
