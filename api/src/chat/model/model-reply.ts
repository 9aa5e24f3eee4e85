import { type Courtesy, courtesies } from '@dosmares/content/chat/courtesies';
import type { ChatMessage, ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { type Block, type Context, type Language, type Said, say } from '../blocks/block.ts';
import { rendered } from '../blocks/blocks.ts';
import { fitting } from '../blocks/homes.ts';
import { personOf, reach } from '../cards.ts';
import { type Spanned, spannedFields } from '../hand-over.ts';
import { type Asked, choose, focusOf } from '../reading/choose.ts';
import { languageIn, replyOf } from '../reply.ts';
import type { AskModel } from './ask-model.ts';
import { failureOf, NoReply } from './failure.ts';
import { mostHomesTold } from './prompt.ts';
import { blockCheck, isSpan, type Spans } from './reply-schema.ts';

const mostBlocks = 6;

/** Waits in milliseconds: until the first block, and for the whole reply; a browser gives up after 15 s. */
export const waits = { first: 8_000, whole: 13_000 };

/** What an answer needs. */
export interface Answering {
  ask: AskModel;
  given: Omit<Context, 'language'>;
  left: AbortSignal;
  onPart?: ((part: ChatPart) => void) | undefined;
  wait?: typeof waits;
}

/**
 * Answers with the blocks that a model chooses. Each is said as soon as it is complete, and never taken back; when the
 * model fails after the first, a sentence closes the reply and names whom to ask. Throws when nothing was said.
 */
export async function modelReply(
  asked: Asked,
  { ask, given, left, onPart, wait = waits }: Answering,
): Promise<ChatReply> {
  const own = { ...given, language: languageIn(asked) };
  const context: Context & { language: Language } = { ...own, homes: homesFor(asked, own) };
  const isBlock = blockCheck(context);
  const [blocks, said]: [Block[], Said[]] = [[], []];
  let courteous = '';
  const late = new AbortController();
  let timer = setTimeout(() => late.abort(), wait.first);
  const start = Date.now();

  function tell(one: Said) {
    const text = `${said.length === 0 ? courteous : '\n'}${one.text}`;
    said.push({ ...one, text: text.replace(/^\n/, '') });
    onPart?.({
      text,
      ...(one.cards && { cards: one.cards.map(({ reference: _, ...card }) => card) }),
      ...(one.links && { links: [...one.links] }),
    });
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), Math.max(1, wait.whole - (Date.now() - start)));
  }

  function onBlock(block: unknown, rest: () => Readonly<Record<string, unknown>>) {
    if (
      late.signal.aborted ||
      blocks.length >= mostBlocks ||
      !isBlock(block) ||
      blocks.some((each) => JSON.stringify(each) === JSON.stringify(block))
    )
      return;
    if (blocks.length === 0) greet(rest());
    // A search goes through all homes, also those that the model was not told of.
    const one = rendered(block, block.kind === 'homes' ? { ...context, homes: given.homes } : context);
    if (!one) return;
    blocks.push(block);
    tell(one);
  }

  function greet({ language, say }: Readonly<Record<string, unknown>>) {
    if (language === 'en' || language === 'es') context.language = language;
    const known = (Array.isArray(say) ? say : []).filter(
      (id): id is Courtesy => typeof id === 'string' && Object.hasOwn(courtesies, id),
    );
    courteous = known
      .slice(0, 2)
      .map((id) => `${courtesies[id][context.language === 'es' ? 1 : 0]} `)
      .join('');
  }

  try {
    const call = ask({
      asked,
      context,
      all: given.homes.length,
      signal: AbortSignal.any([left, late.signal]),
      onBlock,
    });
    const rest = await Promise.race([call, rejection(late.signal)]);
    if (said.length === 0) greet(rest);
    if (said.length === 0 && courteous) tell({ text: courteous.trim() });
    if (said.length === 0) throw new NoReply('empty');

    return finished(spansIn(rest.handOver, asked.messages));
  } catch (error) {
    if (said.length === 0 || left.aborted) throw error;
    close();

    return { ...finished({}), reason: failureOf(error) } as ChatReply;
  } finally {
    clearTimeout(timer);
  }

  function close() {
    const person = said.find((each) => each.person)?.person ?? 'office';
    tell({ text: say(context, 'cut', { person: reach(person, context) }), person });
  }

  function finished(spanned: Spanned) {
    const focus = focusOf(asked.messages, asked.page, context);
    const reply = replyOf(said, { asked, blocks, context, focus, spanned });

    return reply.person ? reply : { ...reply, person: personOf('office') };
  }
}

/** The homes that a model is told of: all of a few; of many those that the question seems to be about. */
function homesFor(asked: Asked, context: Context) {
  if (context.homes.length <= mostHomesTold) return context.homes;
  const { blocks, focus } = choose(asked, context);
  const named = blocks.flatMap((block) =>
    'home' in block
      ? context.homes.filter(({ id }) => id === block.home)
      : 'homes' in block
        ? context.homes.filter(({ id }) => block.homes.includes(id))
        : [],
  );
  const found = blocks.flatMap((block) => (block.kind === 'homes' ? fitting(block, context.homes) : []));

  return [
    ...new Set([...(focus.home ? [focus.home] : []), ...named, ...focus.homes, ...found, ...context.homes]),
  ].slice(0, mostHomesTold);
}

function spansIn(value: unknown, messages: readonly ChatMessage[]): Spanned {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Spans;
  const kept = Object.entries(given).filter(([, span]) => isSpan(span));

  return spannedFields(Object.fromEntries(kept) as Spans, messages);
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoReply('too-slow')), { once: true });
  });
}
