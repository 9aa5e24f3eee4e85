import type { ChatLink, ChatReply } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/limits';
import { type Card, type Context, capital, inLanguage, type Said, say } from './blocks/block.ts';
import { type Block, rendered } from './blocks/blocks.ts';
import { personOf, reachOf } from './cards.ts';
import { handOverOf, type Spanned } from './hand-over.ts';
import { sellerOf } from './homes.ts';
import { isCourtesy } from './reading/answers.ts';
import { type Asked, choose } from './reading/choose.ts';
import type { Focus } from './reading/reading.ts';
import { folded, languageOf } from './reading/text.ts';

/** Returns the language of a conversation: that of the newest message that tells it. */
export const languageIn = ({ messages }: Asked) =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => languageOf(content))
    .findLast((language) => language !== undefined) ?? 'en';

/** Answers without a model. */
export function ownReply(asked: Asked, given: Omit<Context, 'language'>): ChatReply {
  const context = { ...given, language: languageIn(asked) };
  const { blocks, focus } = choose(asked, context);
  const said = blocks.flatMap((block) => rendered(block, { ...context, home: focus.home }) ?? []);
  const reply = replyOf(said, { asked, blocks, context, focus });

  const isMere = blocks.every(
    (block) => block.kind === 'person' || (block.kind === 'faq' && isCourtesy(block.id)),
  );

  return isMere ? reply : { ...reply, message: varied(reply, asked, context) };
}

/** What surrounds a reply. */
export interface Around {
  asked: Asked;
  blocks: readonly Block[];
  context: Context;
  focus: Focus;
  /** What a model found for the form in the visitor's messages. */
  spanned?: Spanned;
}

/** Joins what blocks say into a reply: each card and link once, and a form where one of them offers it. */
export function replyOf(
  said: readonly Said[],
  { asked, blocks, context, focus, spanned }: Around,
): ChatReply {
  const message = [...new Set(said.map(({ text }) => text))].join('\n');
  const all = said.flatMap(({ cards = [] }) => cards);
  const cards = distinct(all, ({ href, title }) => `${href} ${title}`).slice(0, chatLimits.references);
  const links = linksIn(message, said, cards);
  const offering = said.find(({ offer }) => offer);
  const home = said.find((each) => each.home)?.home ?? focus.home;
  const spoken = said.find((each) => each.person && each.person !== 'office')?.person;
  const person = spoken ?? (home && sellerOf(home)) ?? focus.agent ?? 'office';
  const offer = offering && { person, ...offering, ...(home && { home }) };
  const choices = choicesFor(blocks, said, context);

  return {
    message,
    kind: said.every(({ isUnknown }) => isUnknown) ? 'unknown' : 'answer',
    language: context.language,
    ...(cards.length > 0 && {
      cards: cards.map(({ reference: _, ...card }) => card),
      references: cards.flatMap(({ reference }) => reference ?? []),
    }),
    ...(links.length > 0 && { links }),
    ...(choices.length > 0 && { choices }),
    ...(offer && { handOver: handOverOf(asked.messages, offer, spanned) }),
    person: personOf(person),
  };
}

/** Says again, in other words, what was just said. */
const again = ['again', 'enough'] as const;
const neither = ['nor', 'neither'] as const;

function varied({ message, kind, person }: ChatReply, { messages }: Asked, context: Context) {
  const before = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content.trim());
  if (!before.includes(message)) return message;
  const [question = '', ...asked] = messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => folded(content))
    .toReversed();
  const values = { message, person: person && capital(reachOf(person, context)) };
  const isNew = !asked.includes(question);
  const ways = isNew ? (kind === 'unknown' ? neither : again) : again;

  return ways.map((way) => say(context, way, values)).find((text) => !before.includes(text)) ?? message;
}

/** Links whose words stand in the message, and those to pages without a card. */
function linksIn(message: string, said: readonly Said[], cards: readonly Card[]): ChatLink[] {
  const all = said
    .flatMap(({ links = [] }) => links)
    .filter(({ kind, label, href }) =>
      kind === 'page' ? !cards.some((card) => card.href === href) : message.includes(label),
    );

  return distinct(all, ({ href }) => href).slice(0, chatLimits.links);
}

const distinct = <Item>(items: readonly Item[], key: (item: Item) => string) => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

// biome-ignore format: a table reads in columns
const next: Readonly<Record<string, readonly (readonly [topic: string, en: string, es: string])[]>> = {
  home:   [['lot', 'How large is the lot?', '¿Cuánto mide el terreno?'], ['seller', 'Who sells it?', '¿Quién la vende?'], ['viewing', 'Can I see it?', '¿Puedo visitarla?'], ['year', 'When was it built?', '¿En qué año se construyó?']],
  homes:  [['price', 'Which is the least expensive?', '¿Cuál es la más económica?'], ['seaView', 'With a view of the sea', 'Con vista al mar'], ['viewing', 'How do I arrange a viewing?', '¿Cómo visito una casa?']],
  agent:  [['years', 'How much experience?', '¿Cuánta experiencia tiene?'], ['languages', 'Which languages?', '¿Qué idiomas habla?'], ['homes', 'Which homes?', '¿Qué casas vende?']],
  report: [['days', 'How long do homes take to sell?', '¿Cuánto tarda en venderse una casa?'], ['median', 'What is the median price?', '¿Cuál es el precio mediano?'], ['value', 'What is my house worth?', '¿Cuánto vale mi casa?']],
  faq:    [['closing-costs', 'What are the closing costs?', '¿Cuánto son los gastos de cierre?'], ['steps', 'Which steps does a purchase have?', '¿Qué pasos tiene una compra?'], ['person', 'Can someone call me?', '¿Me pueden llamar?']],
  begin:  [['homes', 'Which homes do you have?', '¿Qué casas tienen?'], ['trust', 'Can foreigners own a home here?', '¿Puede un extranjero comprar aquí?'], ['office', 'When are you open?', '¿A qué hora abren?']],
};

// What a block tells beside what it was chosen for; what the cards show is no choice at all.
const alsoTold: Readonly<Record<string, readonly string[]>> = { agents: ['languages', 'years'] };
const topicOf = (value: unknown) => String(value).replace(/^speaks:.*/, 'languages');

/** Short questions that go on from a reply; none of what it has just answered. */
function choicesFor(blocks: readonly Block[], said: readonly Said[], context: Context): string[] {
  const kind = said.at(-1)?.home ? 'home' : (blocks.at(-1)?.kind.replace('agents', 'agent') ?? '');
  const isOfNobody = kind === 'agent' && said.every(({ person }) => !person);
  const answered = new Set(
    blocks.flatMap((block) => [...Object.values(block).map(topicOf), ...(alsoTold[block.kind] ?? [])]),
  );

  return ((isOfNobody ? undefined : next[kind]) ?? next.begin ?? [])
    .filter(([topic]) => !answered.has(topic))
    .slice(0, Math.min(3, chatLimits.choices))
    .map(([, en, es]) => inLanguage(context, en, es));
}
