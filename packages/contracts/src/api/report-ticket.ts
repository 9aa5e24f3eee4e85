import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the edge vouches for when it sends a page: a report of the page's browser is believed only with it. */
export interface ReportTicket {
  /** When the page was sent: milliseconds since 1970. */
  issued: number;
  /** Tells this page load from others of the same connection. Random. */
  visit: string;
  /** The visitor's connection as a keyed hash, which is another one each day (UTC): it leads neither to an address nor to the day before. */
  connection: string;
  composition: string;
  /** Versions of the composition, by application: the only ones that its browsers can report. */
  releases: Readonly<Record<string, string>>;
}

/** Why a ticket is not believed. */
export type TicketFault = 'no-ticket' | 'forged' | 'expired';

/** The least length of the secret that the edge and the API share, in characters. */
export const leastKeyLength = 32;

/** How long a page may report after it was sent. A tab that stays open for longer is counted no more. */
export const ticketLifeMs = 12 * 3_600_000;

// Clocks of two machines may differ by so much.
const clockSkewMs = 5 * 60_000;

/** Issues a ticket for one page load from a connection (`connectionOf`). */
export function issueTicket(
  { composition, releases }: Pick<ReportTicket, 'composition' | 'releases'>,
  connection: string,
  { key, now = Date.now() }: { key: string; now?: number },
): string {
  const day = new Date(now).toISOString().slice(0, 10);
  const hash = mac(`connection ${day} ${connection}`, key).subarray(0, 12).toString('base64url');
  const content = [now, randomBytes(6).toString('base64url'), hash, composition, releases];
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');

  return `${text}.${signatureOf(text, key)}`;
}

/** Reads a ticket, or says why it is not believed. */
export function readTicket(
  ticket: string | undefined,
  key: string,
  now = Date.now(),
): ReportTicket | TicketFault {
  if (!ticket) return 'no-ticket';

  const [text = '', signature = ''] = ticket.split('.', 2);
  if (!isEqual(signature, signatureOf(text, key))) return 'forged';

  const [issued, visit, connection, composition, releases] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  );
  if (now - issued > ticketLifeMs || issued - now > clockSkewMs) return 'expired';

  return { issued, visit, connection, composition, releases };
}

const mac = (text: string, key: string) => createHmac('sha256', key).update(text).digest();

const signatureOf = (text: string, key: string) => mac(`ticket ${text}`, key).toString('base64url');

/** Compares without telling by its time how much was right. */
function isEqual(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];

  return a.length === b.length && timingSafeEqual(a, b);
}
