import { courtesies } from '@dosmares/content/chat/courtesies';
import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { type Block, type Context, type Rendered, rowOf, say } from '../blocks/block.ts';
import { render } from '../blocks/blocks.ts';
import { findHomes } from '../blocks/homes.ts';
import { copiedFields } from '../hand-over.ts';
import { cardsAndLinks, composeReply, languageOfChat, ownReply } from '../reply.ts';
import { chooseBlocks, type Question, stateAfter } from '../understanding/choose-blocks.ts';
import { type AskModel, failureOf, NoReply, type RawReply } from './ask-model.ts';
import { blockCheck, withheldQuestions } from './prompt.ts';

/** The most blocks of a reply, and the most homes in the prompt; others the model finds with a search block. */
const most = { blocks: 6, homes: 40 };

/** Timeouts in milliseconds: for the first block, and for the whole reply; a browser gives up after 15 s. */
export const waits = { first: 8_000, whole: 13_000 };

export interface ModelReplyOptions {
  ask: AskModel;
  given: Omit<Context, 'language'>;
  visitorLeft: AbortSignal;
  wait?: typeof waits;
}

/** Streams a model's blocks as they complete, and closes a reply that breaks off. @throws before the first block */
export async function* modelReply(
  question: Question,
  { ask, given, visitorLeft, wait = waits }: ModelReplyOptions,
): AsyncGenerator<ChatPart, ChatReply & { reason?: string }> {
  const own = { ...given, language: languageOfChat(question) };
  const state = stateAfter(question.messages, question.page, own);
  const context: Context = { ...own, home: state.home, homes: homesFor(question, own) };
  const isBlock = blockCheck(context);
  const blocks = new Map<string, Block>();
  const emitted: Rendered[] = [];
  const tooSlow = new AbortController();
  const timer = setTimeout(() => emitted.length === 0 && tooSlow.abort(), wait.first);
  let whole: RawReply = {};

  function emit(rendered: Rendered): ChatPart {
    const text =
      emitted.length === 0 ? `${greetingIn(whole, context)}${rendered.text}`.trim() : rendered.text;
    emitted.push({ ...rendered, text });

    return { text: emitted.length === 1 ? text : `\n${text}`, ...cardsAndLinks(rendered, context) };
  }

  /** Renders a block; undefined for a repeated one, or one that is not of today's content. */
  function renderNew(block: unknown): Rendered | undefined {
    const key = JSON.stringify(block);
    if (blocks.has(key) || !isBlock(block)) return undefined;
    // A search covers all homes, including those that the prompt left out.
    const rendered = render(block, block.kind === 'homes' ? { ...context, homes: given.homes } : context);
    if (rendered) blocks.set(key, block);

    return rendered;
  }

  function* emitNew(reply: RawReply) {
    whole = reply;
    if (emitted.length === 0 && isLanguage(reply.language)) context.language = reply.language;
    for (const block of listIn(reply.blocks).slice(0, most.blocks)) {
      const rendered = renderNew(block);
      if (rendered) yield emit(rendered);
    }
  }

  const replySoFar = () => {
    const copied = copiedFields(whole.handOver, question.messages);

    return composeReply(emitted, { question, blocks: [...blocks.values()], context, state, copied });
  };

  try {
    const signal = AbortSignal.any([visitorLeft, tooSlow.signal, AbortSignal.timeout(wait.whole)]);
    for await (const reply of ask(question, context, signal)) yield* emitNew(reply);
    if (emitted.length === 0 && greetingIn(whole, context) === '') throw new NoReply('empty');
    if (emitted.length === 0) yield emit({ text: '' });
    const content = withheldQuestions(question.messages.at(-1)?.content ?? '');
    const messages = question.messages.with(-1, { role: 'user', content });
    if (content !== '') yield emit({ text: ownReply({ ...question, messages }, given).message });

    return replySoFar();
  } catch (error) {
    if (emitted.length === 0 || visitorLeft.aborted) throw error;
    const { person } = replySoFar();
    yield emit({
      text: say(context, 'cut', { person: `${person?.name} (${person?.phone}, ${person?.email})` }),
    });

    return { ...replySoFar(), reason: failureOf(error) };
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

/** The homes of the prompt: all where they are few, else those that the question seems to be about. */
function homesFor(question: Question, context: Context) {
  const { homes } = context;
  if (homes.length <= most.homes) return homes;
  const { blocks, state } = chooseBlocks(question, context);
  const chosen = JSON.stringify([blocks, state.home?.id]);
  const named = homes.filter(({ id }) => chosen.includes(`"${id}"`));
  const found = blocks.flatMap((block) => (block.kind === 'homes' ? findHomes(block, homes) : []));

  return [...new Set([...named, ...state.homes, ...found, ...homes])].slice(0, most.homes);
}
