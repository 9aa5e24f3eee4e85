import type { KeyObject } from 'node:crypto';
import { type Signature, sign, signatureFault } from '../signing/signature.ts';

interface Permit {
  composition: string;
  /** Seconds since 1970. */
  until: number;
}

/** The name of the address parameter and of the cookie that hold a permit. */
export const previewName = 'preview';

/** Permits looking at a composition that is not live, until a moment. */
export function previewToken(permit: Permit, key: KeyObject): string {
  const text = JSON.stringify(permit);

  return Buffer.from(JSON.stringify([text, sign(text, key)])).toString('base64url');
}

/** Reads a permit; gives nothing when it is forged, broken or over. */
export function permitIn(token: string, trusted: readonly KeyObject[], now = Date.now()): Permit | undefined {
  const [text, signature] = parts(token);
  if (text === undefined || signatureFault(text, signature, trusted)) return undefined;
  const permit = JSON.parse(text) as Permit;

  return permit.until * 1_000 > now ? permit : undefined;
}

function parts(token: string): [string, Signature] | [] {
  try {
    const [text, signature] = JSON.parse(Buffer.from(token, 'base64url').toString()) as [
      unknown,
      Signature | undefined,
    ];

    return typeof text === 'string' && typeof signature?.signature === 'string' ? [text, signature] : [];
  } catch {
    return [];
  }
}
