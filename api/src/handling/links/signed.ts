import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureBytes = 16;

/** Seals a body of a fixed length into text for an address. A seal for one purpose opens nothing for another. */
export function signed(key: string, purpose: string, bodyBytes: number) {
  const sign = (body: Buffer) =>
    createHmac('sha256', key).update(purpose).update(body).digest().subarray(0, signatureBytes);

  return {
    seal: (body: Buffer): string => Buffer.concat([body, sign(body)]).toString('base64url'),

    /** Returns the body; undefined for a token that was not sealed with this key for this purpose. */
    open(token: string): Buffer | undefined {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== bodyBytes + signatureBytes || bytes.toString('base64url') !== token)
        return undefined;
      const body = bytes.subarray(0, bodyBytes);

      return timingSafeEqual(bytes.subarray(bodyBytes), sign(body)) ? body : undefined;
    },
  };
}
