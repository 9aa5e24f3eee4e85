import { callHref, mailHref, whatsAppHref } from './links.ts';

it.each([
  'jane@visitor.test',
  'a?bcc=evil%40x.test@visitor.test',
  'a&subject=Sent#x@visitor.test',
  "!#$%&'*+/=?^_`{|}~-@visitor.test",
])('X06 a mail link is addressed to %s and nobody else', (email) => {
  const [plain, titled] = [new URL(mailHref(email)), new URL(mailHref(email, 'Your inquiry & more'))];

  expect([plain.search, plain.hash]).toEqual(['', '']);
  expect([...titled.searchParams]).toEqual([['subject', 'Your inquiry & more']]);
  for (const { pathname } of [plain, titled]) expect(decodeURIComponent(pathname)).toBe(email);
});

// biome-ignore format: a table reads in columns
it.each<[kind: string, typed: string, call?: string, chat?: string]>([
  ['with its country',              '+1 760 555 0199',                       '+17605550199',       '17605550199'],
  ['with its country',              '+52 624 123 4567',                      '+526241234567',      '526241234567'],
  ['with its country',              '011 52 624 123 4567',                   '+526241234567',      '526241234567'],
  ['as Mexicans used to write it',  '521 624 123 4567',                      '+526241234567',      '526241234567'],
  ['as Mexicans used to write it',  '044 624 123 4567',                      '+526241234567',      '526241234567'],
  ['as Mexicans used to write it',  '1 624 123 4567',                        '+526241234567',      '526241234567'],
  ['that only one country has',     '624 123 4567',                          '+526241234567',      '526241234567'],
  ['that only one country has',     '624 123 4567 x5',                       '+526241234567;ext=5', '526241234567'],
  ['in a sentence',                 'between 9 and 5 please, 624 123 4567',  '+526241234567',      '526241234567'],
  ['in a sentence',                 'mi cel: 044 624 123 4567 por la tarde', '+526241234567',      '526241234567'],
  ['in direction marks',            '\u202a+52 624 123 4567\u202c',          '+526241234567',      '526241234567'],
  ['of Mexico and New Jersey',      '55 1234 5678',                          '5512345678'],
  ['of both, with a time to call',  '415 555 2671 (call 9-12)',              '4155552671'],
  ['of New Jersey, or an old one',  '1 55 1234 5678',                        '5512345678'],
  ['that nobody has',               '+1 624 143 1234',                       '+16241431234'],
  ['that is none',                  ''],
  ['without its country',           '020 7946 0018'],
  ['followed by hours',             '624 123 4567 9-12'],
  ['followed by another',           '624 123 4567, 624 123 9999'],
  ['that is none',                  '+'.repeat(60)],
  ['longer than any',               `${'1.'.repeat(1_000_000)} 624 123 4567`],
])('I54 a number %s has a link for calling, and for WhatsApp where it is unambiguous (%#)', (_, typed, ...[call, chat]) => {
  const start = performance.now();

  expect(callHref(typed)).toBe(call && `tel:${call}`);
  expect(whatsAppHref(typed, 'Hello & welcome')).toBe(chat && `https://wa.me/${chat}?text=Hello%20%26%20welcome`);
  expect(performance.now() - start).toBeLessThan(500);
});
