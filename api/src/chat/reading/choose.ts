import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context } from '../blocks/block.ts';
import { after, type Memory, onPage, told } from './memory.ts';
import { readingOf } from './reading.ts';
import { topicOf, whatIsLeft } from './rules/rules.ts';
import { folded, mended, stemsOf } from './text.ts';
import { isCourtesy, withoutCourtesies } from './words.ts';

/** A question to be answered: the conversation, and the page that it is asked on. */
export interface Asked {
  messages: readonly ChatMessage[];
  page?: string | undefined;
  /** Whose share of the model's tokens the question takes. */
  connection?: string;
}

export function choose({ messages, page }: Asked, context: Context): Chosen {
  const before = memoryOf(messages.slice(0, -1), page, context);

  return chosenFor(messages.at(-1)?.content ?? '', before, context);
}

interface Chosen {
  blocks: readonly Block[];
  memory: Memory;
}

function chosenFor(content: string, before: Memory, context: Context): Chosen {
  const question = mended(folded(content));
  const { chosen, missed, memory } = read(question, before, context);
  const outside = chosen.flat().find(({ of }) => of === 'outside');
  if (outside) return { blocks: [outside], memory };
  const meant = chosen.filter(([first]) => !isCourtesy(first?.of));
  if (meant.length > 0) return { blocks: [...distinct(meant.slice(0, 3).flat()), ...missed], memory };
  const whole = readingOf(question, memory, context);
  const left = whatIsLeft(whole);
  const words = stemsOf(withoutCourtesies(question));
  const isMere = words.length < 2 && !asked.test(question) && /unknown|faq/.test(left.kind);
  if (isMere && chosen[0]) return { blocks: chosen[0], memory };

  return { blocks: [left], memory: left.kind === 'faq' ? after(whole, [left]) : memory };
}

const asked = /\?|\b(?:how|what|who|where|when|which|cuant\w+|quien|donde|cuando|cual|else|other|cheaper)\b/;

/**
 * Leaves out what is said already: the same block, a sentence of an answer that is given whole, all homes beside some,
 * the office as addressee beside an agent.
 */
function distinct(blocks: readonly Block[]) {
  const hasAgent = blocks.some(({ kind, of }) => kind === 'person' && of !== 'office');
  const isTold = (block: Block) =>
    (hasAgent && block.kind === 'person' && block.of === 'office') ||
    (isBare(block)
      ? blocks.some((other) => other.kind === 'homes' && !isBare(other))
      : block.field &&
        blocks.some(
          ({ kind, of, field }) => kind === 'faq' && !field && of === (sells(block) ? 'sell' : block.of),
        ));

  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()]
    .filter((block) => !isTold(block))
    .slice(0, 6);
}

const sells = ({ kind, field }: Block) => kind === 'person' && field === 'selling';

const isBare = (block: Block) => block.kind === 'homes' && Object.keys(block).length === 1;

export const memoryOf = (messages: readonly ChatMessage[], page: string | undefined, context: Context) =>
  messages.reduce(
    (memory: Memory, { role, content }) => {
      if (role === 'user') return chosenFor(content, memory, context).memory;

      return told(mended(folded(content)), memory, context);
    },
    onPage(page, context),
  );

interface Read {
  chosen: readonly (readonly Block[])[];
  missed: readonly Block[];
  memory: Memory;
}

/** Reads texts one after the other: each may go on from those before. */
const inTurn = (texts: readonly string[], memory: Memory, read: (text: string, memory: Memory) => Read) =>
  texts.reduce<Read>(
    (before, text) => {
      const found = read(text, before.memory);

      return {
        chosen: [...before.chosen, ...found.chosen],
        missed: [...before.missed, ...found.missed].slice(0, 1),
        memory: found.memory,
      };
    },
    { chosen: [], missed: [], memory },
  );

const read = (text: string, memory: Memory, context: Context) =>
  inTurn(sentencesOf(text), memory, (sentence, now) => readSentence(sentence, now, context));

/** Reads a sentence in parts where each asks for something of its own, else as a whole. */
function readSentence(sentence: string, memory: Memory, context: Context): Read {
  const parts = sentence.split(joint);
  if (parts.length === 1) return readPart(sentence, memory, context);
  const split = inTurn(parts, memory, (part, now) => readPart(part, now, context));
  const whole = readParts([sentence], memory, context);
  if (isWider(whole.chosen.flat(), split.chosen.flat())) return whole;
  const begun = readParts(parts.slice(0, 1), memory, context);

  return begun.chosen.length > 0 || whole.chosen.length === 0 ? split : readPart(sentence, memory, context);
}

/** Reports whether a whole seeks what its parts say separately: areas by a wish, homes by a feature. */
const isWider = ([first]: readonly Block[], split: readonly Block[]) =>
  first?.kind === 'areas' ||
  (first?.kind === 'area' && split.every(({ kind }) => /^(?:areas?|homes)$/.test(kind))) ||
  (first?.features && split.some(isBare));

/** Reads a part as a whole, or in halves that ask for more than the whole was known to ask. */
function readPart(part: string, memory: Memory, context: Context): Read {
  const whole = readParts([part], memory, context);
  const known = whole.chosen.flat();
  const isBetween = known.filter(({ kind }) => kind === 'area').length > 1;
  if (isBetween || !known.every((block) => isFirm(block) || block.kind === 'agents')) return whole;
  const halves = halvesOf(part).map((each) => readParts(each, memory, context));

  return halves.find(({ chosen }) => chosen.length === 2 && isMore(chosen.flat(), known)) ?? whole;
}

/** Reports whether a block answers something certain, beside which something else may be asked. */
const isFirm = ({ kind, of, field, sort }: Block) =>
  (kind === 'homes' && sort !== undefined) ||
  (/^(?:faq|home|agent|report|areas?|rate)$/.test(kind) && !isCourtesy(of) && field !== 'about');

const isMore = (both: readonly Block[], whole: readonly Block[]) =>
  both.every(isFirm) && new Set(both.map((block) => JSON.stringify(block))).size > whole.length;

function halvesOf(sentence: string) {
  const joints =
    sentence.length > 240 ? [] : [...sentence.matchAll(/,? (?:and|y|n|plus|but|pero) |, /g)].slice(0, 4);

  return joints.map(({ index, 0: { length } }) => [sentence.slice(0, index), sentence.slice(index + length)]);
}

const readParts = (parts: readonly string[], memory: Memory, context: Context) =>
  inTurn(parts, memory, (part, now) => {
    const reading = readingOf(part, now, context);
    const blocks = topicOf(reading);
    const left = blocks.length === 0 && /\?$/.test(part) ? whatIsLeft(reading) : undefined;

    return {
      chosen: blocks.length > 0 ? [blocks] : [],
      missed: left?.kind === 'unknown' ? [{ ...left, field: 'rest' }] : [],
      memory: after(reading, blocks),
    };
  });

const asksAgain =
  '(?:what|who|how|when|where|which|is|are|do|does|can|could|would|should|will|a que|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const joint = new RegExp(
  `,? (?:and|n|y|plus|also|ademas|tambien) (?=${asksAgain})(?!\\w+\\W*$)|, (?=${asksAgain})`,
);

/** Splits a text into sentences; the last stay together. */
function sentencesOf(text: string): string[] {
  const found = text
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .filter((sentence) => /[a-z]/.test(sentence));

  return found.length > 6 ? [...found.slice(0, 5), found.slice(5).join(' ')] : found;
}
