import { openVerifiedStore, serve } from '@dosmares/delivery';
import { edgeServer } from '../src/edge/edge.ts';
import { readEdgeEnvironment } from '../src/edge/env.ts';

const { store, port, host, options } = readEdgeEnvironment();

await serve(edgeServer(openVerifiedStore(store), options), { port, host });
