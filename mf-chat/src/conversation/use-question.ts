import { pageHeader } from '@dosmares/contracts/endpoints';
import { chatLimits } from '@dosmares/contracts/limits';
import { type Answer, useLocation, usePost } from '@dosmares/platform';
import { useEffect, useRef, useState } from 'react';
import { fitting } from './composer/fitting.ts';
import { type Message, type Messages, message } from './message.ts';
import { asStream, readAnswer } from './stream.ts';

/** A question on its way to the assistant. */
interface Question {
  stop: AbortController;
  /** The part of the reply that has come. */
  begun?: Message;
}

/** The outcome of a question: the API's answer, and the sentences that were shown before it. */
export interface Outcome {
  answer: Answer;
  begun: Message | undefined;
}

/**
 * Asks one question at a time (CH05, CH06), and names the page that it is asked on. Closing the panel ends the
 * stream.
 */
export function useQuestion(isOpen: boolean) {
  const post = usePost();
  const page = useLocation().pathname;
  // Both a state, to show it, and a reference, because two keys can be struck before one render.
  const [isPending, setPending] = useState(false);
  const [begun, setBegun] = useState<Message>();
  const asking = useRef<Question>(undefined);

  useEffect(() => {
    if (!isOpen) asking.current?.stop.abort();
  }, [isOpen]);

  /** Returns whether the question is asked at all. `settle` is not called for a question that was given up. */
  function ask(history: Messages, settle: (outcome: Outcome) => void): boolean {
    if (asking.current) return false;
    const question: Question = { stop: new AbortController() };
    begin(question);
    void answer(question, history, settle);

    return true;
  }

  async function answer(question: Question, history: Messages, settle: (outcome: Outcome) => void) {
    const read = readAnswer({ onSentence: (text) => hear(question, text), signal: question.stop.signal });
    const answered = await post('chat', { messages: fitting(history) }, { headers: headersOn(page), read });
    if (asking.current !== question) return;
    begin(undefined);
    // In one step with the line above, so that the reply replaces its beginning unseen.
    settle({ answer: answered, begun: question.begun });
  }

  function hear(question: Question, text: string) {
    if (asking.current !== question) return;
    const { content, ...rest } = question.begun ?? message('assistant', '');
    question.begun = { ...rest, content: content + text };
    setBegun(question.begun);
  }

  function begin(question: Question | undefined) {
    asking.current = question;
    setPending(question !== undefined);
    setBegun(undefined);
  }

  return {
    isPending,
    begun,
    ask,
    giveUp() {
      asking.current?.stop.abort();
      begin(undefined);
    },
  };
}

function headersOn(page: string) {
  const path = encodeURI(page);

  return { ...asStream, ...(path.length <= chatLimits.page && { [pageHeader]: path }) };
}
