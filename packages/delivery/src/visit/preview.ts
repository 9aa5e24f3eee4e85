import type { Preview } from '../store/ledger/previews.ts';

/** The name of the address parameter and of the cookie that hold a preview's token. */
export const previewName = 'preview';

/** The composition that a token opens, and its remaining seconds; nothing when it is forged, revoked or expired. */
export function permitOf(token: string, previews: readonly Preview[], now: number) {
  const found = previews.find((preview) => preview.token === token);
  const seconds = found ? Math.floor((Date.parse(found.until) - now) / 1_000) : 0;

  return found && seconds > 0 ? { composition: found.composition, seconds } : undefined;
}
