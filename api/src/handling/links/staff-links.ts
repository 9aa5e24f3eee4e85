import { signed } from './signed.ts';

/** The right that a link carries: to act on one inquiry, as one person, until it expires. */
export interface StaffLink {
  inquiryId: string;
  /** A person's number on the roster, or the office's. */
  person: number;
}

/** Returns the path of a link. */
export const staffPagePath = (token: string) => `/staff/inquiry/${token}`;

const dayMs = 86_400_000;

/** Days after an inquiry's arrival for which its links work. */
const lifetimeDays = 60;

/** Makes and reads links in mails to staff. A new key invalidates all earlier links. */
export function staffLinks(key: string) {
  const { seal, open } = signed(key, 'staff-link', 22);

  return {
    /** Returns the token of an inquiry and person, which is the same each time a mail is sent. */
    tokenFor({ inquiryId, person }: StaffLink, receivedAt: Date): string {
      const body = Buffer.alloc(22);
      Buffer.from(inquiryId.replaceAll('-', ''), 'hex').copy(body);
      body.writeUInt16BE(person, 16);
      body.writeUInt32BE(Math.ceil(receivedAt.getTime() / dayMs) + lifetimeDays, 18);

      return seal(body);
    },

    /**
     * Returns the right that a token carries; undefined for one that was not issued here, was altered, or has
     * expired.
     */
    read(token: string, now = new Date()): StaffLink | undefined {
      const body = open(token);
      if (!body || body.readUInt32BE(18) * dayMs < now.getTime()) return undefined;
      const hex = body.toString('hex', 0, 16);

      return {
        inquiryId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        person: body.readUInt16BE(16),
      };
    },
  };
}
