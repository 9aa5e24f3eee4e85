import { edgeServer } from '../src/edge/edge.ts';
import { readEdgeEnvironment } from '../src/edge/env.ts';

const { store, port, host, options } = readEdgeEnvironment();

const app = edgeServer(store, options);
await app.listen({ port, host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
