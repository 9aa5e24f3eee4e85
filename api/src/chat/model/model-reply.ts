import { courtesies } from '@dosmares/content/chat/courtesies';
import type { ChatPart, ChatReply } from '@dosmares/contracts/chat';
import { type Block, type Context, rowOf, type Said, say } from '../blocks/block.ts';
import { rendered } from '../blocks/blocks.ts';
import { fitting } from '../blocks/homes.ts';
import { copiedFields } from '../hand-over.ts';
import { type Asked, choose, memoryOf } from '../reading/choose.ts';
import { languageIn, replyOf, shownBy } from '../reply.ts';
import { type AskModel, failureOf, type Named, NoReply } from './ask-model.ts';
import { blockCheck } from './prompt.ts';

/** The most blocks of a reply, and the most homes that a model is told of; among more, it searches by a block. */
const most = { blocks: 6, homes: 40 };

/** Waits in milliseconds: until the first block, and for the whole reply; a browser gives up after 15 s. */
export const waits = { first: 8_000, whole: 13_000 };

export interface Answering {
  ask: AskModel;
  given: Omit<Context, 'language'>;
  left: AbortSignal;
  wait?: typeof waits;
}

/** Says the blocks that a model chooses as they complete; a sentence closes what breaks off. Throws when nothing was said. */
export async function* modelReply(
  asked: Asked,
  { ask, given, left, wait = waits }: Answering,
): AsyncGenerator<ChatPart, ChatReply & { reason?: string }> {
  const own = { ...given, language: languageIn(asked) };
  const memory = memoryOf(asked.messages, asked.page, own);
  const context: Context = { ...own, home: memory.home, homes: homesFor(asked, own) };
  const isBlock = blockCheck(context);
  const blocks = new Map<string, Block>();
  const said: Said[] = [];
  const late = new AbortController();
  const timer = setTimeout(() => said.length === 0 && late.abort(), wait.first);
  let whole: Named = {};

  function tell(one: Said): ChatPart {
    const text = said.length === 0 ? `${greetingIn(whole, context)}${one.text}`.trim() : one.text;
    said.push({ ...one, text });

    return { text: said.length === 1 ? text : `\n${text}`, ...shownBy(one, context) };
  }

  /** What a block says; undefined for one that is no block of today's content, or was said. */
  function newly(block: unknown): Said | undefined {
    const key = JSON.stringify(block);
    if (blocks.has(key) || !isBlock(block)) return undefined;
    // A search goes through all homes, also those that the model was not told of.
    const one = rendered(block, block.kind === 'homes' ? { ...context, homes: given.homes } : context);
    if (one) blocks.set(key, block);

    return one;
  }

  function* taken(reply: Named) {
    whole = reply;
    if (said.length === 0 && isLanguage(reply.language)) context.language = reply.language;
    for (const block of listIn(reply.blocks).slice(0, most.blocks)) {
      const one = newly(block);
      if (one) yield tell(one);
    }
  }

  const finished = () => {
    const copied = copiedFields(whole.handOver, asked.messages);

    return replyOf(said, { asked, blocks: [...blocks.values()], context, memory, copied });
  };

  try {
    const signal = AbortSignal.any([left, late.signal, AbortSignal.timeout(wait.whole)]);
    for await (const reply of ask(asked, context, signal)) yield* taken(reply);
    if (said.length === 0 && greetingIn(whole, context) === '') throw new NoReply('empty');
    if (said.length === 0) yield tell({ text: '' });

    return finished();
  } catch (error) {
    if (said.length === 0 || left.aborted) throw error;
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

const greetingIn = ({ say: ids }: Named, { language }: Context) =>
  listIn(ids)
    .flatMap((id) => rowOf<readonly string[]>(courtesies, String(id))?.[language === 'es' ? 1 : 0] ?? [])
    .slice(0, 2)
    .map((text) => `${text} `)
    .join('');

/** The homes that a model is told of: all of a few; of many those that the question seems to be about. */
function homesFor(asked: Asked, context: Context) {
  const { homes } = context;
  if (homes.length <= most.homes) return homes;
  const { blocks, memory } = choose(asked, context);
  const chosen = JSON.stringify([blocks, memory.home?.id]);
  const named = homes.filter(({ id }) => chosen.includes(`"${id}"`));
  const found = blocks.flatMap((block) => (block.kind === 'homes' ? fitting(block, homes) : []));

  return [...new Set([...named, ...memory.homes, ...found, ...homes])].slice(0, most.homes);
}
