import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { type MailStore, openMailStore } from './mailbox/mail-store.ts';
import { mailbox } from './mailbox/mailbox.ts';
import { startSmtpServer } from './mailbox/smtp-server.ts';
import { outsideServices } from './outside-services/outside-services.ts';

/** The local services, running. */
export interface LocalServices {
  /** The address of the mailbox. */
  address: string;
  smtpPort: number;
  mails: MailStore;
  close: () => Promise<void>;
}

/** The folder for received mail, the ports, and the origins that may show them in frames. Port 0 takes a free one. */
export interface LocalSettings {
  mailFolder: string;
  host?: string;
  port?: number;
  smtpPort?: number;
  framedBy?: readonly string[];
}

/**
 * Starts stand-ins for services that production has elsewhere: a mail server with a page to read its mails, and the
 * outside services that the site shows in frames.
 */
export async function startLocalServices(settings: LocalSettings): Promise<LocalServices> {
  const { mailFolder, host = '127.0.0.1', port = 0, smtpPort = 0, framedBy = [] } = settings;
  const mails = await openMailStore(mailFolder);
  const smtpServer = await startSmtpServer(mails, {
    host: host.replace('localhost', '127.0.0.1'),
    port: smtpPort,
  });
  const app = Fastify({ forceCloseConnections: true });
  // The mailbox's only form has no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume();
    done(null);
  });
  await app.register(mailbox, { mails });
  await app.register(outsideServices, { framedBy });

  await app.listen({ host, port }).catch(async (error) => {
    await smtpServer.close();
    throw error;
  });
  const { port: bound } = app.server.address() as AddressInfo;

  return {
    address: `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${bound}`,
    smtpPort: smtpServer.port,
    mails,
    async close() {
      await app.close();
      await smtpServer.close();
    },
  };
}
