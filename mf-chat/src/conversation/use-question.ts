import { pageHeader } from '@dosmares/contracts/endpoints';
import { chatLimits } from '@dosmares/contracts/limits';
import { type Answer, useLocation, usePost } from '@dosmares/platform';
import { useRef, useState } from 'react';
import { type Message, type Messages, message } from '../message.ts';
import { officeLinks } from '../office.ts';
import { type Language, languageOf, words } from '../words.ts';
import { asStream, readAnswer } from './answer-stream.ts';
import { extrasIn } from './extras.ts';
import { fitting } from './fitting.ts';

/** Asks one question at a time (CH05, CH06), and names the page that it is asked on (CH10). */
export function useQuestion(spoken: Language) {
  const post = usePost();
  const page = useLocation().pathname;
  // Both a state, to show it, and a reference, because two keys can be struck before one render.
  const [asked, setAsked] = useState<{ part?: Message }>();
  const asking = useRef<object>(undefined);

  /** Returns whether the question is asked at all. `settle` is not called for one that was given up. */
  function ask(history: Messages, settle: (replies: Messages) => void): boolean {
    if (asking.current) return false;
    const question = {};
    begin(question);
    void answer(question, history).then((replies) => {
      if (asking.current !== question) return;
      // In one step, so that the reply replaces its beginning unseen.
      begin(undefined);
      settle(replies);
    });

    return true;
  }

  async function answer(question: object, history: Messages): Promise<Messages> {
    let part: Message | undefined;
    const read = readAnswer((said) => {
      part = longer(part, said);
      if (asking.current === question) setAsked({ part });
    });
    const answered = await post('chat', { messages: fitting(history) }, { headers: headersOn(page), read });
    const reply = replyIn(answered);
    if (reply) return [{ ...reply, timestamp: part?.timestamp ?? reply.timestamp }];
    console.error(`The assistant did not answer (status ${answered.status}).`);

    const language = languageOf(history.at(-1)?.content ?? '') ?? spoken;
    const apology = message('assistant', words[language].apology, { language, links: officeLinks });

    return [...(part ? [part] : []), { ...apology, failed: true }];
  }

  function begin(question: object | undefined) {
    asking.current = question;
    setAsked(question && {});
  }

  return {
    isPending: asked !== undefined,
    /** The part of the reply that has come. */
    begun: asked?.part,
    ask,
    giveUp: () => begin(undefined),
  };
}

/** Returns the reply in an answer of the API (CH07), if it holds one. */
function replyIn({ ok, body }: Answer): Message | undefined {
  const text = (body as { message?: unknown } | null | undefined)?.message;

  return ok && typeof text === 'string' && text !== ''
    ? message('assistant', text, extrasIn(body))
    : undefined;
}

/** Adds a part of a stream: what has come is never taken back. */
function longer(begun = message('assistant', ''), part: unknown): Message {
  const { text } = (part ?? {}) as { text?: unknown };
  const { cards = [], links = [] } = extrasIn(part);

  return {
    ...begun,
    content: begun.content + (typeof text === 'string' ? text : ''),
    cards: [...(begun.cards ?? []), ...cards],
    links: [...(begun.links ?? []), ...links],
  };
}

function headersOn(page: string) {
  const path = encodeURI(page);

  return { ...asStream, ...(path.length <= chatLimits.page && { [pageHeader]: path }) };
}
