import { inquiryMail, type Reader } from '../mail/inquiry.ts';
import type { Destinations } from '../mail/links.ts';
import type { SendMail } from '../mail/smtp/sender.ts';
import type { Log } from '../operations/log.ts';
import { dropOldClaims } from '../store/claims.ts';
import type { Store } from '../store/database.ts';
import { sendToCrm } from './crm.ts';
import { type OutboxServices, runOutbox, type Send } from './outbox.ts';
import { eraseOldDaily } from './retention.ts';

/** Services of everything that is done about inquiries after they were answered. */
export interface WorkServices {
  store: Store;
  destinations: Destinations;
  log: Log;
  /** Sends the mails about inquiries, over connections beside those of mails to the office. */
  sendInquiry: SendMail;
  crm: { url: string; secret: string } | undefined;
  onAttempt: NonNullable<OutboxServices['onAttempt']>;
}

/** Starts to work off the queues; returns what is to be done again and again. */
export async function workOnInquiries(services: WorkServices): Promise<() => Promise<unknown>> {
  const { store, log, sendInquiry, destinations, crm, onAttempt } = services;
  const byMail =
    (reader: Reader): Send =>
    (inquiry, edition) =>
      sendInquiry(inquiryMail(inquiry, reader, edition, destinations));
  const send = {
    agent: byMail('agent'),
    office: byMail('office'),
    visitor: byMail('visitor'),
    // Jobs for a CRM that has since been switched off have no recipient.
    crm: crm ? sendToCrm(crm) : async () => undefined,
  };
  await runOutbox({ store, log, send, onAttempt });

  return () => Promise.all([dropOldClaims(store.db), eraseOldDaily(store, log)]);
}
