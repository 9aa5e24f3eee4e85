import type { Message } from './message.ts';

const key = 'dosmares.conversation';

/** The conversation of this tab, if there is one and the browser lets us keep things. */
export function recall(): readonly Message[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');

    return Array.isArray(kept) && kept.length > 0 && kept.every(isMessage) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the conversation for this tab; where the browser refuses, it lives as long as the page. */
export function remember(messages: readonly Message[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {
    // Storage is full or forbidden: nothing a visitor could do about it.
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Partial<Message>;

  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}
