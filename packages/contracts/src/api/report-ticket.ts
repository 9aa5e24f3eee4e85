import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The edge's statement about a page that it sent: a browser's report is believed only with one. */
export interface ReportTicket {
  /** When the page was sent, in milliseconds since 1970. */
  issued: number;
  /** Random id that distinguishes page loads of the same connection. */
  visit: string;
  /**
   * Keyed hash of the visitor's connection, different each day (UTC): it reveals neither the address nor the hash of
   * another day.
   */
  connection: string;
  composition: string;
  /** Reports whether a release is in the composition: its browsers can report no others. */
  has: (application: string, version: string) => boolean;
}

/** Reason to reject a ticket. */
export type TicketFault = 'no-ticket' | 'forged' | 'expired';

/** Minimum length of the secret that the edge and the API share, in characters. */
export const leastKeyLength = 32;

/**
 * How long a page may report after it was sent, in milliseconds. A tab that stays open for longer is no longer
 * counted.
 */
export const ticketLifeMs = 12 * 3_600_000;

// Tolerated difference between the clocks of two machines.
const clockSkewMs = 5 * 60_000;

/**
 * Issues a ticket for one page load from a connection (`connectionOf`). Every page carries one, within its first
 * round trip, so a release takes only eight letters.
 */
export function issueTicket(
  { composition, releases }: { composition: string; releases: Readonly<Record<string, string>> },
  connection: string,
  { key, now = Date.now() }: { key: string; now?: number },
): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = mac(`connection ${day} ${connection}`, key).subarray(0, 12).toString('base64url');
  const marks = Object.entries(releases).map(([application, version]) => markOf(application, version, key));
  const visit = randomBytes(6).toString('base64url');
  const text = [now, visit, hash, composition, marks.join('')].join('.');

  return `${text}.${signatureOf(text, key)}`;
}

/** Reads a ticket, or returns the reason to reject it. */
export function readTicket(
  ticket: string | undefined,
  key: string,
  now = Date.now(),
): ReportTicket | TicketFault {
  if (!ticket) return 'no-ticket';

  const end = ticket.lastIndexOf('.');
  const text = ticket.slice(0, end);
  if (!isEqual(ticket.slice(end + 1), signatureOf(text, key))) return 'forged';

  const [time, visit = '', connection = '', composition = '', marks = ''] = text.split('.');
  const issued = Number(time);
  if (now - issued > ticketLifeMs || issued - now > clockSkewMs) return 'expired';

  const known: readonly string[] = marks.match(/.{8}/g) ?? [];

  return {
    issued,
    visit,
    connection,
    composition,
    has: (application, version) => known.includes(markOf(application, version, key)),
  };
}

/** Returns a release's mark. Without the key, a release with the same mark cannot be found. */
const markOf = (application: string, version: string, key: string) =>
  mac(`release ${application}@${version}`, key).subarray(0, 6).toString('base64url');

const mac = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

const signatureOf = (text: string, key: string) => mac(`ticket ${text}`, key).toString('base64url');

/** Compares in constant time. */
function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}
