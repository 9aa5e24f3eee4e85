import closeWithGrace from 'close-with-grace';
import { readEnv } from '../src/operations/env.ts';
import { startApi } from '../src/server.ts';

try {
  const api = await startApi(readEnv());
  closeWithGrace({ delay: 25_000 }, async ({ err }) => {
    if (err) console.error(err.stack);
    await api.close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
