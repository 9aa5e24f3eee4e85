import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootKeys, signingKey } from './keys.ts';
import { sign, signatureFault } from './signature.ts';

const desk = { isProduction: false, signingKeyFile: undefined, publicKeyFiles: [] };
const production = { ...desk, isProduction: true };
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const folder = () => mkdtemp(path.join(tmpdir(), 'dos-mares-keys-'));

describe('on a desk', () => {
  it('the key is made on first use, once, and nobody else may read it', async () => {
    const store = await folder();
    const keys = await Promise.all(Array.from({ length: 5 }, () => signingKey(store, desk)));
    const texts = new Set(keys.map((key) => key.export({ type: 'pkcs8', format: 'pem' })));

    expect(texts.size).toBe(1);
    expect((await stat(path.join(store, 'keys/development.pem'))).mode & 0o077).toBe(0);
  });

  it('what it signs is trusted, and a changed text is not', async () => {
    const store = await folder();
    const signature = sign('text', await signingKey(store, desk));
    const trusted = await rootKeys(store, desk);

    expect(signatureFault('text', signature, trusted)).toBeUndefined();
    expect(signatureFault('other', signature, trusted)).toBe('its signature is wrong');
    expect(signatureFault('text', undefined, trusted)).toBe('it is not signed');
  });
});

it.each([
  ['is not there', undefined, 'cannot be read'],
  ['is empty', '', 'holds no private key: Ed25519 in PEM is wanted'],
  [
    'holds something else',
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
    'holds no private key',
  ],
  ['holds a key of another kind', otherKey, 'holds no private key: Ed25519 in PEM is wanted'],
])('a key file that %s is named', async (_, text, why) => {
  const file = path.join(await folder(), 'team.pem');
  if (text !== undefined) await writeFile(file, text);

  await expect(signingKey('', { ...production, signingKeyFile: file })).rejects.toThrow(`${file} ${why}`);
});

describe('in production', () => {
  it('no key is made, and none is trusted that was not given', async () => {
    const store = await folder();
    await signingKey(store, desk);

    await expect(signingKey(store, production)).rejects.toThrow('DELIVERY_SIGNING_KEY');
    await expect(rootKeys(store, production)).rejects.toThrow('DELIVERY_PUBLIC_KEYS');
  });

  it('a given key signs, and servers trust its public half', async () => {
    const store = await folder();
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const files = { signing: path.join(store, 'private.pem'), public: path.join(store, 'public.pem') };
    await writeFile(files.signing, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(files.public, publicKey.export({ type: 'spki', format: 'pem' }));
    const signature = sign('text', await signingKey(store, { ...production, signingKeyFile: files.signing }));
    const trusted = await rootKeys(store, { ...production, publicKeyFiles: [files.public] });

    expect(signatureFault('text', signature, trusted)).toBeUndefined();
  });

  it('a release that a development key signed is refused', async () => {
    const store = await folder();
    const signature = sign('text', await signingKey(store, desk));
    const { publicKey } = generateKeyPairSync('ed25519');

    expect(signatureFault('text', signature, [publicKey])).toContain('which is not trusted here');
  });
});
