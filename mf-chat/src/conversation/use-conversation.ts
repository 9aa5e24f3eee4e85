import { type Answer, usePost } from '@dosmares/platform';
import { useEffect, useRef, useState } from 'react';
import { fitting } from './fitting.ts';
import { recall, remember } from './memory.ts';
import { type Conversation, type Message, message } from './message.ts';
import { apology, greeting, tooLong } from './phrases.ts';
import { useDraft } from './use-draft.ts';

type Messages = readonly Message[];

/** The visitor's conversation: begun or recalled when the panel first opens, kept for the tab (CH02, CH05-CH08). */
export function useConversation(isOpen: boolean): Conversation {
  const post = usePost();
  const [messages, setMessages] = useState<Messages>();
  // What the assistant is being asked. Both a state, to show it, and a reference, because two keys can be struck before one render.
  const [asked, setAsked] = useState<Messages>();
  const asking = useRef<Messages>(undefined);
  const draft = useDraft();

  useEffect(() => {
    if (isOpen) setMessages((known) => known ?? recall() ?? [message('assistant', greeting)]);
  }, [isOpen]);

  useEffect(() => {
    if (messages) remember(messages);
  }, [messages]);

  async function ask(history: Messages) {
    if (asking.current) return;
    show(history, history);
    const answer = await post('chat', { messages: fitting(history) });
    // A conversation begun anew does not want the old one's reply.
    if (asking.current !== history) return;
    if (answer.status === 413) takeBack(history, answer);
    else show([...history, replyIn(answer)]);
  }

  /** A question that is too long must not stand in the history, or every later one would fail with it. */
  function takeBack(history: Messages, answer: Answer) {
    const { failed: _, ...reply } = replyIn(answer);
    show([...history.slice(0, -1), reply]);
    draft.giveBack(history.at(-1)?.content ?? '', reasonIn(answer));
  }

  function show(next: Messages, question?: Messages) {
    asking.current = question;
    setAsked(question);
    setMessages(next);
  }

  return {
    messages,
    isPending: asked !== undefined,
    canRetry: asked === undefined && messages !== undefined && isUnanswered(messages),
    draft,
    send: (text) => {
      if (messages && text.trim() !== '') void ask([...messages, message('user', text.trim())]);
    },
    retry: () => {
      if (messages) void ask(messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1));
    },
    startOver: () => show([message('assistant', greeting)]),
  };
}

function replyIn({ ok, status, body }: Answer): Message {
  const text = (body as { message?: unknown } | null | undefined)?.message;
  if (ok && typeof text === 'string' && text !== '') return message('assistant', text);
  console.error(`The assistant did not answer (status ${status}).`);

  return { ...message('assistant', apology), failed: true };
}

function reasonIn({ body }: Answer): string {
  const reason = (body as { error?: unknown } | null | undefined)?.error;

  return typeof reason === 'string' && reason !== '' ? `${reason}.` : tooLong;
}

function isUnanswered(messages: Messages) {
  const last = messages.at(-1);

  return last?.role === 'user' || last?.failed === true;
}
