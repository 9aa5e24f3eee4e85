import { type Courtesy, courtesies } from '@dosmares/content/chat/courtesies';
import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { type Context, inLanguage, type Said, say } from '../blocks/block.ts';
import { type Block, rendered } from '../blocks/blocks.ts';
import { fitting } from '../blocks/homes.ts';
import { reach } from '../cards.ts';
import { type Spanned, spannedFields } from '../hand-over.ts';
import { type Asked, choose, focusOf } from '../reading/choose.ts';
import { languageIn, replyOf } from '../reply.ts';
import type { AskModel, Named } from './ask-model.ts';
import { failureOf, NoReply } from './failure.ts';
import { mostHomesTold } from './prompt.ts';
import { blockCheck } from './reply-schema.ts';

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
): Promise<ChatReply & { reason?: string }> {
  const own = { ...given, language: languageIn(asked) };
  const { home } = focusOf(asked.messages, asked.page, own);
  const context: Context = { ...own, home, homes: homesFor(asked, own) };
  const isBlock = blockCheck(context);
  const blocks = new Map<string, Block>();
  const said: Said[] = [];
  const late = new AbortController();
  const start = Date.now();
  let timer = setTimeout(() => late.abort(), wait.first);

  function tell(one: Said, before = '') {
    const text = before + one.text;
    onPart?.({
      text: said.length === 0 ? text : `\n${text}`,
      ...(one.cards && { cards: one.cards.map(({ reference: _, ...card }) => card) }),
      ...(one.links && { links: [...one.links] }),
    });
    said.push({ ...one, text });
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), Math.max(1, wait.whole - (Date.now() - start)));
  }

  function onBlock(block: unknown, reply: Named) {
    const key = JSON.stringify(block);
    if (late.signal.aborted || blocks.size >= mostBlocks || !isBlock(block) || blocks.has(key)) return;
    const before = said.length === 0 ? greetingIn(reply) : '';
    // A search goes through all homes, also those that the model was not told of.
    const one = rendered(block, block.kind === 'homes' ? { ...context, homes: given.homes } : context);
    if (!one) return;
    blocks.set(key, block);
    tell(one, before && `${before} `);
  }

  /** Takes over the language of a reply, and returns its courtesies. */
  function greetingIn({ language, say: ids }: Named): string {
    if (language === 'en' || language === 'es') context.language = language;
    const known = (Array.isArray(ids) ? ids : []).filter(
      (id): id is Courtesy => typeof id === 'string' && Object.hasOwn(courtesies, id),
    );

    return known
      .slice(0, 2)
      .map((id) => inLanguage<string>(context, courtesies[id][0], courtesies[id][1]))
      .join(' ');
  }

  function finished(spanned: Spanned) {
    const focus = focusOf(asked.messages, asked.page, context);

    return replyOf(said, { asked, blocks: [...blocks.values()], context, focus, spanned });
  }

  try {
    const signal = AbortSignal.any([left, late.signal]);
    const call = ask({ asked, context, all: given.homes.length, signal, onBlock });
    const reply = await Promise.race([call, rejection(late.signal)]);
    const courteous = said.length === 0 && greetingIn(reply);
    if (courteous) tell({ text: courteous });
    if (said.length === 0) throw new NoReply('empty');

    return finished(spannedFields(reply.handOver, asked.messages));
  } catch (error) {
    if (said.length === 0 || left.aborted) throw error;
    const { person = 'office' } = said.find((each) => each.person) ?? {};
    tell({ text: say(context, 'cut', { person: reach(person, context) }), person });

    return { ...finished({}), reason: failureOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** The homes that a model is told of: all of a few; of many those that the question seems to be about. */
function homesFor(asked: Asked, context: Context) {
  const { homes } = context;
  if (homes.length <= mostHomesTold) return homes;
  const { blocks, focus } = choose(asked, context);
  const chosen = JSON.stringify([blocks, focus.home?.id]);
  const named = homes.filter(({ id }) => chosen.includes(`"${id}"`));
  const found = blocks.flatMap((block) => (block.kind === 'homes' ? fitting(block, homes) : []));

  return [...new Set([...named, ...focus.homes, ...found, ...homes])].slice(0, mostHomesTold);
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new NoReply('too-slow')), { once: true });
  });
}
