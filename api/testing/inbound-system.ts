import { freePort } from '@dosmares/local-services/testing/free-port';
import { deliverTo } from '../src/inbound/testing/smtp-dialogue.ts';
import { agent, bothCalls } from './bodies/bodies.ts';
import type { TestDatabase } from './databases/test-database.ts';
import { type System, startSystem } from './system.ts';
import { until } from './until.ts';

/** The domain at which tests receive mail. */
export const domain = 'in.dosmares.example';

/** Key that signs the inbound addresses. */
export const staffKey = 'a key for staff of at least thirty-two letters';

/** An inquiry that was received, and the addresses for mail about it. */
export interface Arrived {
  reference: string;
  visitor: string;
  /** Address for the agent's answers. */
  reply: string;
  /** Addresses for bounces of each party's mail. */
  bounce: Readonly<Record<'agent' | 'office' | 'visitor', string>>;
}

/** Starts an API that receives mail. */
export async function startInbound(database: TestDatabase, settings: Record<string, string> = {}) {
  const port = await freePort();
  const system = await startSystem(database, {
    STAFF_KEY: staffKey,
    INBOUND_DOMAIN: domain,
    INBOUND_SMTP_PORT: String(port),
    MAIL_FIRST_PAUSE_SECONDS: '1',
    ...settings,
  });
  let count = 0;

  return {
    system,
    port,
    mails: () => system.mailbox.mails.list(),
    deliver: (mail: Parameters<typeof deliverTo>[1]) => deliverTo(port, mail),
    async arrives(): Promise<Arrived> {
      count += 1;
      const visitor = `visitor-${count}@visitor.test`;
      const { body } = await system.post('agentInquiry', { ...bothCalls.agentInquiry, email: visitor });
      const reference = String(body.reference);
      const mails = await until(
        () => mailsAbout(system, reference),
        (all) => all.length === 3,
      );
      const to = (address: string) => mails.find(({ recipients }) => recipients.includes(address));

      return {
        reference,
        visitor,
        reply: /<(reply\+[^>]+)>/.exec(to(agent.email)?.replyTo.join() ?? '')?.[1] ?? '',
        bounce: {
          agent: to(agent.email)?.sender ?? '',
          office: to('office@dosmares.example')?.sender ?? '',
          visitor: to(visitor)?.sender ?? '',
        },
      };
    },
  };
}

const mailsAbout = async (system: System, reference: string) =>
  (await system.mailbox.mails.list()).filter(({ subject }) => subject.includes(reference));

/** Writes a mail as an agent's mail program does. */
export const answerFrom = (from: string, to: string, more: readonly string[] = []) =>
  [
    `From: Adrian <${from}>`,
    `To: ${to}`,
    'Subject: Re: your inquiry',
    'Message-ID: <answer-1@phone.test>',
    'Date: Mon, 02 Mar 2026 10:00:00 -0700',
    ...more,
    '',
    'Good morning!\n\n.A line with a dot, and two  spaces  ',
    '',
  ].join('\n');
