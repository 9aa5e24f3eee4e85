import { type Answer, usePost } from '@dosmares/platform';
import { useEffect, useRef, useState } from 'react';
import { recall, remember } from './memory.ts';
import { type Conversation, type Message, message } from './message.ts';
import { apology, greeting } from './phrases.ts';

type Messages = readonly Message[];

/** The visitor's conversation: begun or recalled when the panel first opens, kept for the tab (CH02, CH05-CH08). */
export function useConversation(isOpen: boolean): Conversation {
  const post = usePost();
  const [messages, setMessages] = useState<Messages>();
  // What the assistant is being asked. Both a state, to show it, and a reference, because two keys can be struck before one render.
  const [asked, setAsked] = useState<Messages>();
  const asking = useRef<Messages>(undefined);

  useEffect(() => {
    if (isOpen) setMessages((known) => known ?? recall() ?? [message('assistant', greeting)]);
  }, [isOpen]);

  useEffect(() => {
    if (messages) remember(messages);
  }, [messages]);

  async function ask(history: Messages) {
    if (asking.current) return;
    show(history, history);
    const answer = await post('chat', { messages: history.map(({ role, content }) => ({ role, content })) });
    // A conversation begun anew does not want the old one's reply.
    if (asking.current === history) show([...history, replyIn(answer)]);
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

function isUnanswered(messages: Messages) {
  const last = messages.at(-1);

  return last?.role === 'user' || last?.failed === true;
}
