import { office } from '@dosmares/content/office';
import { roster } from '@dosmares/content/roster';
import { endpoints } from '@dosmares/contracts/endpoints';
import { type InquiryEndpoint, inquiryBodies } from '@dosmares/contracts/inquiries';
import { inquiryMail, type Reader } from '@dosmares/mail/inquiry';
import type { Mail } from '@dosmares/mail/smtp/sender';
import { openStore } from '@dosmares/store/store';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { adrian, contactPage, visitor } from '../testing/bodies/bodies.ts';
import { anyDatabase, testStoreSettings } from '../testing/databases/test-database.ts';
import { inquiry } from '../testing/every-mail.ts';
import { startCpuTimer } from '../testing/main-thread.ts';
import { silentLog } from '../testing/silent-log.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { createAssistant } from './chat/assistant.ts';
import { accept, type Incoming } from './inquiries/accept.ts';

const runs = 10_000;
const seed = Number(process.env.FUZZ_SEED ?? 20_260_303);
jest.setTimeout(480_000);

const fields = Object.keys(inquiryBodies.agentInquiry.properties);
const oddFields = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];
const hostileText = fc.constantFrom(
  'jane@visitor.test\r\nBcc: evil@elsewhere.test',
  'a@visitor.test>\r\nRCPT TO:<evil@elsewhere.test',
  'evil@elsewhere.test\u0000',
  'e\u0301'.repeat(500),
  'x'.repeat(20_000),
  ...'a@visitor.test, b@elsewhere.test|a@visitor.test;b@elsewhere.test|"a, evil"@elsewhere.test'.split('|'),
  ...'Jane <evil@elsewhere.test>|a@[127.0.0.1]|\ud800|\u202e\ufeff|no-preference|11'.split('|'),
  ..."'; drop table inquiry; --¦{{7*7}}%s%n¦=cmd|x¦../../etc/passwd".split('¦'),
);
const text = fc.oneof(
  hostileText,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 60 }),
  fc.emailAddress(),
  fc.constantFrom(...roster.flatMap(({ name, slug, email }) => [name, slug, email])),
);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 20 }) },
);
const fieldName = fc.oneof(fc.constantFrom(...fields, ...oddFields), fc.string({ maxLength: 20 }));
const changes = fc.dictionary(fieldName, value, { maxKeys: 6, noNullPrototype: true });
const halfDay = fc.record({ date: text, half: text, way: text, timeZone: text }, { requiredKeys: ['date'] });
const answers = fc.record(
  { wishes: fc.array(halfDay, { maxLength: 4 }), evaluation: fc.record({ area: text, size: value }) },
  { requiredKeys: [] },
);
const valid = { ...visitor, inquiryType: 'general', ...adrian };
// Mostly valid bodies with a fault: pure noise is refused at the first field.
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(answers, changes).map(([said, more]) => ({ ...valid, ...said, ...more })),
  },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 3 }) },
);
const endpoint = fc.constantFrom<InquiryEndpoint>('contactEmail', 'agentInquiry', 'contact');

function payloadOf(content: unknown) {
  try {
    return JSON.stringify(content, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
  } catch {
    return '{';
  }
}

const houseAddresses = new Set([office.email, ...roster.map(({ email }) => email)]);

/** Returns the mails of an accepted submission that go to a stranger or have an injected header. */
function wrongMails({ submission }: Incoming): Mail[] {
  const { agentId: agent_id, hasFilledHoneypot: _, ...sent } = submission;
  const readers: Reader[] = [...(agent_id === null ? [] : ['agent' as const]), 'office', 'visitor'];

  return readers.flatMap((reader) => {
    const destinations = { siteOrigin: 'https://site.test' };
    const mail = inquiryMail({ ...inquiry, ...sent, agent_id }, reader, 0, destinations);
    const { to, replyTo, subject } = mail;
    const isKnown = reader === 'visitor' ? to.address === submission.email : houseAddresses.has(to.address);
    const headers = `${subject}${replyTo?.[0]?.name}${replyTo?.[0]?.address}${to.name}`;

    return isKnown && !/[\r\n,;<>]/.test(to.address) && !/[\r\n]/.test(headers) ? [] : [mail];
  });
}

const asJson = (url: string, payload: string) =>
  ({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } }) as const;

it(`X01 X03 Q06 ${runs} generated bodies cause no 5xx and no mail to a stranger or with an injected header, and can be stored`, async () => {
  const accepted: Incoming[] = [];
  const app = await buildTestApp({
    inquiries: {
      async accept(incoming) {
        accepted.push(incoming);
        return { reference: 'DM-FUZZ-FUZZ', isNew: true };
      },
    },
  });

  await fc.assert(
    fc.asyncProperty(endpoint, body, async (to, content) => {
      const answer = await app.inject(asJson(endpoints[to], payloadOf(content)));

      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.json()).toMatchObject({ success: answer.statusCode === 200 });
    }),
    { numRuns: runs, seed },
  );
  expect(accepted.flatMap(wrongMails)).toEqual([]);
  expect(accepted.length).toBeGreaterThan(runs / 20);

  const database = await anyDatabase();
  const store = await openStore(testStoreSettings(database), silentLog);
  for (const incoming of accepted) await accept(store, incoming, true);
  await store.close();
  await database.clear();
});

// Worst cases for regular expressions: a short piece repeated many times, and an end that does not match.
const pieces = [
  ...'send |a-|1,|1.|(1| |\t|of the |a.|@|$1 |+|á|😀|\u0000|\\|"|</|0|ignore '.split('|'),
  ..."a, what is the price, how many |palmilamy house. |leonro |is it? |no with the |'s |İ|1/2/".split('|'),
  // Marks, also in bad order or separated; letters that become many; joiners, directions, scripts, half a pair.
  ...'\u0301|\u0301\u0316\u0334|\u0f73\u0334|\u0301\u0000|\uff9e\u0334|\u0301\u200b\u0316|\u0344'.split('|'),
  ...'\ufdfa|\ufb03|\u1100\u1161\u11a8|👩‍👩‍👧|\u200d|a\u200c|\u202e\u2066a|\u0634\u064b\u0651'.split('|'),
  ...'漢|\u00a0|\u05e9 |\ud800|\udc00a|\u3164|\u{e0061}'.split('|'),
];
const longTexts = fc
  .record({
    piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ minLength: 1, maxLength: 6 })),
    end: fc.constantFrom('', '!', '\u0001', ' @', '$'),
    size: fc.constantFrom(200, 4_000, 10_000, 24_000, 60_000),
    marks: fc.boolean(),
  })
  .map(({ piece, end, size, marks }) => {
    const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size) + end;

    // Three runs of one class each take the longest to sort.
    return marks && piece === '\u0301\u0316\u0334' ? [...text].sort().reverse().join('') : text;
  });
const longInquiry = fc
  .record({ field: fc.constantFrom(...fields), long: longTexts })
  .map(({ field, long }) => ({ ...valid, ...contactPage, [field]: long }));
const longReport = longTexts.map((long) => ({
  releases: { [long.slice(0, 5_000)]: long.slice(0, 100) },
  events: Array(50).fill({ kind: 'view', application: long.slice(0, 300), route: `/${long.slice(0, 30)}` }),
}));
const longCalls = fc.oneof(
  fc.record({ url: endpoint.map((name) => endpoints[name]), content: longInquiry }),
  fc.record({ url: fc.constant(endpoints.vitals), content: longReport }),
  fc.record({ url: fc.constant(endpoints.chat), content: longTexts.map(conversation) }),
);

/** The longest conversation that is read. */
function conversation(long: string) {
  const earlier = Array.from({ length: 29 }, (_, at) => ({
    role: at % 2 === 0 ? 'user' : 'assistant',
    content: long.slice(0, at % 2 === 0 && at > 1 ? 50 : 800),
  }));

  return { messages: [...earlier, { role: 'user', content: long.slice(0, 24_000) }] };
}

/** No provider of a model: the site answers itself. */
const nobody = { apiKey: undefined, baseUrl: undefined, model: '', dailyTokens: 0 };

/** Milliseconds of CPU time on the main thread that one request may take: all others wait meanwhile. */
const maxMs = 50;

it('bodies of the maximum size block the event loop for at most 50 ms of CPU each, whatever they contain', async () => {
  const chat = createAssistant({ ...nobody, registry: new Registry(), log: silentLog });
  const app = await buildTestApp({ chat: { answer: chat, admit: async () => true } });
  async function ask(url: string, content: object) {
    const elapsed = startCpuTimer();
    const { statusCode } = await app.inject(asJson(url, JSON.stringify(content)));
    expect(statusCode).toBeLessThan(500);

    return elapsed();
  }
  for (const url of Object.values(endpoints)) await ask(url, contactPage);

  await fc.assert(
    fc.asyncProperty(longCalls, async ({ url, content }) => {
      let ms = await ask(url, content);
      // Compilation and garbage collection slow down arbitrary attempts.
      for (let again = 0; again < 5 && ms >= maxMs; again += 1) ms = Math.min(ms, await ask(url, content));

      expect(ms).toBeLessThan(maxMs);
    }),
    { numRuns: 400, seed },
  );
  await app.close();
});
