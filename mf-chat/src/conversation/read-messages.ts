import { extrasIn } from './extras.ts';
import type { Message } from './message.ts';

/** Reads a kept conversation, leaving out what is malformed; undefined if it is none. */
export function readMessages(kept: unknown): readonly Message[] | undefined {
  return Array.isArray(kept) && kept.length > 0 && kept.every(isMessage) ? kept.map(asMessage) : undefined;
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { role, content, timestamp } = value as Partial<Message>;

  return (
    (role === 'user' || role === 'assistant') && typeof content === 'string' && typeof timestamp === 'string'
  );
}

const asMessage = ({ role, content, timestamp, failed, rated, ...extras }: Message): Message => ({
  role,
  content,
  timestamp,
  ...(failed && { failed }),
  ...(rated && { rated }),
  ...extrasIn(extras),
});
