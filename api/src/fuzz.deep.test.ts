import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { endpoints } from '@dosmares/contracts/endpoints';
import fc from 'fast-check';
import { arbitraryCalls, payloadOf } from '../testing/bodies/arbitrary-calls.ts';
import { anyDatabase, testStoreSettings } from '../testing/databases/test-database.ts';
import { silentLog } from '../testing/silent-log.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { accept, type Incoming } from './inquiries/accept.ts';
import { fingerprint } from './inquiries/submission.ts';
import { inquiryMail, type Reader } from './mail/inquiry.ts';
import type { Mail } from './mail/smtp/sender.ts';
import { inquiry } from './mail/testing/every-mail.ts';
import type { Party } from './store/database.ts';
import type { Inquiry } from './store/inquiry.ts';
import { openStore } from './store/store.ts';

const runs = 10_000;
jest.setTimeout(480_000);
const houseAddresses = new Set([office.email, ...roster.map(({ email }) => email)]);
/** The inquiry that the worker would read from the store for this submission. */
const storedOf = ({ submission: { agentId, isTrapped: _, ...sent } }: Incoming): Inquiry => ({
  ...inquiry,
  ...sent,
  agent_id: agentId,
});

/** Returns all mails for one accepted submission. */
function mailsFor(incoming: Incoming): { party: Party; mail: Mail }[] {
  const parties =
    incoming.submission.agentId === null ? ['office', 'visitor'] : ['agent', 'office', 'visitor'];

  return (parties as Reader[]).map((party) => ({
    party,
    mail: inquiryMail(storedOf(incoming), party, 0, { siteOrigin: 'https://site.test' }),
  }));
}

/**
 * Reports whether a mail goes to anyone but the brokerage and the visitor, or has a header that the visitor typed.
 */
function isWrong({ submission }: Incoming, party: Party, { to, replyTo, subject }: Mail) {
  const isKnown = party === 'visitor' ? to.address === submission.email : houseAddresses.has(to.address);

  return (
    !isKnown ||
    /[\r\n,;<>]/.test(to.address) ||
    /[\r\n]/.test(`${subject}${replyTo?.[0]?.name}${replyTo?.[0]?.address}${to.name}`)
  );
}

/** Counts the inquiries of these calls: one for each fingerprint, or for each house that its calls name. */
function inquiriesIn(calls: readonly Incoming[]): number {
  const alike = Map.groupBy(calls, ({ submission }) => fingerprint(submission));
  const houses = [...alike.values()].map(
    (twins) => new Set(twins.flatMap(({ submission: { facts } }) => facts.mlsNumber ?? [])).size,
  );

  return houses.reduce((sum, count) => sum + Math.max(1, count), 0);
}

describe(`${runs} generated bodies over three endpoints`, () => {
  const taken: Incoming[] = [];

  it('X01 Q06 make no 5xx, and no mail to a stranger or with a header that was typed', async () => {
    const accept = async (incoming: Incoming) => {
      taken.push(incoming);
      return { reference: 'DM-FUZZ-FUZZ', isNew: true };
    };
    const app = await buildTestApp({ inquiries: { accept } });

    await fc.assert(
      fc.asyncProperty(arbitraryCalls, async ({ endpoint, body: content }) => {
        const request = {
          method: 'POST',
          url: endpoints[endpoint],
          headers: { 'content-type': 'application/json' },
        } as const;
        const answer = await app.inject({ ...request, payload: payloadOf(content) });

        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.json()).toMatchObject({ success: answer.statusCode === 200 });
      }),
      { numRuns: runs, seed: Number(process.env.FUZZ_SEED ?? 20_260_303) },
    );

    const wrong = taken.flatMap((incoming) =>
      mailsFor(incoming).filter(({ party, mail }) => isWrong(incoming, party, mail)),
    );
    expect(wrong).toEqual([]);
    expect(taken.length).toBeGreaterThan(runs / 20);
  });

  it('X03 can all be stored, whatever is in them', async () => {
    const database = await anyDatabase();
    const store = await openStore(testStoreSettings(database), silentLog);

    for (const incoming of taken) await accept(store, incoming, true);

    const { count } = await store.db
      .selectFrom('inquiry')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(inquiriesIn(taken));
    await store.close();
    await database.clear();
  });
});
