import { callHref, mailHref, messageHref } from './links.ts';

describe('a link to the visitor', () => {
  it.each([
    'jane@visitor.test',
    'a?bcc=evil%40x.test@visitor.test',
    'a&subject=Sent#x@visitor.test',
    "!#$%&'*+/=?^_`{|}~-@visitor.test",
  ])('X06 mails %s and nobody else', (email) => {
    const plain = new URL(mailHref(email));
    const withSubject = new URL(mailHref(email, 'Your inquiry & more'));

    expect([plain.search, plain.hash]).toEqual(['', '']);
    expect([...withSubject.searchParams]).toEqual([['subject', 'Your inquiry & more']]);
    for (const { pathname } of [plain, withSubject]) expect(decodeURIComponent(pathname)).toBe(email);
  });

  const certain = {
    'with its country': {
      '+1 760 555 0199': '17605550199',
      '+52 624 123 4567': '526241234567',
      '+44 20 7946 0018': '442079460018',
      '0044 20 7946 0018': '442079460018',
      '011 52 624 123 4567': '526241234567',
    },
    'as Mexicans used to write it': {
      '+52 1 624 123 4567': '526241234567',
      '521 624 123 4567': '526241234567',
      '044 624 123 4567': '526241234567',
      '01 624 123 4567': '526241234567',
      '1 624 123 4567': '526241234567',
    },
    'that only one country has': {
      '624 123 4567': '526241234567',
      '(760) 555-0199': '17605550199',
      '624 123 4567 x5': '526241234567',
    },
  };
  for (const [kind, numbers] of Object.entries(certain))
    it.each(Object.entries(numbers))(`opens a chat by a number ${kind}: %s`, (typed, number) => {
      expect(messageHref(typed, 'Hello & welcome')).toBe(
        `https://wa.me/${number}?text=Hello%20%26%20welcome`,
      );
      expect(callHref(typed)).toMatch(new RegExp(`^tel:\\+${number}(;ext=5)?$`));
    });

  it.each([
    ['a number of Mexico City and of New Jersey', '55 1234 5678', 'tel:5512345678'],
    ['a number of Mexico and of San Francisco', '415 555 0132 ext. 12', 'tel:4155550132'],
    ['the same with when to call', '415 555 2671 (call 9-12)', 'tel:4155552671'],
    ['a number of New Jersey, or an old one of Mexico City', '1 55 1234 5678', 'tel:5512345678'],
    ['a number that nobody has', '+1 624 143 1234', 'tel:+16241431234'],
  ])('opens no chat with a stranger: %s', (_, typed, call) => {
    expect(messageHref(typed, 'Hello')).toBeUndefined();
    expect(callHref(typed)).toBe(call);
  });

  it.each([
    ['+1 (415) 555-2671 after 5 pm', 'tel:+14155552671'],
    ['between 9 and 5 please, 624 123 4567', 'tel:+526241234567'],
    ['mi cel: 044 624 123 4567 por la tarde', 'tel:+526241234567'],
    ['\u202a+52 624 123 4567\u202c', 'tel:+526241234567'],
  ])('I54 calls by the number in “%s”, and by no other digit', (typed, call) => {
    expect(callHref(typed)).toBe(call);
    expect(messageHref(typed, 'Hello')).toContain(`/${call.slice('tel:+'.length)}?`);
  });

  it.each([
    '',
    'none',
    '2nd floor',
    '020 7946 0018',
    '624 123 4567 9-12',
    '760 555 0199 / 624 123 4567',
    '624 123 4567, 624 123 9999',
    '+'.repeat(60),
  ])('I54 offers neither call nor chat by “%s”', (typed) => {
    expect([callHref(typed), messageHref(typed, 'Hello')]).toEqual([undefined, undefined]);
  });

  it('does not read a text that is longer than any phone number', () => {
    const start = performance.now();

    expect(callHref(`${'1.'.repeat(1_000_000)} 624 123 4567`)).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(100);
  });
});
