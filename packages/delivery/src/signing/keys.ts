import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeliveryEnvironment, deliveryEnvironment } from './env.ts';

/** Returns a short name of a public key, by which a signature refers to it. */
export const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/**
 * Returns the private key for signing. In development it is generated on first use and stays in the store; in
 * production it has to be configured.
 * @throws when production has none, or the file contains none
 */
export async function signingKey(
  storeFolder: string,
  environment = deliveryEnvironment(),
): Promise<KeyObject> {
  if (environment.signingKeyFile) return keyIn(environment.signingKeyFile, 'private');
  if (environment.isProduction) {
    throw new Error(
      'Production signs with a key of its own: set DELIVERY_SIGNING_KEY to the file of an Ed25519 private key.',
    );
  }

  const file = developmentKeyFile(storeFolder);
  if (!existsSync(file)) await makeDevelopmentKey(file);

  return keyIn(file, 'private');
}

/** @throws with the file's name when it cannot be read, or contains no such key */
async function keyIn(file: string, half: 'private' | 'public') {
  const pem = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code}): it should hold a ${half} key.`, {
      cause: error,
    });
  });
  const key = keyOf(pem, half);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Error(`${file} holds no ${half} key: Ed25519 in PEM is wanted.`);

  return key;
}

function keyOf(pem: Buffer, half: 'private' | 'public') {
  try {
    return half === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    return undefined;
  }
}

/**
 * Returns the public keys with all rights: those configured on this machine, or else the public half of its signing
 * key. Production does not trust a development key, even one in its store.
 * @throws when none is configured in production
 */
export async function rootKeys(
  storeFolder: string,
  environment = deliveryEnvironment(),
): Promise<KeyObject[]> {
  const { publicKeyFiles, signingKeyFile } = environment;
  const given = await Promise.all(publicKeyFiles.map((file) => keyIn(file, 'public')));
  const own = await ownPublicKey(storeFolder, environment);
  if (environment.isProduction && given.length === 0 && !signingKeyFile) {
    throw new Error(
      'Production trusts only keys that it is given: set DELIVERY_PUBLIC_KEYS to the files of Ed25519 public keys.',
    );
  }

  // A team's own key is not a root key if others are configured.
  return given.length > 0 || !own ? given : [own];
}

async function ownPublicKey(storeFolder: string, { signingKeyFile, isProduction }: DeliveryEnvironment) {
  const file = signingKeyFile ?? (isProduction ? undefined : developmentKeyFile(storeFolder));

  return file && existsSync(file) ? keyIn(file, 'public') : undefined;
}

const developmentKeyFile = (storeFolder: string) => path.join(storeFolder, 'keys', 'development.pem');

async function makeDevelopmentKey(file: string) {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${crypto.randomUUID()}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  // Simultaneous first uses get the same key: only one link succeeds.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}
