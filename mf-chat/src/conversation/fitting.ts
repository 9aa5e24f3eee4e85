import type { ChatMessage } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { newestWithin } from '../newest.ts';

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** The messages to send: all of them (CH06), or the newest ones that the API accepts in one request. */
export function fitting(messages: readonly ChatMessage[]): ChatMessage[] {
  const sent = messages.map(({ role, content }) => ({ role, content }));
  const room = chatLimits.body - bytesOf({ messages: [] });
  const newest = newestWithin(sent, room, (message) => bytesOf(message) + ','.length);

  // The question is sent even if it is too long: the API says what is wrong with it.
  return newest.length > 0 ? newest : sent.slice(-1);
}
