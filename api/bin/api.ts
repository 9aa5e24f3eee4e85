import '@dosmares/desk/jsx';
import closeWithGrace from 'close-with-grace';
import { readConfig } from '../src/config.ts';
import { startApi } from '../src/server.ts';

try {
  const api = await startApi(readConfig());
  closeWithGrace({ delay: 25_000 }, async ({ err }) => {
    if (err) console.error(err.stack);
    await api.close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
