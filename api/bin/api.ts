import '@dosmares/desk/jsx';
import { closeAtSignal } from '@dosmares/server/serve';
import { readConfig } from '../src/config.ts';
import { startApi } from '../src/server.ts';

try {
  const api = await startApi(readConfig());
  closeAtSignal(api.close, 25_000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
