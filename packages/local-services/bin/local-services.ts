import closeWithGrace from 'close-with-grace';
import { startLocalServices } from '../src/local-services.ts';

const { HOST = 'localhost', MAILBOX_PORT = '3125', SMTP_PORT = '3025' } = process.env;
const { SITE_PORT = '3000', SITE_ORIGIN = `http://localhost:${SITE_PORT}` } = process.env;

try {
  const { address, smtpPort, close } = await startLocalServices({
    host: HOST,
    port: Number(MAILBOX_PORT),
    smtpPort: Number(SMTP_PORT),
    siteOrigin: SITE_ORIGIN,
  });
  console.log(`Mailbox at ${address}, SMTP on port ${smtpPort}`);
  closeWithGrace({ delay: 5000 }, async ({ err }) => {
    if (err) console.error(err.stack);
    await close();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
