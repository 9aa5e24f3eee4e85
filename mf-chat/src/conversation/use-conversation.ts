import { useEffect, useEffectEvent, useState } from 'react';
import { type Language, languageOf, languageOfBrowser } from '../language.ts';
import { useKept } from '../use-kept.ts';
import { words } from '../words.ts';
import { type Draft, useDraft } from './composer/use-draft.ts';
import { type Message, type Messages, message } from './message.ts';
import { readMessages } from './read-messages.ts';
import { reasonIn, replyIn } from './reply-in.ts';
import { stopped } from './stream.ts';
import { type Outcome, useQuestion } from './use-question.ts';

/** State of a conversation, and the visitor's actions. */
export interface Conversation {
  /** Undefined until the panel is first opened. */
  messages: Messages | undefined;
  language: Language;
  isPending: boolean;
  /** Whether the visitor's last message has no answer. */
  canRetry: boolean;
  draft: Draft;
  send: (text: string) => void;
  retry: () => void;
  startOver: () => void;
  /** Present from a fresh start until the next question: undoes the fresh start. */
  bringBack: (() => void) | undefined;
  /** Adds a message of the panel's own. */
  say: (text: string) => void;
  /** Records that the visitor has rated a reply. */
  markRated: (reply: Message) => void;
}

/** The visitor's conversation: begun or recalled when the panel first opens, kept for the tab (CH02, CH05-CH08). */
export function useConversation(isOpen: boolean): Conversation {
  const [messages, setMessages] = useKept('conversation', isOpen, begin);
  const [putAway, setPutAway] = useState<Messages>();
  const [isStopped, setStopped] = useState(false);
  const question = useQuestion(isOpen);
  const language = languageOfVisitor(messages ?? []);
  const draft = useDraft(isOpen, words[language]);

  function ask(history: Messages) {
    const isAsked = question.ask(history, (outcome) => {
      if (outcome.answer.body === stopped) setStopped(true);
      else if (outcome.answer.status === 413) takeBack(history.at(-1), outcome);
      else setMessages((now = history) => [...now, ...repliesIn(outcome, language)]);
    });
    if (!isAsked) return;
    setMessages(history);
    setPutAway(undefined);
  }

  /** Takes back a question that is too long: in the history, it would make every later one fail. */
  function takeBack(refused: Message | undefined, { answer }: Outcome) {
    const { failed: _, ...reply } = replyIn(answer, words[language]);
    setMessages((now = []) => [...now.filter((one) => one !== refused), reply]);
    draft.giveBack(refused?.content ?? '', reasonIn(answer, words[language]));
  }

  function retry() {
    const last = messages?.findLastIndex(({ role }) => role === 'user') ?? -1;
    if (messages) ask(messages.slice(0, last + 1));
  }

  const askAgain = useEffectEvent(() => {
    setStopped(false);
    retry();
  });

  // A reply that was stopped is asked for again when the visitor returns.
  useEffect(() => {
    if (isOpen && isStopped) askAgain();
  }, [isOpen, isStopped]);

  return {
    messages: messages && question.begun ? [...messages, question.begun] : messages,
    language,
    isPending: question.isPending,
    canRetry: !question.isPending && messages !== undefined && isUnanswered(messages),
    draft,
    send: (text) => {
      if (messages && text.trim() !== '') ask([...messages, message('user', text.trim())]);
    },
    retry,
    startOver: () => {
      question.giveUp();
      if (messages && messages.length > 1) setPutAway(messages);
      setMessages([message('assistant', words[language].greeting)]);
    },
    bringBack:
      putAway &&
      (() => {
        setMessages(putAway);
        setPutAway(undefined);
      }),
    say: (text) => setMessages((now = []) => [...now, message('assistant', text)]),
    markRated: (reply) =>
      setMessages((now) => now?.map((one) => (one === reply ? { ...one, rated: true } : one))),
  };
}

const begin = (kept: unknown): Messages =>
  readMessages(kept) ?? [message('assistant', words[languageOfBrowser()].greeting)];

/** Returns the reply; if it was cut off, the part that arrived and then the apology. */
function repliesIn({ answer, begun }: Outcome, language: Language): Messages {
  const reply = replyIn(answer, words[language]);
  if (!begun) return [reply];

  return reply.failed ? [begun, reply] : [{ ...reply, timestamp: begun.timestamp }];
}

/**
 * Returns Spanish as soon as the visitor writes it, else the language of the last reply; before the first question,
 * the browser's.
 */
function languageOfVisitor(messages: Messages): Language {
  const question = messages.findLast(({ role }) => role === 'user');
  if (!question) return languageOfBrowser();
  if (languageOf(question.content) === 'es') return 'es';

  return messages.findLast(({ language }) => language !== undefined)?.language ?? 'en';
}

function isUnanswered(messages: Messages) {
  const last = messages.at(-1);

  return last?.role === 'user' || last?.failed === true;
}
