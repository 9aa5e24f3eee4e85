import { edgeServer } from '../src/edge/edge.ts';

const { STORE = '.data/delivery', SITE_PORT = '3000', HOST = '127.0.0.1', DEV } = process.env;

const app = edgeServer(STORE, DEV === '1');
await app.listen({ port: Number(SITE_PORT), host: HOST });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
