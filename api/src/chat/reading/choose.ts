import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context } from '../blocks/block.ts';
import { urgent } from './dealing.ts';
import { after, type Memory, onPage, readingOf, told } from './reading.ts';
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
  const meant = chosen.filter(([first]) => !isCourtesy(first?.of));
  if (meant.length > 0) return { blocks: [...distinct(meant.slice(0, 3).flat()), ...missed], memory };
  const left = whatIsLeft(readingOf(question, memory, context));
  const isMere =
    question.split(' ').length < 9 &&
    !/\?|how (long|much|many|far|soon)|cuant/.test(question) &&
    /unknown|faq/.test(left.kind);

  return { blocks: (isMere && chosen[0]) || [left], memory };
}

/** Leaves out what is said already: the same block, and all homes beside those of a search. */
function distinct(blocks: readonly Block[]) {
  const isSearch = ({ kind, ...wish }: Block) => kind === 'homes' && Object.keys(wish).length > 0;
  const said = blocks.some(isSearch)
    ? blocks.filter((block) => block.kind !== 'homes' || isSearch(block))
    : blocks;

  return [...new Map(said.map((block) => [JSON.stringify(block), block])).values()].slice(0, 4);
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

/** Reads the parts of a text one after the other: each may go on from those before. */
function read(text: string, before: Memory, context: Context) {
  let memory = before;
  const chosen: (readonly Block[])[] = [];
  const missed: Block[] = [];
  for (const part of partsOf(text)) {
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

  return { chosen, missed: missed.filter(({ kind }) => kind === 'unknown').slice(0, 1), memory };
}

const asksAgain =
  '(?:what|who|how|when|where|which|is|are|do|does|can|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const joint = new RegExp(
  `,? (?:and|y|plus|also|ademas|tambien) (?=${asksAgain})(?!\\w+\\W*$)|, (?=${asksAgain})`,
);

/** Splits a question into sentences, and a sentence where it asks for something else; the last parts stay together. */
function partsOf(question: string): string[] {
  const parts = question
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .flatMap((sentence) => sentence.split(joint))
    .filter((part) => /[a-z]/.test(part));

  return parts.length > 6 ? [...parts.slice(0, 5), parts.slice(5).join(' ')] : parts;
}
