import { createHash, timingSafeEqual } from 'node:crypto';

/** Reports whether a request with this `Authorization` header may read data for operators. */
export type MayRead = (authorization: string | undefined) => boolean;

/** Admits callers with the token, compared in constant time; without a token, all callers if `isOpen`. */
export function readersWith(token: string | undefined, isOpen: boolean): MayRead {
  if (!token) return () => isOpen;

  const wanted = digest(`Bearer ${token}`);

  return (authorization = '') => timingSafeEqual(digest(authorization), wanted);
}

// Digests have the same length for every input.
const digest = (text: string) => createHash('sha256').update(text).digest();
