import { inquiryTypes } from '@dosmares/content/inquiry-options';
import type { ChatReference, ChatReply, HandOver } from '@dosmares/contracts/chat';
import { chatLimits, limits } from '@dosmares/contracts/limits';

/** Extras of a reply, as far as this panel can show them (decision 0059). */
export type Extras = Omit<ChatReply, 'message'>;

/**
 * Reads the extras of a reply. An API of another release may send more, less or other extras: those that are not
 * understood are left out, and the text alone is shown.
 */
export function extrasIn(body: unknown): Extras {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const found = Object.entries(readers).map(([name, read]) => [name, read(given[name])] as const);

  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

const readers: { [Name in keyof Extras]-?: (value: unknown) => Extras[Name] | undefined } = {
  kind: oneOf('answer', 'unknown', 'refusal'),
  language: oneOf('en', 'es'),
  references: (value) => listOf(value, isReference)?.slice(0, chatLimits.references),
  choices: (value) => listOf(value, isText)?.slice(0, chatLimits.choices),
  handOver: handOverIn,
};

function oneOf<Word extends string>(...words: readonly Word[]) {
  return (value: unknown) => words.find((word) => word === value);
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item) {
  const items = Array.isArray(value) ? value.filter(isItem) : [];

  return items.length > 0 ? items : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const kinds: Readonly<Record<string, (id: unknown) => boolean>> = {
  house: isText,
  listing: isText,
  person: Number.isInteger,
  office: () => true,
  report: () => true,
};

function isReference(value: unknown): value is ChatReference {
  const { kind, id } = (value ?? {}) as Readonly<Record<string, unknown>>;

  return typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind]?.(id) === true;
}

function handOverIn(value: unknown): HandOver | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { agentId, inquiryType, ...said } = value as Readonly<Record<string, unknown>>;
  const type = inquiryTypes.find((each) => each.value === inquiryType)?.value ?? 'general';
  const texts = (['name', 'email', 'phone'] as const).flatMap((field) => {
    const text = said[field];

    return isText(text) ? [[field, text.slice(0, limits[field])]] : [];
  });

  return {
    ...Object.fromEntries(texts),
    inquiryType: type,
    wish: isText(said.wish) ? said.wish.slice(0, limits.message) : '',
    ...(Number.isInteger(agentId) && { agentId: agentId as number }),
  };
}
