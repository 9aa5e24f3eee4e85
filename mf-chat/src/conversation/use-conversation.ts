import { type Message, type Messages, message } from '../message.ts';
import { useKept } from '../use-kept.ts';
import { type Language, languageOfBrowser, words } from '../words.ts';
import { extrasIn } from './extras.ts';
import { useQuestion } from './use-question.ts';

/** The visitor's conversation: begun or recalled when the panel first opens, and kept for the tab (CH02, CH05-CH08). */
export function useConversation() {
  const [messages, setMessages] = useKept('conversation', begin);
  const language = messages.findLast((each) => each.language)?.language ?? languageOfBrowser();
  const question = useQuestion(language);
  const last = messages.at(-1);

  function ask(history: Messages) {
    const isAsked = question.ask(history, (replies) => setMessages((now) => [...now, ...replies]));
    if (isAsked) setMessages(history);
  }

  return {
    messages: question.begun ? [...messages, question.begun] : messages,
    language,
    isPending: question.isPending,
    /** Whether the visitor's last message has no answer. */
    canRetry: !question.isPending && (last?.role === 'user' || last?.failed === true),
    send(text: string) {
      if (text.trim() !== '') ask([...messages, message('user', text.trim())]);
    },
    retry() {
      const asked = messages.findLastIndex(({ role }) => role === 'user');
      ask(messages.slice(0, asked + 1));
    },
    startOver() {
      question.giveUp();
      setMessages([greetingIn(language)]);
    },
    /** Adds a message of the panel's own. */
    say: (text: string) => setMessages((now) => [...now, message('assistant', text, { language })]),
  };
}

const begin = (kept: unknown): Messages => messagesIn(kept) ?? [greetingIn(languageOfBrowser())];

const greetingIn = (language: Language) =>
  message('assistant', words[language].greeting, { language, choices: [...words[language].openers] });

/** Reads a kept conversation, perhaps of an earlier release; undefined if it is none. */
function messagesIn(kept: unknown): Messages | undefined {
  return Array.isArray(kept) && kept.length > 0 && kept.every(isMessage) ? kept.map(asMessage) : undefined;
}

const isMessage = (value: unknown): value is Message => {
  const { role, content, timestamp } = (value ?? {}) as Partial<Message>;

  return (
    /^(?:user|assistant)$/.test(`${role}`) && [content, timestamp].every((text) => typeof text === 'string')
  );
};

const asMessage = ({ role, content, timestamp, failed, ...extras }: Message): Message => ({
  ...{ role, content, timestamp, ...extrasIn(extras) },
  ...(failed && { failed }),
});
