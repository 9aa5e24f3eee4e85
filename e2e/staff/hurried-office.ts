import { type ApiProcess, startApiProcess } from '@dosmares/api/testing/api-process';
import { expect, type Site } from '../site/site.ts';

/** A mail as staff or visitors find it in the mailbox. */
export interface Received {
  id: string;
  recipients: readonly string[];
  subject: string;
  html: string;
  text: string;
}

/** The site's API in an office that never closes, where hours pass in seconds. */
export interface HurriedOffice {
  /** Returns the newest mail to this recipient whose subject matches, once it is there. */
  mailTo: (recipient: string, subject: RegExp, seconds?: number) => Promise<Received>;
  close: () => Promise<void>;
}

/** Replaces the site's API with a hurried one. */
export async function hurriedOffice(site: Site): Promise<HurriedOffice> {
  const { ports, dataDir } = site.settings;
  await site.stop('api');
  const api: ApiProcess = await startApiProcess(
    {
      DATA_DIR: dataDir,
      SITE_ORIGIN: site.origin,
      API_PORT: String(ports.api),
      SMTP_PORT: String(ports.smtp),
      TRUST_PROXY: '1',
    },
    'chaos/hurried-api.ts',
    180,
  );
  const mails = async () => (await (await fetch(`${site.mailbox}/api/mails`)).json()) as Received[];

  return {
    async mailTo(recipient, subject, seconds = 30) {
      const find = async () =>
        (await mails()).find((mail) => mail.recipients.includes(recipient) && subject.test(mail.subject));
      await expect
        .poll(async () => (await find())?.subject, {
          timeout: seconds * 1000,
          message: `${recipient}: ${subject}`,
        })
        .toBeTruthy();

      return (await find()) as Received;
    },
    close: () => api.end('SIGTERM'),
  };
}
