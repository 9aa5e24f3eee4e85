import { courtesies } from '@dosmares/content/chat/courtesies';
import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { type Block, type Context, type RenderedBlock, rowOf, say } from '../blocks/block.ts';
import { render } from '../blocks/blocks.ts';
import { matchingHomes } from '../blocks/homes.ts';
import { copiedFields } from '../hand-over.ts';
import { cardsAndLinks, composeReply, conversationLanguage } from '../reply.ts';
import { chooseBlocks, type Question, stateAfter } from '../understanding/choose-blocks.ts';
import { type AskModel, failureOf, NoReply, type RawReply } from './ask-model.ts';
import { blockCheck } from './prompt.ts';

/** The most blocks of a reply, and the most homes that a model is told of; among more, it searches by a block. */
const most = { blocks: 6, homes: 40 };

/** Waits in milliseconds: until the first block, and for the whole reply; a browser gives up after 15 s. */
export const waits = { first: 8_000, whole: 13_000 };

export interface ModelReplyOptions {
  ask: AskModel;
  given: Omit<Context, 'language'>;
  visitorLeft: AbortSignal;
  wait?: typeof waits;
}

/** Says the blocks that a model chooses as they complete; a sentence closes what breaks off. Throws when nothing was said. */
export async function* modelReply(
  question: Question,
  { ask, given, visitorLeft, wait = waits }: ModelReplyOptions,
): AsyncGenerator<ChatPart, ChatReply & { reason?: string }> {
  const own = { ...given, language: conversationLanguage(question) };
  const state = stateAfter(question.messages, question.page, own);
  const context: Context = { ...own, home: state.home, homes: homesFor(question, own) };
  const isBlock = blockCheck(context);
  const blocks = new Map<string, Block>();
  const said: RenderedBlock[] = [];
  const late = new AbortController();
  const timer = setTimeout(() => said.length === 0 && late.abort(), wait.first);
  let whole: RawReply = {};

  function tell(one: RenderedBlock): ChatPart {
    const text = said.length === 0 ? `${greetingIn(whole, context)}${one.text}`.trim() : one.text;
    said.push({ ...one, text });

    return { text: said.length === 1 ? text : `\n${text}`, ...cardsAndLinks(one, context) };
  }

  /** What a block says; undefined for one that is no block of today's content, or was said. */
  function newly(block: unknown): RenderedBlock | undefined {
    const key = JSON.stringify(block);
    if (blocks.has(key) || !isBlock(block)) return undefined;
    // A search goes through all homes, also those that the model was not told of.
    const one = render(block, block.kind === 'homes' ? { ...context, homes: given.homes } : context);
    if (one) blocks.set(key, block);

    return one;
  }

  function* taken(reply: RawReply) {
    whole = reply;
    if (said.length === 0 && isLanguage(reply.language)) context.language = reply.language;
    for (const block of listIn(reply.blocks).slice(0, most.blocks)) {
      const one = newly(block);
      if (one) yield tell(one);
    }
  }

  const finished = () => {
    const copied = copiedFields(whole.handOver, question.messages);

    return composeReply(said, { question, blocks: [...blocks.values()], context, state, copied });
  };

  try {
    const signal = AbortSignal.any([visitorLeft, late.signal, AbortSignal.timeout(wait.whole)]);
    for await (const reply of ask(question, context, signal)) yield* taken(reply);
    if (said.length === 0 && greetingIn(whole, context) === '') throw new NoReply('empty');
    if (said.length === 0) yield tell({ text: '' });

    return finished();
  } catch (error) {
    if (said.length === 0 || visitorLeft.aborted) throw error;
    const { person } = finished();
    yield tell({
      text: say(context, 'cut', { person: `${person?.name} (${person?.phone}, ${person?.email})` }),
    });

    return { ...finished(), reason: failureOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

const isLanguage = (value: unknown): value is Context['language'] => value === 'en' || value === 'es';
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const greetingIn = ({ say: ids }: RawReply, { language }: Context) =>
  listIn(ids)
    .flatMap((id) => rowOf<readonly string[]>(courtesies, String(id))?.[language === 'es' ? 1 : 0] ?? [])
    .slice(0, 2)
    .map((text) => `${text} `)
    .join('');

/** The homes that a model is told of: all of a few; of many those that the question seems to be about. */
function homesFor(question: Question, context: Context) {
  const { homes } = context;
  if (homes.length <= most.homes) return homes;
  const { blocks, state } = chooseBlocks(question, context);
  const chosen = JSON.stringify([blocks, state.home?.id]);
  const named = homes.filter(({ id }) => chosen.includes(`"${id}"`));
  const found = blocks.flatMap((block) => (block.kind === 'homes' ? matchingHomes(block, homes) : []));

  return [...new Set([...named, ...state.homes, ...found, ...homes])].slice(0, most.homes);
}
