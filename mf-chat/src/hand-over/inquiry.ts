import { agentById } from '@dosmares/content/roster';
import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/limits';

/** Fields of the form. */
export interface Fields {
  name: string;
  email: string;
  phone: string;
  wish: string;
}

/** The agent who answers; undefined is the office. */
export const addressee = ({ agentId }: HandOver) => (agentId === undefined ? undefined : agentById(agentId));

/** The body of the request: the keys of the contact page's inquiry (C11, C12). */
export function inquiryBody(handOver: HandOver, { name, email, phone }: Fields, message: string) {
  const agent = addressee(handOver);

  return {
    name,
    email,
    phone,
    inquiryType: handOver.inquiryType,
    propertyType: '',
    preferredAgent: agent?.name ?? '',
    message,
    agentEmail: agent?.email ?? '',
  };
}

const heading = 'From the conversation with the concierge:';
const speakers: Readonly<Record<ChatMessage['role'], string>> = { user: 'Visitor', assistant: 'Concierge' };

/**
 * Returns the wish and, below it, the newest part of the conversation that fits into a message. Staff read it, in
 * their language.
 */
export function withConversation(wish: string, messages: readonly ChatMessage[]): string {
  const begun = messages.findIndex(({ role }) => role === 'user');
  const lines =
    begun < 0 ? [] : messages.slice(begun).map(({ role, content }) => `${speakers[role]}: ${content}`);
  const kept = newest(lines, limits.message - `${wish}\n\n${heading}`.length);

  return kept.length > 0 ? [`${wish}\n`, heading, ...kept].join('\n') : wish;
}

function newest(lines: readonly string[], room: number) {
  let left = room;
  const first = lines.findLastIndex((line) => {
    // Includes the line break.
    left -= line.length + 1;

    return left < 0;
  });

  return lines.slice(first + 1);
}
