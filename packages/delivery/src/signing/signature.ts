import { createPublicKey, type KeyObject, sign as signBytes, verify as verifyBytes } from 'node:crypto';
import { keyId } from './keys.ts';

/** `*.sig.json`: a signature of the file beside it. */
export interface Signature {
  /** The short name of the public key. */
  key: string;
  signature: string;
}

/** Signs a text. The same text and key give the same signature. */
export function sign(text: string, privateKey: KeyObject): Signature {
  const signature = signBytes(null, Buffer.from(text), privateKey).toString('base64url');

  return { key: keyId(createPublicKey(privateKey)), signature };
}

/** Returns the fault of a signature, or undefined. */
export function signatureFault(
  text: string,
  given: Signature | undefined,
  trusted: readonly KeyObject[],
  describe = (key: string) => `the key ${key}, which is not trusted here`,
) {
  if (!given) return 'it is not signed';
  const key = trusted.find((one) => keyId(one) === given.key);
  if (!key) return `it is signed with ${describe(given.key)}`;

  const isGenuine = verifyBytes(null, Buffer.from(text), key, Buffer.from(given.signature, 'base64url'));

  return isGenuine ? undefined : 'its signature is wrong';
}
