import { chatLimits } from '@dosmares/contracts/chat-limits';
import { pageHeader } from '@dosmares/contracts/endpoints';
import { type Answer, useLocation, usePost } from '@dosmares/platform';
import { useRef, useState } from 'react';
import { type Message, type Messages, message } from '../message.ts';
import { theOffice } from '../office.ts';
import { useSessionStorage } from '../use-session-storage.ts';
import { type Language, languageOf, languageOfBrowser, words } from '../words.ts';
import { asStream, readAnswer } from './answer-stream.ts';
import { extrasIn } from './extras.ts';
import { fitting } from './fitting.ts';

/** The visitor's conversation, kept for the tab (CH02, CH05-CH08): one question at a time, with its page (CH10). */
export function useConversation() {
  const repliesTo = useReplies();
  const [messages, setMessages] = useSessionStorage('conversation', restore);
  // State, to render it, and a ref, because two keys can be pressed before the next render.
  const [pending, setPending] = useState<{ part?: Message }>();
  const asking = useRef<object>(undefined);
  const language = messages.findLast((each) => each.language)?.language ?? languageOfBrowser();
  const last = messages.at(-1);

  function setQuestion(question: object | undefined) {
    asking.current = question;
    setPending(question && {});
  }

  async function ask(history: Messages) {
    if (asking.current) return;
    const question = {};
    setQuestion(question);
    setMessages(history);
    const replies = await repliesTo(history, language, (part) => {
      if (asking.current === question) setPending({ part });
    });
    if (asking.current !== question) return;
    // In one render, so that the reply replaces its streamed part without a flicker.
    setQuestion(undefined);
    setMessages((now) => [...now, ...replies]);
  }

  return {
    /** Includes the part of a streamed reply that has arrived. */
    messages: pending?.part ? [...messages, pending.part] : messages,
    language,
    isPending: pending !== undefined,
    /** Whether the visitor's last message has no answer. */
    canRetry: !pending && (last?.role === 'user' || last?.failed === true),
    send(text: string) {
      if (text.trim() !== '') void ask([...messages, message('user', text.trim())]);
    },
    retry: () => void ask(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)),
    startOver() {
      setQuestion(undefined);
      setMessages([greetingIn(language)]);
    },
  };
}

/** Asks the API; the replies are its answer, or an apology after what has arrived of one. */
function useReplies() {
  const post = usePost();
  const page = useLocation().pathname;

  return async (
    history: Messages,
    language: Language,
    onPart: (part: Message) => void,
  ): Promise<Messages> => {
    let part: Message | undefined;
    const read = readAnswer((next) => {
      part = extended(part, next);
      onPart(part);
    });
    const answer = await post('chat', { messages: fitting(history) }, { headers: headersFor(page), read });
    const reply = replyIn(answer);
    if (reply) return [{ ...reply, timestamp: part?.timestamp ?? reply.timestamp }];

    console.error(`The assistant did not answer (status ${answer.status}).`);
    const apology = apologyIn(languageOf(history.at(-1)?.content ?? '') ?? language);

    return part ? [part, apology] : [apology];
  };
}

/** Restores a kept conversation, which an earlier release may have written, or begins a new one. */
const restore = (kept: unknown): Messages =>
  Array.isArray(kept) && kept.length > 0 && kept.every(isMessage)
    ? kept.map(asMessage)
    : [greetingIn(languageOfBrowser())];

const isMessage = (value: unknown): value is Message => {
  const { role, content, timestamp } = (value ?? {}) as Partial<Message>;

  return (
    /^(?:user|assistant)$/.test(`${role}`) && [content, timestamp].every((text) => typeof text === 'string')
  );
};

const asMessage = ({ role, content, timestamp, failed, ...extras }: Message): Message => ({
  role,
  content,
  timestamp,
  ...extrasIn(extras),
  ...(failed && { failed }),
});

const greetingIn = (language: Language) =>
  message('assistant', words[language].greeting, { language, choices: [...words[language].openers] });

function apologyIn(language: Language): Message {
  const { email, phone, mailHref, callHref } = theOffice;
  const links = [
    { kind: 'mail' as const, label: email, href: mailHref },
    { kind: 'phone' as const, label: phone, href: callHref },
  ];

  return { ...message('assistant', words[language].apology, { language, links }), failed: true };
}

/** Returns the reply in an answer of the API (CH07), if it holds one. */
function replyIn({ ok, body }: Answer): Message | undefined {
  const text = (body as { message?: unknown } | null | undefined)?.message;

  return ok && typeof text === 'string' && text !== ''
    ? message('assistant', text, extrasIn(body))
    : undefined;
}

/** Appends a part of a stream to what has arrived, which is never taken back. */
function extended(begun = message('assistant', ''), part: unknown): Message {
  const { text } = (part ?? {}) as { text?: unknown };
  const { cards = [], links = [] } = extrasIn(part);

  return {
    ...begun,
    content: begun.content + (typeof text === 'string' ? text : ''),
    cards: [...(begun.cards ?? []), ...cards],
    links: [...(begun.links ?? []), ...links],
  };
}

function headersFor(page: string) {
  const path = encodeURI(page);

  return { ...asStream, ...(path.length <= chatLimits.page && { [pageHeader]: path }) };
}
