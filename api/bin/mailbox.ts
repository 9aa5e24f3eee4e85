import closeWithGrace from 'close-with-grace';
import { readEnv } from '../src/env.ts';
import { startMailbox } from '../src/mailbox-server.ts';

try {
  const mailbox = await startMailbox(readEnv());
  closeWithGrace({ delay: 5000 }, () => mailbox.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
