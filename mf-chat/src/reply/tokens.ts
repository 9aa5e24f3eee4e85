import type { Language } from '../language.ts';
import { callHref, chatHref, mailHref } from './contacts.ts';
import { pageLabel } from './pages.ts';

/** A piece of a reply. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'page'; text: string; to: string }
  | { kind: 'contact'; text: string; href: string }
  | { kind: 'outside'; text: string; href: string };

/** Origin of our own links, and the language of their labels. */
export interface Reading {
  siteOrigin: string;
  language: Language;
}

/** A piece, and where in the reply it begins. */
export type PlacedToken = Token & { at: number };

// Whole addresses come first, so that a path inside a foreign one is never taken for a page of ours.
const candidates =
  /(?<url>(?:https?|ftp|javascript|data|tel|mailto):[^\s<>"')\]]+)|(?<email>(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<![\w/.:@-])(?<path>\/[a-z0-9][\w/-]*(?:\?agent=[a-z-]+)?)|(?<![\w+])(?<phone>\+?\(?\d[\d\s().-]{7,}\d)/gi;

/**
 * Splits a reply into text and safe links: our own pages, phones, e-mails and WhatsApp numbers. All else stays text
 * (X05).
 */
export function tokens(reply: string, { siteOrigin, language }: Reading): PlacedToken[] {
  const found: PlacedToken[] = [];
  let end = 0;

  for (const match of reply.matchAll(candidates)) {
    const link = linkOf(match.groups ?? {}, { siteOrigin, language });
    if (!link) continue;
    if (match.index > end) found.push({ kind: 'text', text: reply.slice(end, match.index), at: end });
    found.push({ ...link.token, at: match.index });
    end = match.index + link.length;
  }
  if (end < reply.length) found.push({ kind: 'text', text: reply.slice(end), at: end });

  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

function linkOf({ url, email, path, phone }: Groups, reading: Reading) {
  const written = (url ?? email ?? path ?? phone ?? '').replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  const token = url
    ? addressToken(written, reading)
    : (emailToken(email) ?? pageToken(path && written, reading) ?? phoneToken(phone));

  return token && { token, length: written.length };
}

function addressToken(url: string, reading: Reading): Token | undefined {
  const [scheme = '', rest = ''] = url.split(/:(.*)/s);
  const [address = ''] = rest.split('?');
  if (scheme === 'tel') return phoneToken(address);
  if (scheme === 'mailto') return emailToken(address);
  if (url.startsWith(`${reading.siteOrigin}/`))
    return pageToken(url.slice(reading.siteOrigin.length), reading);
  const href = /^https:\/\/wa\.me\/(\d+)(?:\?|$)/.exec(url)?.[1];
  const chat = href && chatHref(href);

  return chat ? { kind: 'outside', text: 'WhatsApp', href: chat } : undefined;
}

function pageToken(path: string | undefined, { language }: Reading): Token | undefined {
  const label = path && pageLabel(path, language);

  return path && label ? { kind: 'page', text: label, to: path } : undefined;
}

function emailToken(email: string | undefined): Token | undefined {
  const href = email && mailHref(email);

  return email && href ? { kind: 'contact', text: email, href } : undefined;
}

function phoneToken(phone: string | undefined): Token | undefined {
  const href = phone && callHref(phone);

  return phone && href ? { kind: 'contact', text: phone, href } : undefined;
}
