import { officeMailbox, renderMail } from '../../mail/layout.ts';
import type { Mailbox } from '../../mail/smtp/sender.ts';
import type { HandlingEvent, Store } from '../../store/database.ts';
import { isAct, theOffice } from '../../store/events.ts';
import { findInquiry, type Inquiry } from '../../store/inquiry.ts';
import type { DeskMails } from '../mails.ts';
import { everybody } from '../sign-in/staff.ts';
import { crossedMail, reminderMail, takenAwayMail } from './words.ts';

/** A mail about an inquiry that waits to be sent. All other data is read when it runs. */
export interface DeskJob {
  inquiry: string;
  /** Number of the event that it tells of. */
  number: number;
  about: keyof typeof writers;
  /** A number of the staff, or whoever has the inquiry when the mail is sent. */
  to: number | 'holder' | 'office';
}

const writers = { reminder: reminderMail, 'taken-away': takenAwayMail, crossed: crossedMail };

/** Works off these mails. One that an act has overtaken while it waited in the queue is not sent. */
export async function sendReminders({ store, sendMail, destinations }: DeskMails) {
  const { boss, db, polling } = store;
  let worker = '';
  worker = await boss.work('reminder', polling, async (jobs: { data: DeskJob }[]) => {
    for (const { data } of jobs) await send(data);
    // There may be more jobs: the next is fetched without a pause.
    boss.notifyWorker(worker);
  });

  async function send({ inquiry: id, number, about, to: reader }: DeskJob) {
    const inquiry = await findInquiry(db, id);
    const event = inquiry?.events.find((one) => one.number === number);
    if (!inquiry || !event || isOvertaken(inquiry, event)) return;
    const to = await mailboxOf(store, reader, inquiry);
    // Where the office has it, it is told once.
    if (reader === 'office' && (await mailboxOf(store, 'holder', inquiry)).address === to.address) return;
    const content = writers[about](inquiry, event, destinations);
    await sendMail(renderMail({ to, ...content }, `${inquiry.reference}.${about}.${number}.${reader}`));
  }
}

/** A reminder is overtaken by any later act, or by a later reminder. */
const isOvertaken = ({ events }: Inquiry, { kind, number }: HandlingEvent) =>
  kind === 'reminded' &&
  events.some((later) => later.number > number && (isAct(later) || later.kind === 'reminded'));

/** Returns the mailbox of a person of the staff: the office's for whoever has left or is suspended. */
async function mailboxOf(
  { db }: Store,
  to: DeskJob['to'],
  { assignee, agent_id }: Inquiry,
): Promise<Mailbox> {
  const id = to === 'holder' ? (assignee ?? agent_id) : to === 'office' ? theOffice : to;
  const person = (await everybody(db)).find((one) => one.id === id && !one.isSuspended);

  return person ? { name: person.name, address: person.email } : officeMailbox;
}
