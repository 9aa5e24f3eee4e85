import { join } from 'node:path';
import Fastify from 'fastify';
import { listenOn } from '../listening.ts';
import type { Env } from '../operations/env.ts';
import { openLog } from '../operations/log.ts';
import { standIns } from '../stand-ins/stand-ins.ts';
import { type MailStore, openMailStore } from './mail-store.ts';
import { mailbox } from './mailbox.ts';
import { startSmtpServer } from './smtp-server.ts';

/** The local mailbox at work, for people, tests and benches. */
export interface RunningMailbox {
  address: string;
  smtpPort: number;
  mails: MailStore;
  close: () => Promise<void>;
}

type Settings = Pick<Env, 'mailbox' | 'dataDir' | 'allowedOrigins' | 'logLevel'>;

/** Starts the stand-in for the outside world: a mail server with a page to read its mails, and the outside services that the site shows in frames. */
export async function startMailbox(
  env: Settings,
  log = openLog(env.logLevel, 'mailbox'),
): Promise<RunningMailbox> {
  const mails = await openMailStore(join(env.dataDir, 'mailbox'));
  const smtpServer = await startSmtpServer(mails, {
    host: env.mailbox.host.replace('localhost', '127.0.0.1'),
    port: env.mailbox.smtpPort,
  });
  const app = Fastify();
  // The page's only form has no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume();
    done(null);
  });
  await app.register(mailbox, { mails });
  await app.register(standIns, { framedBy: env.allowedOrigins });

  const address = await listenOn(app, env.mailbox).catch(async (error) => {
    await smtpServer.close();
    throw error;
  });
  log.info({ address, smtpPort: smtpServer.port }, 'ready');

  return {
    address,
    smtpPort: smtpServer.port,
    mails,
    async close() {
      await app.close();
      await smtpServer.close();
    },
  };
}
