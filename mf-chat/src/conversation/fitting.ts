import type { ChatMessage } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/limits';

const encoder = new TextEncoder();
const bytesOf = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** The part of a conversation that is sent: all of it (CH06), or the newest messages that the API accepts in one request. */
export function fitting(messages: readonly ChatMessage[]): ChatMessage[] {
  const sent = messages.map(({ role, content }) => ({ role, content }));
  let left = chatLimits.body - bytesOf({ messages: [] });
  const first = sent.findLastIndex((message) => {
    // Includes the comma.
    left -= bytesOf(message) + 1;

    return left < 0;
  });

  // The question is always sent: the API says what is wrong with it.
  return sent.slice(Math.min(first + 1, sent.length - 1));
}
