import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { openMailStore } from './mailbox/mail-store.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { startSmtpServer } from './mailbox/smtp-server.ts';
import { outsideServices } from './outside-services/outside-services.ts';
import { styles } from './page.ts';

/** The local services, running. */
export type LocalServices = Awaited<ReturnType<typeof startLocalServices>>;

/** The folder for received mail, the ports, and the site that shows pages in frames. Port 0 takes a free one. */
export interface LocalSettings {
  mailFolder: string;
  host?: string;
  port?: number;
  smtpPort?: number;
  siteOrigin?: string;
}

/**
 * Starts stand-ins for services that production has elsewhere: a mail server with a page to read its mails, and the
 * outside services that the site shows in frames.
 */
export async function startLocalServices(settings: LocalSettings) {
  const {
    mailFolder,
    host = '127.0.0.1',
    port = 0,
    smtpPort = 0,
    siteOrigin = 'http://localhost:3000',
  } = settings;
  const mails = await openMailStore(mailFolder);
  const smtp = await startSmtpServer(mails, { host: host.replace('localhost', '127.0.0.1'), port: smtpPort });
  const app = Fastify({ forceCloseConnections: true });
  app.get('/local.css', async (_, reply) => reply.type('text/css').send(styles));
  await app.register(mailbox, { mails, siteOrigin });
  await app.register(outsideServices, { siteOrigin });
  await app.listen({ host, port }).catch(async (error) => {
    await smtp.close();
    throw error;
  });
  const { port: bound } = app.server.address() as AddressInfo;

  return {
    /** The address of the mailbox. */
    address: `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${bound}`,
    smtpPort: smtp.port,
    mails,
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}
