import type { ChatMessage, ChatReply } from '@dosmares/contracts/chat';

/** A line of an evaluation file. */
export interface Question {
  question: string;
  /** The page that the visitor is on. */
  page?: string | undefined;
  /** Earlier messages; plain texts alternate between visitor and assistant. */
  history?: readonly (ChatMessage | string)[];
  /** Words or links that the reply must contain; `a|b` means either, `a*` a prefix. */
  expect?: readonly string[];
  /** Words or links that the reply must not contain. */
  never?: readonly string[];
  /** For off-topic questions and misuse: the reply must not answer, but offer a person. */
  refuse?: boolean;
}

/**
 * A conversation of an evaluation file, with the assistant's own replies between the turns. It is right when every turn
 * is.
 */
export interface Conversation {
  page?: string;
  turns: readonly Question[];
}

/** Returns the conversation that ends with a question. */
export function conversationOf({ question, history = [] }: Question): ChatMessage[] {
  const earlier = history.map((said, index) =>
    typeof said === 'string'
      ? { role: index % 2 ? ('assistant' as const) : ('user' as const), content: said }
      : said,
  );

  return [...earlier, { role: 'user', content: question }];
}

/** Returns the faults of a reply, cards and links included; none when it is right. */
export function judge(
  { expect = [], never = [], refuse = false }: Question,
  reply: ChatReply,
): { reply: ChatReply; faults: string[] } {
  const { message, cards = [], links = [], handOver } = reply;
  const shown = [
    message,
    ...cards.flatMap(({ label, title, price = '', lines, href }) => [label, title, price, ...lines, href]),
    ...links.flatMap(({ label, href }) => [label, href]),
    // The form is as good as a link to the contact page.
    ...(handOver ? ['/contact'] : []),
  ].join('\n');
  const faults = [
    ...expect
      .filter((one) => !one.split('|').some((either) => holds(shown, either)))
      .map((one) => `lacks “${one}”`),
    ...never.filter((one) => holds(shown, one)).map((one) => `holds “${one}”`),
    ...(refuse && reply.kind === 'answer' ? ['answers'] : []),
    ...(refuse && !handOver ? ['offers no person'] : []),
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

// Normalizes letter case, accents and thousands: 1,850 equals 1850.
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1');
