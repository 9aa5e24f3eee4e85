import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context } from '../blocks/block.ts';
import { urgent } from './dealing.ts';
import { after, type Memory, onPage, told } from './memory.ts';
import { readingOf } from './reading.ts';
import { topicOf, whatIsLeft } from './rules.ts';
import { folded, mended } from './text.ts';
import { isCourtesy } from './words.ts';

/** A question to be answered: the conversation, and the page that it is asked on. */
export interface Asked {
  messages: readonly ChatMessage[];
  page?: string | undefined;
  /** Whose share of the model's tokens the question takes. */
  connection?: string;
}

/** Chooses the blocks of a reply without a model. */
export function choose(
  { messages, page }: Asked,
  context: Context,
): { blocks: readonly Block[]; memory: Memory } {
  const before = memoryOf(messages.slice(0, -1), page, context);
  const question = mended(folded(messages.at(-1)?.content ?? ''));
  const { chosen, missed, memory } = read(question, before, context);
  const isOutside = ({ of }: Block) => of === 'outside';
  const outside = chosen.flat().find(isOutside);
  if (outside) return { blocks: [outside], memory };
  const meant = chosen.filter(([first]) => !isCourtesy(first?.of));
  if (meant.length > 0) return { blocks: [...distinct(meant.slice(0, 3).flat()), ...missed], memory };
  const whole = readingOf(question, memory, context);
  const [first] = topicOf(whole);
  const left = first && !isCourtesy(first.of) ? first : whatIsLeft(whole);
  const isMere =
    question.split(' ').length < 9 &&
    !/\?|\b(?:how|what|who|where|when|which|cuant\w+|quien|donde|cuando|cual)\b/.test(question) &&
    /unknown|faq/.test(left.kind);

  return { blocks: (isMere && chosen[0]) || [left], memory };
}

/** Leaves out what is said already: the same block, and all homes beside those of a search. */
function distinct(blocks: readonly Block[]) {
  const isSearch = ({ kind, ...wish }: Block) => kind === 'homes' && Object.keys(wish).length > 0;
  const said = blocks.some(isSearch)
    ? blocks.filter((block) => block.kind !== 'homes' || isSearch(block))
    : blocks;

  const isTold = ({ kind, of, field }: Block) =>
    kind === 'faq' && field && said.some((other) => other.kind === kind && other.of === of && !other.field);

  return [...new Map(said.map((block) => [JSON.stringify(block), block])).values()]
    .filter((block) => !isTold(block))
    .slice(0, 4);
}

/** What a conversation is about: the visitor's page, and what was asked and answered since. */
export const memoryOf = (messages: readonly ChatMessage[], page: string | undefined, context: Context) =>
  messages.reduce(
    (memory, { role, content }) => {
      const text = mended(folded(content));

      return role === 'assistant' ? told(text, memory, context) : read(text, memory, context).memory;
    },
    onPage(page, context),
  );

interface Read {
  /** The blocks of each part that something is known of. */
  chosen: readonly (readonly Block[])[];
  /** What is said of a part that nothing is known of. */
  missed: readonly Block[];
  memory: Memory;
}

/** Reads the sentences of a text one after the other: each may go on from those before. */
const read = (text: string, memory: Memory, context: Context) =>
  sentencesOf(text).reduce<Read>(
    (before, sentence) => {
      const found = readSentence(sentence, before.memory, context);

      return {
        chosen: [...before.chosen, ...found.chosen],
        missed: [...before.missed, ...found.missed].slice(0, 1),
        memory: found.memory,
      };
    },
    { chosen: [], missed: [], memory },
  );

/** Reads a sentence in parts where each asks for something of its own, else as a whole. */
function readSentence(sentence: string, memory: Memory, context: Context): Read {
  const inParts = (parts: readonly string[]) => readParts(parts, memory, context);
  const parts = sentence.split(joint);
  const split = inParts(parts);
  if (parts.length > 1 && split.chosen.length === parts.length) return split;
  const whole = parts.length === 1 ? split : inParts([sentence]);
  const isOfAreas = whole.chosen[0]?.[0]?.kind === 'areas';
  const isMissed = parts.length > 1 && inParts(parts.slice(0, 1)).chosen.length > 0;
  if (whole.chosen.length === 0 || (isMissed && !isOfAreas)) return split;
  const known = whole.chosen.flat();
  const halves = known.every(isFirm) ? halvesOf(sentence).map(inParts) : [];

  return halves.find(({ chosen }) => chosen.length === 2 && isMore(chosen.flat(), known)) ?? whole;
}

/** Reports whether a block answers something certain, beside which something else may be asked. */
const isFirm = ({ kind, of, field }: Block) =>
  /^(?:faq|home|agent|report|area|areas|rate)$/.test(kind) && !isCourtesy(of) && field !== 'about';

/** Reports whether two halves ask for more than the whole was known to ask. */
const isMore = (both: readonly Block[], whole: readonly Block[]) =>
  both.every(isFirm) && new Set(both.map((block) => JSON.stringify(block))).size > whole.length;

function halvesOf(sentence: string) {
  const joints =
    sentence.length > 240 ? [] : [...sentence.matchAll(/,? (?:and|y|n|plus|but|pero) |, /g)].slice(0, 4);

  return joints.map(({ index, 0: { length } }) => [sentence.slice(0, index), sentence.slice(index + length)]);
}

function readParts(parts: readonly string[], before: Memory, context: Context): Read {
  let memory = before;
  const chosen: (readonly Block[])[] = [];
  const missed: Block[] = [];
  for (const part of parts) {
    const reading = readingOf(part, memory, context);
    const pressing = urgent.reduce<readonly Block[]>(
      (found, rule) => (found.length > 0 ? found : rule(reading)),
      [],
    );
    const blocks = pressing.length > 0 ? pressing : topicOf(reading);
    memory = after(reading, blocks);
    const isMissed = blocks.length === 0 && /\?$/.test(part);
    if (blocks.length > 0) chosen.push(blocks);
    else if (isMissed) missed.push({ ...whatIsLeft(reading), field: 'rest' });
  }

  return { chosen, missed: missed.filter(({ kind }) => kind === 'unknown'), memory };
}

const asksAgain =
  '(?:what|who|how|when|where|which|is|are|do|does|can|a que|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const joint = new RegExp(
  `,? (?:and|y|plus|also|ademas|tambien) (?=${asksAgain})(?!\\w+\\W*$)|, (?=${asksAgain})`,
);

/** Splits a text into sentences; the last stay together. */
function sentencesOf(text: string): string[] {
  const found = text
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .filter((sentence) => /[a-z]/.test(sentence));

  return found.length > 6 ? [...found.slice(0, 5), found.slice(5).join(' ')] : found;
}
