import { permitOf } from './preview.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const previews = [
  { token: 'abc', composition: 'c1', subject: 'mf-agents@2', until: '2026-11-22T13:00:00.000Z' },
];

describe("a preview's token", () => {
  it('counts until its moment', () => {
    expect(permitOf('abc', previews, now)).toEqual({ composition: 'c1', seconds: 3_600 });
    expect(permitOf('abc', previews, now + 3_600_000)).toBeUndefined();
  });

  it.each(['', 'ab', 'abcd', '__proto__'])('is not what %j is', (token) => {
    expect(permitOf(token, previews, now)).toBeUndefined();
  });
});
