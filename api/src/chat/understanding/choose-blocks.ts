import { isDeepStrictEqual } from 'node:util';
import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context } from '../blocks/block.ts';
import { isCostFaq } from '../blocks/homes.ts';
import { afterReply, afterUtterance, type DialogueState, initialState } from './dialogue-state.ts';
import { isCourtesy, withoutCourtesies } from './mentions.ts';
import { fallback } from './rules/fallback.ts';
import { bestAnswer } from './rules/rules.ts';
import { corrected, normalized, stemsOf } from './text.ts';
import { parseUtterance } from './utterance.ts';

/** A question to answer: the conversation that ends with it, and the page on which it is asked. */
export interface Question {
  messages: readonly ChatMessage[];
  page?: string | undefined;
  /** The connection whose share of the model's tokens the question uses. */
  connection?: string;
}

/** Chooses the blocks that answer a question, without a model, and returns the dialogue state after them. */
export function chooseBlocks({ messages, page }: Question, context: Context): ChosenBlocks {
  const before = stateAfter(messages.slice(0, -1), page, context);

  return answerTo(messages.at(-1)?.content ?? '', before, bounded(context));
}

/** A context with what may still be spent on a text: each split costs as much as a question, each correction a tenth. */
interface BoundedContext extends Context {
  left: { splits: number; corrections: number };
}

const bounded = (context: Context): BoundedContext => ({ ...context, left: { splits: 8, corrections: 60 } });

interface ChosenBlocks {
  blocks: readonly Block[];
  state: DialogueState;
}

function answerTo(content: string, before: DialogueState, context: BoundedContext): ChosenBlocks {
  const question = corrected(normalized(content), context.left);
  const { answers, unanswered, state } = answerText(question, before, context);
  const outside = answers.flat().find(({ of }) => of === 'outside');
  if (outside) return { blocks: [outside], state };
  const found = answers.filter(([first]) => !isCourtesy(first?.of)).slice(0, 3);
  if (found.length > 0) return { blocks: [...withoutRepeats(found.flat()), ...unanswered], state };
  const whole = parseUtterance(question, state, context);
  const block = fallback(whole);
  const words = stemsOf(withoutCourtesies(question));
  const isOnlyCourtesy = words.length < 2 && !questionWords.test(question) && /unknown|faq/.test(block.kind);
  if (isOnlyCourtesy && answers[0]) return { blocks: answers[0], state };

  return { blocks: [block], state: block.kind === 'faq' ? afterUtterance(whole, [block]) : state };
}

const questionWords =
  /\?|\b(?:how|what|who|where|when|which|cuant\w+|quien|donde|cuando|cual|else|other|cheaper)\b/;

/** Drops repeats, parts of an answer given whole, a search beside a narrower one, and the office beside an agent. */
function withoutRepeats(blocks: readonly Block[]) {
  const hasAgent = blocks.some(({ kind, of }) => kind === 'person' && of !== 'office');
  const whole = blocks.flatMap(({ kind, of, field }) => (kind === 'faq' && !field ? of : []));
  const isRedundant = (block: Block) =>
    (hasAgent && block.kind === 'person' && block.of === 'office') ||
    (block.kind === 'faq' && isCostFaq(block.of) && blocks.some(({ field }) => field === 'keeping')) ||
    (block.kind === 'homes'
      ? blocks.some((other) => includes(other, block) && !includes(block, other))
      : block.field && whole.includes(faqsByInquiry[block.field] ?? block.of));

  return blocks
    .filter(
      (block, at) => at === blocks.findIndex((other) => includes(other, block) && includes(block, other)),
    )
    .filter((block) => !isRedundant(block))
    .slice(0, 6);
}

/** The written answers that offer the form for an inquiry type. */
const faqsByInquiry: Readonly<Record<string, string>> = { selling: 'sell', renting: 'rent' };

/** Reports whether a search has every criterion of another. */
const includes = (search: Block, other: Block) =>
  Object.entries(other).every(([name, value]) => isDeepStrictEqual(search[name as keyof Block], value));

const isUnfiltered = (block: Block) => block.kind === 'homes' && Object.keys(block).length === 1;

/** Replays the newest part of a conversation that began on a page, and returns its dialogue state. */
export function stateAfter(messages: readonly ChatMessage[], page: string | undefined, context: Context) {
  const own = bounded(context);

  return messages
    .filter(isReplayed)
    .reduce(
      (state: DialogueState, { role, content }) =>
        role === 'user'
          ? answerTo(content, state, own).state
          : afterReply(normalized(content), state, context),
      initialState(page, context),
    );
}

/** Characters that a visitor wrote after a message that is still replayed: fifteen ordinary questions. */
const maxReplayed = 700;

const isReplayed = (_: ChatMessage, at: number, all: readonly ChatMessage[]) =>
  all.slice(at + 1).reduce((sum, { role, content }) => sum + (role === 'user' ? content.length : 0), 0) <=
  maxReplayed;

/** What answers each part of a text, a referral for what nothing answers, and the dialogue state after it. */
interface Answered {
  answers: readonly (readonly Block[])[];
  unanswered: readonly Block[];
  state: DialogueState;
}

type AnswerText = (text: string, state: DialogueState) => Answered;

/** Answers texts one after the other, each with the state after those before. */
const inTurn = (texts: readonly string[], state: DialogueState, answer: AnswerText) =>
  texts.reduce<Answered>(
    (before, text) => {
      const found = answer(text, before.state);

      return {
        answers: [...before.answers, ...found.answers],
        unanswered: [...before.unanswered, ...found.unanswered].slice(0, 1),
        state: found.state,
      };
    },
    { answers: [], unanswered: [], state },
  );

const answerText = (text: string, state: DialogueState, context: BoundedContext) =>
  inTurn(sentencesOf(text), state, (sentence, now) => answerSentence(sentence, now, context));

/** Answers the clauses of a sentence where each asks for something of its own, else the sentence as a whole. */
function answerSentence(sentence: string, state: DialogueState, context: BoundedContext): Answered {
  const clauses = atMost(4, sentence.split(clauseBoundary));
  if (clauses.length === 1 || context.left.splits <= 0) return answerClause(sentence, state, context);
  context.left.splits -= 1;
  const byClause = inTurn(clauses, state, (clause, now) => answerClause(clause, now, context));
  const whole = answerEach([sentence], state, context);
  if (isOneSearch(whole.answers.flat(), byClause.answers.flat())) return whole;
  const first = answerEach(clauses.slice(0, 1), state, context);
  const isSplit = first.answers.length > 0 || whole.answers.length === 0;

  return isSplit ? byClause : answerClause(sentence, state, context);
}

/** Reports whether a sentence is one search, which its clauses would split: areas by a wish, homes by a feature. */
const isOneSearch = ([first]: readonly Block[], byClause: readonly Block[]) =>
  first?.kind === 'areas' ||
  (first?.kind === 'area' && byClause.every(({ kind }) => /^(?:areas?|homes)$/.test(kind))) ||
  (first?.features && byClause.some(isUnfiltered));

/** Answers a clause as a whole, or in two halves that get more answers than the whole. */
function answerClause(clause: string, state: DialogueState, context: BoundedContext): Answered {
  const whole = answerEach([clause], state, context);
  const known = whole.answers.flat();
  const isBetween = known.filter(({ kind }) => kind === 'area').length > 1;
  if (isBetween || !known.every((block) => isSpecific(block) || block.kind === 'agents')) return whole;
  const pairs = halvesOf(clause).slice(0, context.left.splits);
  context.left.splits -= pairs.length;
  const halves = pairs.map((each) => answerEach(each, state, context));

  return halves.find(({ answers }) => answers.length === 2 && isMore(answers.flat(), known)) ?? whole;
}

/** Reports whether a block is a specific answer, beside which there may be another. */
const isSpecific = ({ kind, of, field, sort }: Block) =>
  (kind === 'homes' && sort !== undefined) ||
  (/^(?:faq|home|agent|report|areas?|rate)$/.test(kind) && !isCourtesy(of) && field !== 'about');

const isMore = (both: readonly Block[], whole: readonly Block[]) =>
  both.every(isSpecific) && new Set(both.map((block) => JSON.stringify(block))).size > whole.length;

function halvesOf(sentence: string) {
  const joints =
    sentence.length > 240 ? [] : [...sentence.matchAll(/,? (?:and|y|n|plus|but|pero) |, /g)].slice(0, 4);

  return joints.map(({ index, 0: { length } }) => [sentence.slice(0, index), sentence.slice(index + length)]);
}

const answerEach = (texts: readonly string[], state: DialogueState, context: Context) =>
  inTurn(texts, state, (clause, now) => {
    const utterance = parseUtterance(clause, now, context);
    const blocks = bestAnswer(utterance);
    const left = blocks.length === 0 && /\?$/.test(clause) ? fallback(utterance) : undefined;

    return {
      answers: blocks.length > 0 ? [blocks] : [],
      unanswered: left?.kind === 'unknown' ? [{ ...left, field: 'rest' }] : [],
      state: afterUtterance(utterance, blocks),
    };
  });

const questionStart =
  '(?:what|who|how|when|where|which|is|are|do|does|can|could|would|should|will|a que|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const clauseBoundary = new RegExp(
  `,? (?:and|n|y|plus|also|ademas|tambien) (?=${questionStart})(?!\\w+\\W*$)|, (?=${questionStart})`,
);

/** Splits a text into sentences, at most six: the last ones stay together. */
function sentencesOf(text: string): string[] {
  const found = text
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .filter((sentence) => /[a-z]/.test(sentence));

  return atMost(6, found);
}

/** The first parts of a text; the last ones stay together. */
const atMost = (most: number, parts: readonly string[]) =>
  parts.length > most ? [...parts.slice(0, most - 1), parts.slice(most - 1).join(' ')] : [...parts];
