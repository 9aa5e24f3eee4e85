import { office } from '@dosmares/content/office';
import { capitalized, nameOf, partyWords, stateWords } from '../../mail/event-words.ts';
import {
  type Fact,
  facts,
  type MailContent,
  type Maybe,
  notice,
  type Part,
  paragraph,
  renderMail,
} from '../../mail/layout.ts';
import { type Destinations, deskButton, inquiryPath } from '../../mail/links.ts';
import { duration, localDay } from '../../mail/local-time.ts';
import { lateFrom } from '../../mail/promise.ts';
import { theOffice } from '../../store/events.ts';
import type { DeskMails } from '../mails.ts';
import { beginning, defanged, heldParts } from '../quarantine.ts';
import { type DaySummary, summariseDay } from './day.ts';

/**
 * Sends the office a summary every day at seven by its own clock; one missed while the service was down is made up for
 * once.
 */
export async function sendDigests({ store, sendMail, destinations, digestAt = '0 7 * * *' }: DeskMails) {
  await store.boss.schedule('digest', digestAt, null, { tz: office.timeZone, missed: 'once' });
  // A daily mail may come half a minute late.
  await store.boss.work('digest', { pollingIntervalSeconds: 30 }, async () => {
    const day = await summariseDay(store.db);
    const name = `digest.${day.until.toISOString().slice(0, 10)}`;
    await sendMail(renderMail(digestMail(day, destinations), name));
  });
}

/** Writes the office's morning summary: yesterday's inquiries, how long answers took, and what waits for a person. */
export function digestMail(day: DaySummary, destinations: Destinations): MailContent {
  const { byAgent, answers, openCount, held, backlog } = day;
  const received = byAgent.reduce((sum, agent) => sum + agent.received, 0);
  const came = `${received} ${received === 1 ? 'inquiry' : 'inquiries'}`;
  const waits = Object.entries({
    open: openCount,
    'in quarantine': held.count,
    'not delivered': backlog.dead,
  }).flatMap(([what, count]) => (count === 0 ? [] : `${count} ${what}`));

  return {
    subject: [`Yesterday: ${came}`, ...waits].join(', '),
    title: `${localDay(day.since)}: ${came}`,
    preview: waits.join(', ') || 'Nothing waits for anybody.',
    parts: [
      deskButton(destinations),
      byAgent.length === 0 ? paragraph('No inquiry came in yesterday.') : facts(byAgent.map(agentRow)),
      answers.answered === 0
        ? paragraph('Nobody noted an answer yesterday.')
        : facts([
            ['Answered yesterday', String(answers.answered)],
            ['Median response time', duration((answers.median ?? 0) * 1000)],
            ['The slowest took', duration((answers.worst ?? 0) * 1000)],
          ]),
      ...openParts(day, destinations),
      ...undeliveredParts(day),
      ...heldParts(held),
    ],
  };
}

const agentRow = ({ agent_id, received, answered }: DaySummary['byAgent'][number]): Fact => [
  capitalized(nameOf(agent_id ?? theOffice)),
  `${received} received, ${answered} answered`,
];

function openParts({ open, openCount, until }: DaySummary, { deskOrigin }: Destinations): Maybe<Part>[] {
  if (openCount === 0) return [paragraph('Nothing is open.')];
  const late = lateFrom(until);
  const rows = open.map(
    ({ reference, name, agent_id, received_at, state }): Fact => [
      reference,
      `${short(name)}, for ${nameOf(agent_id ?? theOffice)}. ${stateWords[state]}, waiting for ${duration(until.getTime() - received_at.getTime())}${received_at < late ? ', late' : ''}`,
      deskOrigin && `${deskOrigin}${inquiryPath(reference)}`,
    ],
  );

  return [
    paragraph(`Open, those that have waited longest first: ${openCount}`),
    facts(rows),
    more(openCount - open.length),
  ];
}

function undeliveredParts({ givenUp, backlog }: DaySummary): Maybe<Part>[] {
  const rows = givenUp.map(
    ({ reference, name, agent_id, party, last_error }): Fact => [
      reference,
      `${short(name)}: ${party === 'agent' ? `the mail to ${nameOf(agent_id ?? theOffice)}` : partyWords[party]} (${last_error ?? 'not tried'})`,
    ],
  );

  return [
    backlog.waiting > 0 && paragraph(`Mails that wait to be sent, and are tried again: ${backlog.waiting}`),
    rows.length > 0 &&
      notice(
        'These could not be delivered, and are tried no more. The inquiries are safe: please tell whoever did not hear of them, and ask whoever runs the service to look at the reasons.',
      ),
    rows.length > 0 && facts(rows),
    more(backlog.dead - givenUp.length),
  ];
}

const more = (count: number) => count > 0 && paragraph(`And ${count} more.`);

const short = (name: string) => defanged(beginning(name, 80));
