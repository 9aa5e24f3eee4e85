import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Reply } from '../../src/chat/answer.ts';

/** One line of an evaluation file. */
export interface Question {
  question: string;
  /** The page that the visitor is on. */
  page?: string | undefined;
  /** What was said before: messages, or plain texts in turns. */
  history?: readonly (ChatMessage | string)[];
  /** Words or links that the reply must hold; `a|b` asks for either, `a*` for a beginning. */
  expect?: readonly string[];
  /** What it must not hold. */
  never?: readonly string[];
  /** Off-topic and injections: the reply must be a polite no that names a person. */
  refuse?: boolean;
}

/** A conversation of an evaluation file: the assistant's own replies stand between the turns. It is right when every turn is. */
export interface Conversation {
  page?: string;
  turns: readonly Question[];
}

/** The conversation that ends in a question. */
export function conversationOf({ question, history = [] }: Question): ChatMessage[] {
  const earlier = history.map((said, index) =>
    typeof said === 'string'
      ? { role: index % 2 ? ('assistant' as const) : ('user' as const), content: said }
      : said,
  );

  return [...earlier, { role: 'user', content: question }];
}

/** What is wrong with a reply; nothing, when it is right. */
export function judge(
  { expect = [], never = [], refuse = false }: Question,
  reply: Reply,
): { reply: Reply; faults: string[] } {
  const faults = [
    ...expect
      .filter((one) => !one.split('|').some((either) => holds(reply.text, either)))
      .map((one) => `lacks “${one}”`),
    ...never.filter((one) => holds(reply.text, one)).map((one) => `holds “${one}”`),
    ...(refuse && reply.kind !== 'refusal' ? ['does not refuse'] : []),
    ...(refuse && !holds(reply.text, '/contact') ? ['offers no person'] : []),
    ...(!refuse && reply.kind === 'refusal' ? ['refuses'] : []),
  ];

  return { reply, faults };
}

function holds(text: string, expected: string) {
  const [whole, part] = [fold(text), fold(expected.replace(/\*$/, ''))];
  if (expected.endsWith('*')) return whole.includes(part);
  const edge = (character: string | undefined) => character === undefined || !/[\w/]/.test(character);
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    if (
      (edge(whole[at - 1]) || !/\w/.test(part[0] ?? '')) &&
      (edge(whole[at + part.length]) || !/[\w/]/.test(part.at(-1) ?? ''))
    )
      return true;
  }

  return false;
}

// Thousands may be written either way: 1,850 or 1850.
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1');
