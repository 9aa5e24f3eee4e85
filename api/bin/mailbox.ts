import closeWithGrace from 'close-with-grace';
import { startMailbox } from '../src/mailbox/mailbox-server.ts';
import { readEnv } from '../src/operations/env.ts';

try {
  const mailbox = await startMailbox(readEnv());
  closeWithGrace({ delay: 5000 }, async ({ err }) => {
    if (err) console.error(err.stack);
    await mailbox.close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
