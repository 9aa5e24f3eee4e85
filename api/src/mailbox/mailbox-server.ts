import { join } from 'node:path';
import Fastify from 'fastify';
import { listenOn } from '../listening.ts';
import type { Env } from '../operations/env.ts';
import { openLog } from '../operations/log.ts';
import { standIns } from '../stand-ins/stand-ins.ts';
import { mailbox } from './mailbox.ts';
import { openReception } from './reception.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** The local mailbox at work, for people, tests and benches. */
export interface RunningMailbox {
  address: string;
  smtpPort: number;
  shelf: Shelf;
  close: () => Promise<void>;
}

type Settings = Pick<Env, 'mailbox' | 'dataDir' | 'allowedOrigins' | 'logLevel'>;

/** Starts the stand-in for the outside world: a mail server with a page to read its mails, and the outside services that the site shows in frames. */
export async function startMailbox(
  env: Settings,
  log = openLog(env.logLevel, 'mailbox'),
): Promise<RunningMailbox> {
  const shelf = await openShelf(join(env.dataDir, 'mailbox'));
  const reception = await openReception(shelf, {
    host: env.mailbox.host.replace('localhost', '127.0.0.1'),
    port: env.mailbox.smtpPort,
  });
  const app = Fastify();
  // The page's only form has no fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, body, done) => {
    body.resume();
    done(null);
  });
  await app.register(mailbox, { shelf });
  await app.register(standIns, { framedBy: env.allowedOrigins });

  const address = await listenOn(app, env.mailbox).catch(async (error) => {
    await reception.close();
    throw error;
  });
  log.info({ address, smtpPort: reception.port }, 'ready');

  return {
    address,
    smtpPort: reception.port,
    shelf,
    async close() {
      await app.close();
      await reception.close();
    },
  };
}
