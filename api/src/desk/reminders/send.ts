import { officeMailbox, renderMail } from '../../mail/layout.ts';
import type { Destinations } from '../../mail/links.ts';
import type { Mailbox, SendMail } from '../../mail/smtp/sender.ts';
import { crossedMail, type Reading, reminderMail, type StageName, takenAwayMail } from '../../mail/staff.ts';
import type { HandlingEvent, Store } from '../../store/database.ts';
import { isAct, theOffice } from '../../store/events.ts';
import { findInquiry, type Inquiry } from '../../store/inquiry.ts';
import { everybody } from '../sign-in/people.ts';

/** A mail of the desk that waits to be sent. All other data is read when it runs. */
export interface DeskJob {
  inquiry: string;
  /** Number of the event that it tells of. */
  number: number;
  about: 'reminder' | 'taken-away' | 'crossed';
  /** A number of the staff, or whoever has the inquiry when the mail is sent. */
  to: number | 'holder' | 'office';
}

/** Services that the desk's mails use. */
export interface DeskMails {
  store: Store;
  sendMail: SendMail;
  destinations: Destinations;
}

/** Works off the desk's mails. One that an act has overtaken while it waited in the queue is not sent. */
export async function sendDeskMails({ store, sendMail, destinations }: DeskMails) {
  let worker = '';
  worker = await store.boss.work('reminder', store.polling, async (jobs: { data: DeskJob }[]) => {
    for (const { data } of jobs) await send(data);
    // There may be more jobs: the next is fetched without a pause.
    store.boss.notifyWorker(worker);
  });

  async function send(job: DeskJob) {
    const inquiry = await findInquiry(store.db, job.inquiry);
    const event = inquiry?.events.find(({ number }) => number === job.number);
    if (!inquiry || !event || isOvertaken(inquiry, event)) return;
    const to = await readerOf(store, job.to, inquiry);
    // Where the office has it, it is told once.
    if (job.to === 'office' && (await readerOf(store, 'holder', inquiry)).address === to.address) return;
    const content = writers[job.about](inquiry, event, { to, destinations });
    await sendMail(renderMail(content, `${inquiry.reference}.${job.about}.${job.number}.${job.to}`));
  }
}

const writers = {
  reminder: (inquiry: Inquiry, { detail }: HandlingEvent, reading: Reading) =>
    reminderMail(inquiry, (detail.reminder ?? 'untaken') as StageName, reading),
  'taken-away': takenAwayMail,
  crossed: crossedMail,
};

/** A reminder is overtaken by any later act, or by a later reminder. */
const isOvertaken = ({ events }: Inquiry, { kind, number }: HandlingEvent) =>
  kind === 'reminded' &&
  events.some((later) => later.number > number && (isAct(later) || later.kind === 'reminded'));

/** Returns the mailbox of a person of the staff: the office's for whoever has left or is suspended. */
async function readerOf({ db }: Store, to: DeskJob['to'], { assignee, agent_id }: Inquiry): Promise<Mailbox> {
  const id = to === 'holder' ? (assignee ?? agent_id) : to === 'office' ? theOffice : to;
  const person = (await everybody(db)).find((one) => one.id === id && !one.isSuspended);

  return person ? { name: person.name, address: person.email } : officeMailbox;
}
