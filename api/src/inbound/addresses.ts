import { signed } from '../handling/links/signed.ts';
import type { Env } from '../operations/env.ts';
import type { Party } from '../store/database.ts';

/** Content of an inbound address: the inquiry, and the person or party. */
export type InboundAddress =
  | { kind: 'reply'; inquiryId: string; person: number }
  | { kind: 'bounce'; inquiryId: string; party: MailedParty; edition: number };

/** Recipients whose mails may bounce. */
export type MailedParty = Exclude<Party, 'crm'>;

/** Makes and reads the addresses at which this installation receives mail. */
export type InboundAddresses = ReturnType<typeof inboundAddresses>;

const mailed: readonly MailedParty[] = ['agent', 'office', 'visitor', 'reply'];
const dayMs = 86_400_000;
const lifetimeDays = 60;
const pattern = /^(reply|bounce)\+([0-9a-v]{56,58})@(.+)$/;

/** Returns the part of an edition that a bounce address holds. */
export const editionMark = (edition: number) => edition % 64;

/**
 * Addresses such as `reply+…@DOMAIN`, sealed with the staff key (I38): a new key invalidates all earlier ones. They
 * are written in base 32, because mail servers may change an address's case and allow 64 characters before the @.
 */
export function inboundAddresses(key: string, domain: string) {
  const seals = { reply: signed(key, 'reply-address', 20), bounce: signed(key, 'bounce-address', 19) };
  const write = (kind: keyof typeof seals, body: Buffer) =>
    `${kind}+${base32(Buffer.from(seals[kind].seal(body), 'base64url'))}@${domain}`;

  const open = (kind: keyof typeof seals, text: string) =>
    seals[kind].open(bytesOf(text, kind === 'reply' ? 36 : 35)?.toString('base64url') ?? '');

  return {
    domain,

    /** Returns the address for one person's answers to an inquiry. */
    replyTo(inquiryId: string, person: number, now = new Date()): string {
      const body = bodyOf(inquiryId, 20, now);
      body.writeUInt16BE(person, 18);

      return write('reply', body);
    },

    /** Returns the address to which an undeliverable mail bounces. */
    bounceTo(
      inquiryId: string,
      { party, edition }: { party: MailedParty; edition: number },
      now = new Date(),
    ) {
      const body = bodyOf(inquiryId, 19, now);
      body.writeUInt8(mailed.indexOf(party) * 64 + editionMark(edition), 18);

      return write('bounce', body);
    },

    /** Reads an address; undefined for one that was not issued here, was altered, or has expired. */
    read(address: string, now = new Date()): InboundAddress | undefined {
      const [, kind, text = '', at] = pattern.exec(address.toLowerCase()) ?? [];
      if (at !== domain) return undefined;
      const body = kind === 'reply' ? open('reply', text) : open('bounce', text);
      if (!body || body.readUInt16BE(16) * dayMs < now.getTime()) return undefined;

      return kind === 'reply' ? answerIn(body) : bounceIn(body);
    },
  };
}

/** Returns the addresses of this installation; undefined without a domain for incoming mail. */
export const inboundAddressesOf = ({
  inbound,
  staffKey,
}: Pick<Env, 'inbound' | 'staffKey'>): InboundAddresses | undefined =>
  inbound && staffKey !== undefined ? inboundAddresses(staffKey, inbound.domain) : undefined;

function bodyOf(inquiryId: string, length: number, now: Date) {
  const body = Buffer.alloc(length);
  Buffer.from(inquiryId.replaceAll('-', ''), 'hex').copy(body);
  body.writeUInt16BE(Math.ceil(now.getTime() / dayMs) + lifetimeDays, 16);

  return body;
}

const inquiryIn = (body: Buffer) =>
  body.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const answerIn = (body: Buffer) =>
  ({ kind: 'reply', inquiryId: inquiryIn(body), person: body.readUInt16BE(18) }) as const;

function bounceIn(body: Buffer) {
  const mark = body.readUInt8(18);
  const party = mailed[mark >> 6];

  return party && ({ kind: 'bounce', inquiryId: inquiryIn(body), party, edition: mark % 64 } as const);
}

const charactersFor = (bytes: number) => Math.ceil((bytes * 8) / 5);

const base32 = (bytes: Buffer) =>
  BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(charactersFor(bytes.length), '0');

function bytesOf(text: string, length: number) {
  if (text.length !== charactersFor(length)) return undefined;
  const number = [...text].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);
  const hex = number.toString(16).padStart(length * 2, '0');

  return hex.length === length * 2 ? Buffer.from(hex, 'hex') : undefined;
}
