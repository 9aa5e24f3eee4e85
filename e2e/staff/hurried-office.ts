import { startApiProcess } from '@dosmares/api/testing/api-process';
import type { Mail } from '../inquiries/mails.ts';
import { expect, type Site } from '../site/site.ts';

/** Replaces the site's API with that of an office that never closes, where hours pass in seconds. */
export async function hurriedOffice(site: Site) {
  const { ports, dataDir } = site.settings;
  await site.stop('api');
  const settings = {
    DATA_DIR: dataDir,
    SITE_ORIGIN: site.origin,
    API_PORT: String(ports.api),
    SMTP_PORT: String(ports.smtp),
    TRUST_PROXY: '1',
  };
  const api = await startApiProcess(settings, 'chaos/hurried-api.ts', 180);
  const mails = async () => (await (await fetch(`${site.mailbox}/api/mails`)).json()) as Mail[];

  return {
    /** Returns the newest mail to this recipient whose subject matches, once it is there. */
    async mailTo(recipient: string, subject: RegExp, seconds = 30): Promise<Mail> {
      let found: Mail | undefined;
      const find = async () => {
        found = (await mails()).find(
          (one) => one.recipients.includes(recipient) && subject.test(one.subject),
        );

        return found?.subject;
      };
      await expect.poll(find, { timeout: seconds * 1000, message: `${recipient}: ${subject}` }).toBeTruthy();

      return found as Mail;
    },
    close: () => api.end('SIGTERM'),
  };
}
