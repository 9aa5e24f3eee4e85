import type { RemoteName } from '@dosmares/contracts/remote';
import { originServer } from '../src/origin.ts';

const { STORE = '.data/delivery', PORT = '3001', HOST = '127.0.0.1' } = process.env;
const [name = 'mf-listings'] = process.argv.slice(2);

const app = originServer(STORE, name as RemoteName);
await app.listen({ port: Number(PORT), host: HOST });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
