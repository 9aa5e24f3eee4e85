import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { permitIn, previewToken } from './preview.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const { privateKey: strange } = generateKeyPairSync('ed25519');
const permit = { composition: 'abc', until: 1_000 };
const before = 999_000;

describe('a preview permit', () => {
  it('counts until its moment', () => {
    expect(permitIn(previewToken(permit, privateKey), [publicKey], before)).toEqual(permit);
    expect(permitIn(previewToken(permit, privateKey), [publicKey], 1_000_000)).toBeUndefined();
  });

  it('does not count when somebody else signed it', () => {
    expect(permitIn(previewToken(permit, strange), [publicKey], before)).toBeUndefined();
  });

  it('does not count when it was changed', () => {
    const [, signature] = JSON.parse(Buffer.from(previewToken(permit, privateKey), 'base64url').toString());
    const longer = JSON.stringify({ ...permit, until: 9_999 });
    const forged = Buffer.from(JSON.stringify([longer, signature])).toString('base64url');

    expect(permitIn(forged, [publicKey], before)).toBeUndefined();
  });

  it.each(['', 'x', 'bnVsbA', 'W10', 'WzFd', 'WyJhIiwgbnVsbF0'])('is not what %j is', (text) => {
    expect(permitIn(text, [createPublicKey(privateKey)], before)).toBeUndefined();
  });
});
