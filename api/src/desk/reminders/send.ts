import { office } from '@dosmares/content/office';
import type { MailContent } from '../../mail/layout.ts';
import { renderMail } from '../../mail/layout.ts';
import type { Destinations } from '../../mail/links.ts';
import type { Mailbox, SendMail } from '../../mail/smtp/sender.ts';
import { crossedMail, reminderMail, type StageName, takenAwayMail } from '../../mail/staff.ts';
import type { HandlingEvent, Store } from '../../store/database.ts';
import { isAct, theOffice } from '../../store/events.ts';
import { findInquiry, type Inquiry } from '../../store/inquiry.ts';
import { everybody } from '../sign-in/people.ts';

/** A mail of the desk that waits to be sent. All other data is read when it runs. */
export interface DeskJob {
  inquiry: string;
  /** Number of the event that it tells of. */
  number: number;
  /** Absent in jobs of an earlier version, which are reminders. */
  about?: 'reminder' | 'taken-away' | 'crossed';
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
    for (const { data } of jobs) {
      const inquiry = await findInquiry(store.db, data.inquiry);
      const event = inquiry?.events.find(({ number }) => number === data.number);
      if (!inquiry || !event || isOvertaken(inquiry, event)) continue;
      const to = await readerOf(store, data.to, inquiry);
      // Where the office has it, it is told once.
      if (data.to === 'office' && (await readerOf(store, 'holder', inquiry)).address === to.address) continue;
      const content = writers[data.about ?? 'reminder'](inquiry, event, { to, destinations });
      await sendMail(
        renderMail(content, `${inquiry.reference}.${data.about ?? 'reminder'}.${data.number}.${data.to}`),
      );
    }
    // There may be more jobs: the next is fetched without a pause.
    store.boss.notifyWorker(worker);
  });
}

type Write = (
  inquiry: Inquiry,
  event: HandlingEvent,
  for_: { to: Mailbox; destinations: Destinations },
) => MailContent;

const writers: Readonly<Record<NonNullable<DeskJob['about']>, Write>> = {
  reminder: (inquiry, { detail }, { to, destinations }) =>
    reminderMail(inquiry, stageOf(detail.reminder), { to, destinations }),
  'taken-away': (inquiry, event, { to }) => takenAwayMail(inquiry, event, to),
  crossed: (inquiry, event, { to, destinations }) => crossedMail(inquiry, event, { to, destinations }),
};

// Any other name is of an earlier version, which told of nothing else.
const stageOf = (reminder = ''): StageName =>
  reminder === 'limit' || reminder === 'call-back' ? reminder : 'untaken';

/** A reminder is overtaken by any later act, or by a later reminder. */
const isOvertaken = ({ events }: Inquiry, { kind, number }: HandlingEvent) =>
  kind === 'reminded' &&
  events.some((later) => later.number > number && (isAct(later) || later.kind === 'reminded'));

/** Returns the mailbox of a person of the staff: the office's for whoever has left or is suspended. */
async function readerOf({ db }: Store, to: DeskJob['to'], inquiry: Inquiry): Promise<Mailbox> {
  const id =
    typeof to === 'number'
      ? to
      : to === 'holder'
        ? (inquiry.assignee ?? inquiry.agentId ?? theOffice)
        : theOffice;
  const person = (await everybody(db)).find((one) => one.id === id && !one.isSuspended);

  return person ? { name: person.name, address: person.email } : { name: office.name, address: office.email };
}
