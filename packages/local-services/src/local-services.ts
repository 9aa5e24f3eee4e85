import type { AddressInfo } from 'node:net';
import { requireLocalHost } from '@dosmares/server/local-host';
import { openLog } from '@dosmares/server/log';
import Fastify from 'fastify';
import { openMailStore } from './mailbox/mail-store.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { startSmtpServer } from './mailbox/smtp-server.ts';
import { outsideServices } from './outside-services/outside-services.ts';
import { styles } from './page.ts';

/** The ports (0 for a free one), and the site that frames these pages. */
interface LocalSettings {
  host?: string;
  port?: number;
  smtpPort?: number;
  siteOrigin?: string;
}

/** Starts local stand-ins for a mail server, with its mails as pages, and for outside services. */
export async function startLocalServices({
  host = '127.0.0.1',
  port = 0,
  smtpPort = 0,
  siteOrigin = 'http://localhost:3000',
}: LocalSettings = {}) {
  const mails = openMailStore();
  const smtp = await startSmtpServer(mails, { host: host.replace('localhost', '127.0.0.1'), port: smtpPort });
  const app = Fastify({ forceCloseConnections: true, loggerInstance: openLog('mailbox', 'warn') });
  app.addHook('onRequest', requireLocalHost);
  app.get('/local.css', async (_, reply) => reply.type('text/css').send(styles));
  await app.register(mailbox, { mails, siteOrigin });
  await app.register(outsideServices, { siteOrigin });
  await app.listen({ host, port });
  const { port: bound } = app.server.address() as AddressInfo;

  return {
    /** The address of the mailbox. */
    address: `http://localhost:${bound}`,
    smtpPort: smtp.port,
    mails,
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}
