import { createHash } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import { normalAddress } from '../inquiries/email-address.ts';

/** An incoming mail as read: its header, never its parts, so that nested parts cannot exhaust the parser. */
export interface InboundMessage {
  raw: Buffer;
  from: string;
  /** All addresses in To and Cc. */
  recipients: readonly string[];
  isAutomatic: boolean;
  /** Identity of the mail, the same each time it is sent. */
  fingerprint: string;
}

/** Maximum header length in bytes; only a malicious header is longer. */
const longestHeader = 128 * 1024;

/** Reads a message; undefined when it has no readable header. */
export async function readMessage(raw: Buffer): Promise<InboundMessage | undefined> {
  const { header, body } = split(raw) ?? {};
  if (!header || !body) return undefined;
  const mail = await PostalMime.parse(header).catch(() => undefined);
  if (!mail) return undefined;
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesOf);
  const field = (name: string) => mail.headers.find(({ key }) => key === name)?.value;

  return {
    raw,
    recipients,
    from: addressesOf(mail.from)[0] ?? '',
    isAutomatic: isAutomatic(field, mail.subject ?? ''),
    fingerprint: createHash('sha256')
      .update(mail.messageId?.trim() || body)
      .digest('base64url'),
  };
}

/** Splits a message into its header fields as written, including line breaks, and its body. */
export function partsOf(raw: Buffer): { fields: readonly string[]; body: Buffer } {
  const { header = Buffer.alloc(0), body = raw } = split(raw) ?? {};

  return {
    fields: header
      .toString('latin1')
      .split(/\r?\n(?![ \t])/)
      .filter(Boolean),
    body,
  };
}

function split(raw: Buffer) {
  const start = raw.subarray(0, longestHeader);
  const end = /\r?\n\r?\n/.exec(start.toString('latin1'));
  if (!end) return undefined;

  return { header: raw.subarray(0, end.index), body: raw.subarray(end.index + end[0].length) };
}

const addressesOf = (address: Address | undefined): string[] =>
  (address?.group ?? [address]).flatMap((one) => (one?.address ? [normalAddress(one.address)] : []));

const automaticSubject =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:re(?:ply|sponse)|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina)\b/i;

/** Reports whether a program wrote the mail (by RFC 3834, or by older conventions). */
function isAutomatic(field: (name: string) => string | undefined, subject: string): boolean {
  const submitted = field('auto-submitted')?.split(/[;(\s]/)[0];

  return (
    (submitted !== undefined && submitted.toLowerCase() !== 'no') ||
    /^\s*(?:bulk|junk|list|auto[-_]reply)\b/i.test(field('precedence') ?? '') ||
    ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id'].some(
      (name) => field(name) !== undefined,
    ) ||
    /^\s*multipart\/report\b/i.test(field('content-type') ?? '') ||
    automaticSubject.test(subject)
  );
}
