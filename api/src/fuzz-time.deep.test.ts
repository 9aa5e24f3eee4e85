import { endpoints } from '@dosmares/contracts/endpoints';
import fc from 'fast-check';
import { adrian, contactPage, visitor } from '../testing/bodies/bodies.ts';
import { asked, mostMs } from '../testing/main-thread.ts';
import { buildTestApp } from '../testing/test-app.ts';

const runs = 400;
// Worst cases for patterns: one short piece repeated many times, and an end that does not match.
const pieces = [
  'send ',
  'a-',
  '1,',
  '1.',
  '(1',
  ' ',
  '\t',
  'of the ',
  'a.',
  '@',
  '$1 ',
  '+',
  'á',
  '😀',
  '\u0000',
  '\\',
  '"',
  '</',
  '0',
  'ignore ',
];
const ends = ['', '!', '\u0001', ' @', '$'];
const longTexts = fc
  .record({
    piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ minLength: 1, maxLength: 6 })),
    end: fc.constantFrom(...ends),
    size: fc.constantFrom(200, 4_000, 10_000, 60_000),
  })
  .map(({ piece, end, size }) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size) + end);

const inquiryFields = [
  'name',
  'email',
  'phone',
  'message',
  'propertyType',
  'preferredAgent',
  'agentEmail',
  'website',
  'agentId',
  'timestamp',
];
const json = JSON.stringify;
const inquiry = fc
  .record({ field: fc.constantFrom(...inquiryFields), text: longTexts })
  .map(({ field, text }) => json({ ...visitor, ...adrian, ...contactPage, [field]: text }));
const report = longTexts.map((text) => {
  const event = {
    kind: 'view',
    application: text.slice(0, 300),
    route: `/${text.slice(0, 30)}`,
  };

  return json({
    releases: { [text.slice(0, 5_000)]: text.slice(0, 100) },
    events: Array.from({ length: 50 }, () => event),
  });
});

/** Requests, with their paths. */
const calls = fc.oneof(
  fc.record({
    url: fc.constantFrom(endpoints.contactEmail, endpoints.agentInquiry, endpoints.contact),
    payload: inquiry,
  }),
  fc.record({ url: fc.constant(endpoints.vitals), payload: report }),
);

describe(`${runs} bodies that are as large as they may be`, () => {
  it('hold the loop for at most 50 ms of CPU each, whatever is in them', async () => {
    const app = await buildTestApp();
    for (const url of Object.values(endpoints))
      await app.inject({ method: 'POST', url, payload: contactPage });

    await fc.assert(
      fc.asyncProperty(calls, async ({ url, payload }) => {
        const { statusCode, ms } = await asked(app, url, payload);

        expect(statusCode).toBeLessThan(500);
        expect(ms).toBeLessThan(mostMs);
      }),
      { numRuns: runs, seed: Number(process.env.FUZZ_SEED ?? 20_261_122) },
    );
    await app.close();
  }, 120_000);
});
