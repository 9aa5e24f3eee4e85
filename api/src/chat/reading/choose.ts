import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context, Focus, Kind, Reading } from '../blocks/block.ts';
import { kinds } from '../blocks/blocks.ts';
import { answersIn, isCourtesy, nearestAnswer } from '../blocks/faq.ts';
import { fieldsIn } from '../blocks/home.ts';
import { hasPage, sellerOf, textOf } from '../homes.ts';
import { after, onPage, readingOf, told } from './reading.ts';
import { mended } from './spelling.ts';
import { folded, isSmall } from './text.ts';

/** A question to be answered: the conversation, and the page that it is asked on. */
export interface Asked {
  messages: readonly ChatMessage[];
  page?: string | undefined;
}

const mostParts = 3;
// These give way to every search and every question about a certain home or person.
const general = new Set(['buy', 'mls', 'invest', 'ability', 'airport', 'languages', 'newsletter']);
const first = new Set(['outside', 'machine', 'complaint', 'erase']);
// These are about the firm, and give way where a home or an agent is named.
const ofFirm = new Set(['sell', 'about', 'whatsapp', 'record', 'replyTime', 'social', 'trust', 'nobody']);
const order = ['rate', 'viewing', 'compare', 'agent', 'report', 'agents', 'home', 'office', 'homes'] as const;

/** Chooses the blocks of a reply without a model. */
export function choose({ messages, page }: Asked, context: Context): { blocks: Block[]; focus: Focus } {
  let focus = focusOf(messages.slice(0, -1), page, context);
  const question = mended(folded(messages.at(-1)?.content ?? ''));
  const chosen: Block[][] = [];
  for (const part of partsOf(question)) {
    const reading = readingOf(part, { focus, context });
    const blocks = blocksFor(reading);
    focus = after(reading, blocks);
    if (blocks) chosen.push(blocks);
  }
  const meant = chosen.filter(([first]) => first?.kind !== 'faq' || !isCourtesy(first.id));
  if (meant.length > 0) return { blocks: unique(withoutWeaker(meant).flat()).slice(0, 4), focus };
  const left = whatIsLeft(question, focus, context);
  const isMere =
    chosen[0] &&
    (left.kind === 'unknown' || left.kind === 'faq') &&
    question.split(' ').length < 9 &&
    !question.includes('?');

  return { blocks: isMere && chosen[0] ? chosen[0] : [left], focus };
}

/** What a conversation is about: the visitor's page, and what was asked and answered since. */
export function focusOf(messages: readonly ChatMessage[], page: string | undefined, context: Context): Focus {
  let focus = onPage(page, context);
  for (const { role, content } of messages) {
    const text = mended(folded(content));
    if (role === 'assistant') focus = told(text, focus, context);
    else
      for (const part of partsOf(text)) {
        const reading = readingOf(part, { focus, context });
        focus = after(reading, blocksFor(reading));
      }
  }

  return focus;
}

/** Splits a question into sentences, and a sentence where it asks for something else; the last parts stay together. */
function partsOf(question: string): string[] {
  const sentences = question
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .filter((part) => /[a-z]/.test(part));
  const parts = sentences.flatMap((sentence) =>
    sentence.split(
      /,? (?:and|y|plus|also|ademas|tambien) (?=(?:what|who|how|when|where|which|is|are|do|does|can|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|a number|(?:the |its |his |her )?(?:name|phone|number|price|year|email|agent)|el (?:precio|telefono|nombre)|price|phone|telefono|correo|horario|si )\b)|, (?=(?:what|who|how|when|where|which|is there|are there|do you|does|can|que|quien|cuanto|cuando|donde|cual|price|phone|year)\b)/,
    ),
  );

  return parts.length > 6 ? [...parts.slice(0, 5), parts.slice(5).join(' ')] : parts;
}

function blocksFor(reading: Reading): Block[] | undefined {
  const answers = answersIn(reading.text);
  const before = answers.find((id) => first.has(id));
  if (before) return [{ kind: 'faq', id: before }];
  const passed = kinds.person.choose?.(reading);
  if (passed) return [...passed];
  const hasSubject = reading.homes.length > 0 || reading.agents.length > 0;
  const direct = answers.find((id) => !isCourtesy(id) && !general.has(id) && !(hasSubject && ofFirm.has(id)));
  if (direct) return [{ kind: 'faq', id: direct }];
  for (const name of order) {
    const blocks = (kinds[name] as Kind<Block>).choose?.(reading);
    if (blocks && blocks.length > 0) return [...blocks];
  }
  const [later] = answers;
  if (later) return [{ kind: 'faq', id: later }];

  return undefined;
}

/** When a part is certain, a mere search for homes beside it adds nothing. */
function withoutWeaker(parts: Block[][]): Block[][] {
  const isSearch = ([first]: Block[]) =>
    first?.kind === 'homes' && Object.keys(first).every((key) => key === 'kind' || key === 'area');
  const certain = parts.filter((part) => !isSearch(part));

  return (certain.length > 0 ? certain : parts).slice(0, mostParts);
}

/** What is said of a question that no kind of block takes: of what it names, or that nobody here knows. */
function whatIsLeft(question: string, focus: Focus, context: Context): Block {
  const reading = readingOf(question, { focus, context });
  const { home, isShort } = reading;
  const near = nearestAnswer(question);
  const answer =
    namedIn(reading) ??
    (isShort ? comparisonOf(reading) : undefined) ??
    (near && ({ kind: 'faq', id: near } as const));
  if (answer) return answer;
  const agent = reading.agents[0] ?? (focus.last === 'agent' && isShort ? focus.agent : undefined);
  if (agent) return { kind: 'agent', agent: agent.slug, field: 'about' };

  return { kind: 'unknown', agent: (home && sellerOf(home))?.slug ?? 'office' };
}

/** What is said of a home that is named without a field, or whose page has a word of the text. */
function namedIn({ homes: [named], home, focus, isShort, rest }: Reading): Block | undefined {
  if (named) return { kind: 'home', home: named.id, field: (isShort && focus.homeField) || 'about' };

  return home && shares(rest, textOf(home)) ? { kind: 'home', home: home.id, field: 'story' } : undefined;
}

/** A figure without a home: that of each home with a page. */
function comparisonOf(reading: Reading): Block | undefined {
  const field = fieldsIn(reading).find((each) => figureNames.has(each));
  const homes = reading.context.homes.filter(hasPage).slice(0, 3);

  return field && homes.length > 1 ? { kind: 'compare', homes: homes.map(({ id }) => id), field } : undefined;
}

const figureNames = new Set(['price', 'beds', 'baths', 'size', 'lot', 'year']);

/** Reports whether a text has a word that counts of another. */
const shares = (text: string, other: string) =>
  text.split(/[^a-z]+/).some((word) => word.length > 4 && !isSmall(word) && other.includes(word.slice(0, 6)));

const unique = (blocks: readonly Block[]) => [
  ...new Map(blocks.map((block) => [JSON.stringify(block), block])).values(),
];
