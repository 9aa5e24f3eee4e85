import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { limits } from '@dosmares/contracts/inquiry-fields';
import { newestWithin } from '../newest.ts';

export interface Fields {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The agent who answers; undefined if it is the office. */
export const addressee = ({ to }: HandOver) => (to?.isOffice ? undefined : to);

/** The body of the request: the keys of the contact page's inquiry (C11, C12, C21), and where it comes from. */
export function inquiryBody(handOver: HandOver, fields: Fields) {
  const agent = addressee(handOver);

  return {
    ...fields,
    inquiryType: handOver.inquiryType,
    propertyType: '',
    preferredAgent: agent?.name ?? '',
    agentEmail: agent?.email ?? '',
    mlsNumber: handOver.house?.mlsNumber ?? '',
    source: 'chat',
  };
}

const heading = 'From the conversation with the concierge:';
const speakers: Readonly<Record<ChatMessage['role'], string>> = { user: 'Visitor', assistant: 'Concierge' };

/** The wish and, below it, the newest messages that fit, labelled in the language of staff. */
export function withConversation(wish: string, messages: readonly ChatMessage[]): string {
  const begun = messages.findIndex(({ role }) => role === 'user');
  const lines = messages.slice(begun).map(({ role, content }) => `${speakers[role]}: ${content}`);
  const room = begun < 0 ? 0 : limits.message - `${wish}\n\n${heading}`.length;
  const kept = newestWithin(lines, room, (line) => line.length + '\n'.length);

  return kept.length > 0 ? [`${wish}\n`, heading, ...kept].join('\n') : wish;
}
