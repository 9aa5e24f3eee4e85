import { roster } from '@dosmares/content/roster';
import { type InquiryEndpoint, inquiryBodies } from '@dosmares/contracts/inquiries';
import fc from 'fast-check';
import { adrian, visitor } from './bodies.ts';

const fields = [
  ...Object.keys(inquiryBodies.agentInquiry.properties),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
];

const hostileText = fc.constantFrom(
  'jane@visitor.test\r\nBcc: evil@elsewhere.test',
  'a@visitor.test, evil@elsewhere.test',
  'a@visitor.test;evil@elsewhere.test',
  '"a, evil"@elsewhere.test',
  'Jane <evil@elsewhere.test>',
  'a@visitor.test>\r\nRCPT TO:<evil@elsewhere.test',
  'a@[127.0.0.1]',
  'evil@elsewhere.test\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  "'; drop table inquiry; --",
  '{{7*7}}%s%n',
  '=cmd|x',
  '../../etc/passwd',
  'e\u0301'.repeat(500),
  'x'.repeat(20_000),
  'no-preference',
  '11',
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
const changes = fc.dictionary(fc.oneof(fc.constantFrom(...fields), fc.string({ maxLength: 20 })), value, {
  maxKeys: 6,
  noNullPrototype: true,
});
// Mostly a valid body with one fault: pure noise is refused at the first field and reaches nothing.
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: changes.map((more) => ({ ...visitor, inquiryType: 'general', ...adrian, ...more })),
  },
  { weight: 2, arbitrary: fc.anything({ maxDepth: 3 }) },
);
/** One call: an endpoint and an arbitrary body. */
export const arbitraryCalls = fc.record({
  endpoint: fc.constantFrom<InquiryEndpoint>('contactEmail', 'agentInquiry', 'contact'),
  body,
});

/** Serializes a body; a value that JSON cannot express becomes a broken document. */
export function payloadOf(content: unknown) {
  try {
    return JSON.stringify(content, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? '';
  } catch {
    return '{';
  }
}
