import type { ChatMessage } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/limits';
import { newestWithin } from '../newest.ts';

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** The part of a conversation that is sent: all of it (CH06), or the newest messages that the API accepts in one request. */
export function fitting(messages: readonly ChatMessage[]): ChatMessage[] {
  const sent = messages.map(({ role, content }) => ({ role, content }));
  const room = chatLimits.body - bytesOf({ messages: [] });
  const newest = newestWithin(sent, room, (message) => bytesOf(message) + ','.length);

  // The question is always sent: the API says what is wrong with it.
  return newest.length > 0 ? newest : sent.slice(-1);
}
