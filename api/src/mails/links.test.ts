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
      '+1 (416) 555-0123': '14165550123',
      '+52 624 123 4567': '526241234567',
      '+44 20 7946 0018': '442079460018',
      '0044 20 7946 0018': '442079460018',
      '011 52 624 123 4567': '526241234567',
      '52 624 123 4567': '526241234567',
    },
    'as Mexicans used to write it': {
      '+52 1 624 123 4567': '526241234567',
      '+52 (1) 55 1234 5678': '525512345678',
      '521 624 123 4567': '526241234567',
      '044 624 123 4567': '526241234567',
      '045 55 1234 5678': '525512345678',
      '01 624 123 4567': '526241234567',
      '1 624 123 4567': '526241234567',
    },
    'that only one country has': {
      '624 123 4567': '526241234567',
      '(760) 555-0199': '17605550199',
      '1 760 555 0199': '17605550199',
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
    ['a number of New Jersey, or an old one of Mexico City', '1 55 1234 5678', 'tel:15512345678'],
    ['a British number without its country', '020 7946 0018', 'tel:02079460018'],
    ['a number that nobody has', '+1 624 143 1234', 'tel:+16241431234'],
    ['a number among words', 'call me at 624 123 4567', 'tel:6241234567'],
  ])('opens no chat with a stranger: %s', (_, typed, call) => {
    expect(messageHref(typed, 'Hello')).toBeUndefined();
    expect(callHref(typed)).toBe(call);
  });

  it.each(['', 'none', '123', '760 555 0199 / 624 123 4567', '9'.repeat(60), '+'.repeat(60)])(
    'neither calls nor chats by “%s”',
    (typed) => {
      expect([callHref(typed), messageHref(typed, 'Hello')]).toEqual([undefined, undefined]);
    },
  );
});
