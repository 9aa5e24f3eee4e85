import { deskLinks } from './desk-links.ts';
import { staffLinks } from './staff-links.ts';

const key = 'a key of at least thirty-two characters';
const links = deskLinks(key);
const now = new Date('2026-11-23T14:00:00Z');
const token = links.tokenFor(now);

describe('the link to the desk', () => {
  it('works for a day', () => {
    expect(links.read(token, new Date('2026-11-24T13:59:59Z'))).toEqual(new Date('2026-11-24T14:00:00Z'));
    expect(links.read(token, new Date('2026-11-24T14:00:00Z'))).toBeUndefined();
  });

  it('is worthless under another key, and when a letter is another', () => {
    expect(deskLinks('another key of at least thirty-two characters').read(token, now)).toBeUndefined();
    for (const at of token.split('').keys())
      expect(links.read([...token].with(at, token[at] === 'A' ? 'B' : 'A').join(''), now)).toBeUndefined();
  });

  it('is no link to an inquiry, nor the other way round', () => {
    const inquiry = staffLinks(key).tokenFor(
      { inquiryId: '8f1f4a52-7c0e-4d4c-9c2a-000000000001', person: 0 },
      now,
    );

    expect(links.read(inquiry, now)).toBeUndefined();
    expect(staffLinks(key).read(token, now)).toBeUndefined();
  });
});
