import type { ChatCard, ChatLink, ChatPerson, HandOver } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { limits } from '@dosmares/contracts/inquiry-fields';
import type { PictureSource } from '@dosmares/contracts/picture';
import type { Extras } from '../message.ts';

/** Reads what accompanies a reply's text, and drops what this release does not know, as from a newer API. */
export function extrasIn(body: unknown): Extras {
  const { language, cards, links, choices, handOver, person } = fieldsOf(body);

  return {
    language: language === 'en' || language === 'es' ? language : undefined,
    cards: listOf(cards, cardIn, chatLimits.cards),
    links: listOf(links, linkIn, chatLimits.links),
    choices: listOf(choices, textIn, chatLimits.choices),
    handOver: handOverIn(handOver),
    person: personIn(person),
  } as Extras;
}

/** A reply may link to pages of this site, a mail, a call or a chat, and to nothing else (X05). */
const addresses: Readonly<Record<ChatLink['kind'], RegExp>> = {
  page: /^\/(?![/\\])\S*$/,
  mail: /^mailto:[^\s?]+$/,
  phone: /^tel:\+?\d+$/,
  whatsapp: /^https:\/\/wa\.me\/\d+(?:\?text=\S*)?$/,
};

function linkIn(value: unknown): ChatLink | undefined {
  const { kind, label, href } = fieldsOf(value);
  const isKnown = typeof kind === 'string' && Object.hasOwn(addresses, kind);

  return isKnown && textIn(label) && fits(href, kind as ChatLink['kind']) ? (value as ChatLink) : undefined;
}

function cardIn(value: unknown): ChatCard | undefined {
  const { title, label, price, lines, href, picture } = fieldsOf(value);
  if (!textIn(title) || !fits(href, 'page')) return undefined;

  return {
    ...(value as ChatCard),
    label: textIn(label) ?? '',
    lines: listOf(lines, textIn) ?? [],
    price: textIn(price),
    picture: pictureIn(picture),
  } as ChatCard;
}

function pictureIn(value: unknown): PictureSource | undefined {
  const { src, alt, width, height, tints, sources } = fieldsOf(value);
  const isWhole =
    [src, alt].every((each) => typeof each === 'string') &&
    [width, height].every((each) => Number(each) > 0) &&
    listOf(tints, (tint) => textIn(tint) && /^#[\da-f]{3,8}$/i.exec(String(tint)))?.length === 2 &&
    Array.isArray(sources) &&
    sources.every((source) => textIn(fieldsOf(source).srcSet));

  return isWhole ? (value as PictureSource) : undefined;
}

function personIn(value: unknown): ChatPerson | undefined {
  const { name, email, phone, callHref, mailHref, chatHref } = fieldsOf(value);
  const isWhole =
    [name, email, phone].every(textIn) &&
    fits(callHref, 'phone') &&
    fits(mailHref, 'mail') &&
    fits(chatHref, 'whatsapp');

  return isWhole ? (value as ChatPerson) : undefined;
}

function handOverIn(value: unknown): HandOver | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { inquiryType, name, email, phone, wish, to, house } = fieldsOf(value);
  const upTo = (most: number, text: unknown) => textIn(text)?.slice(0, most);

  return {
    inquiryType: textIn(inquiryType) ?? 'general',
    wish: upTo(limits.message, wish) ?? '',
    name: upTo(limits.name, name),
    email: upTo(limits.email, email),
    phone: upTo(limits.phone, phone),
    to: personIn(to),
    house: houseIn(house),
  } as HandOver;
}

function houseIn(value: unknown): HandOver['house'] {
  const { title, mlsNumber, href } = fieldsOf(value);

  return textIn(title) && textIn(mlsNumber) && fits(href, 'page') ? (value as HandOver['house']) : undefined;
}

const fieldsOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
const textIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);
const fits = (href: unknown, kind: ChatLink['kind']) =>
  typeof href === 'string' && addresses[kind].test(href);

function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined, most = 10) {
  const items = Array.isArray(value) ? value.flatMap((item) => read(item) ?? []).slice(0, most) : [];

  return items.length > 0 ? (items as Item[]) : undefined;
}
