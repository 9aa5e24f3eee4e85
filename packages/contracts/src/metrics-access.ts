import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request with this `Authorization` header may read what only operators may. */
export type MayRead = (authorization: string | undefined) => boolean;

/** Lets in whoever has the token, compared in a time that tells nothing of it; where none is set, everybody or nobody. */
export function readersWith(token: string | undefined, isOpen: boolean): MayRead {
  if (!token) return () => isOpen;

  const wanted = digest(`Bearer ${token}`);

  return (authorization = '') => timingSafeEqual(digest(authorization), wanted);
}

// Digests have one length, whatever was sent.
const digest = (text: string) => createHash('sha256').update(text).digest();
