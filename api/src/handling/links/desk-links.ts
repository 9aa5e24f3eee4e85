import { signed } from './signed.ts';

/** Returns the path of the desk, the page of all inquiries. */
export const deskPath = (token: string) => `/staff/desk/${token}`;

const lifetimeMs = 24 * 3_600_000;

/** Makes and reads links to the desk: for a day, the holder acts as the office. */
export function deskLinks(key: string) {
  const { seal, open } = signed(key, 'desk-link', 6);

  return {
    tokenFor(now = new Date()): string {
      const body = Buffer.alloc(6);
      body.writeUIntBE(now.getTime() + lifetimeMs, 0, 6);

      return seal(body);
    },

    /** Returns when a token expires; undefined for one that was not issued here, was altered, or has expired. */
    read(token: string, now = new Date()): Date | undefined {
      const until = open(token)?.readUIntBE(0, 6);

      return until !== undefined && until > now.getTime() ? new Date(until) : undefined;
    },
  };
}
