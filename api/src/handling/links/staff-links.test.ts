import { staffLinks } from './staff-links.ts';

const links = staffLinks('a key of at least thirty-two characters');
const inquiryId = '8f1f4a52-7c0e-4d4c-9c2a-000000000001';
const received = new Date('2026-11-22T18:00:00Z');
const token = links.tokenFor({ inquiryId, person: 5 }, received);

describe('a link for staff', () => {
  it('tells whose it is and what for', () => {
    expect(links.read(token, received)).toEqual({ inquiryId, person: 5 });
  });

  it('is the same in every copy of a mail', () => {
    expect(links.tokenFor({ inquiryId, person: 5 }, received)).toBe(token);
  });

  it('works for sixty days', () => {
    expect(links.read(token, new Date('2027-01-20T00:00:00Z'))).toBeDefined();
    expect(links.read(token, new Date('2027-01-23T00:00:00Z'))).toBeUndefined();
  });

  it('is worthless under another key', () => {
    expect(staffLinks('another key of at least thirty-two characters').read(token, received)).toBeUndefined();
  });

  it('is worthless when a single letter is another', () => {
    const altered = [...token].map((letter, at) => [...token].with(at, letter === 'A' ? 'B' : 'A').join(''));

    for (const one of altered) expect(links.read(one, received)).toBeUndefined();
  });

  it.each(['', '.', 'x'.repeat(10_000), `${token}A`, token.slice(1), '../../etc/passwd'])(
    'is not %.20s',
    (text) => {
      expect(links.read(text, received)).toBeUndefined();
    },
  );
});
