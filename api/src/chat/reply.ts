import { choices as next, pageNames } from '@dosmares/content/chat/sayings';
import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { profiles } from '@dosmares/content/profiles';
import { roster, telHref } from '@dosmares/content/roster';
import type { ChatCard, ChatLink, ChatReply, HandOver } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/limits';
import { type Block, type Context, inLanguage, type RenderedBlock, say } from './blocks/block.ts';
import { render } from './blocks/blocks.ts';
import { type Person, personOf } from './blocks/people.ts';
import { handOverOf } from './hand-over.ts';
import { dollars, type Home, sellerOf, sizeOf } from './homes.ts';
import { chooseBlocks, type Question } from './understanding/choose-blocks.ts';
import type { DialogueState } from './understanding/dialogue-state.ts';
import { isCourtesy } from './understanding/mentions.ts';
import { languageOf, normalized } from './understanding/text.ts';

/** Returns the language of a conversation: that of the newest message that tells it. */
export const conversationLanguage = ({ messages }: Question) =>
  messages
    .map(({ role, content }) => (role === 'user' ? languageOf(content) : undefined))
    .findLast((language) => language !== undefined) ??
  languageOf(messages[0]?.content ?? '', 0.1) ??
  'en';

export function ownReply(question: Question, given: Omit<Context, 'language'>): ChatReply {
  const language = conversationLanguage(question);
  const { blocks, state } = chooseBlocks(question, { ...given, language });
  const context = { ...given, language, home: state.home };
  const found = blocks.flatMap((block) => render(block, context) ?? []);
  const said = found.length > 0 ? found : [render({ kind: 'unknown' }, context) ?? { text: '' }];
  const reply = composeReply(said, { question, blocks, context, state });
  const isMere = blocks.every(({ kind, of }) => kind === 'person' || isCourtesy(of));

  return isMere ? reply : { ...reply, message: withoutRepetition(reply, question, context) };
}

/** What surrounds a reply; `copied` is what a model found for the form in the visitor's messages. */
export interface ReplyContext {
  question: Question;
  blocks: readonly Block[];
  context: Context;
  state: DialogueState;
  copied?: Partial<HandOver>;
}

/** Joins what blocks say into a reply: each card and link once, and a form where one of them offers it. */
export function composeReply(
  said: readonly RenderedBlock[],
  { question, blocks, context, state, copied }: ReplyContext,
): ChatReply {
  const shown = said.map((each) => cardsAndLinks(each, context));
  const cards = distinct(shown.flatMap((each) => each.cards));
  const links = distinct(shown.flatMap((each) => each.links));
  const offer = said.find((each) => each.offer)?.offer;
  const told = said.flatMap(({ homes = [] }) => (homes.length === 1 ? homes : []))[0];
  // Who looks on speaks no more of the home before; who sells or rents a house speaks of none of ours.
  const isOfOurs = offer !== 'selling' && offer !== 'renting';
  const spoken = blocks.some(({ kind }) => kind === 'homes') ? undefined : state;
  const home = isOfOurs ? (told ?? spoken?.home) : undefined;
  const message = [...new Set(said.map(({ text }) => text))].join('\n');
  const agent = firstNamedRecipient(said.find(({ namesRecipient }) => namesRecipient)?.text ?? message) ?? {
    found: (home && sellerOf(home)) ?? spoken?.agent,
  };

  return {
    message,
    kind: said.every(({ isUnknown }) => isUnknown) ? 'unknown' : 'answer',
    language: context.language,
    cards: cards.slice(0, chatLimits.cards),
    // A page is linked where no card leads to it.
    links: links.filter(({ href }) => !cards.some((card) => card.href === href)).slice(0, chatLimits.links),
    choices: choicesFor(blocks, said, context),
    ...(offer && { handOver: handOverOf(question.messages, { agent: agent.found, home, offer }, copied) }),
    person: personOf(agent.found),
  };
}

/** Whom words name first, the office or an agent: a form goes there, and nowhere else. */
function firstNamedRecipient(message: string) {
  const named = [undefined, ...roster]
    .map((found) => ({ found, at: message.indexOf((found ?? office).phone) }))
    .filter(({ at }) => at >= 0);

  return named.toSorted((one, other) => one.at - other.at)[0];
}

const distinct = <Item extends { href: string; title?: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [`${item.href} ${item.title}`, item])).values(),
];

/** The cards and links of what a block says: its people and homes, its page, and the contacts that its text names (X05). */
export function cardsAndLinks({ people = [], homes = [], page, text }: RenderedBlock, context: Context) {
  const cards = [
    ...people.map((agent) => personCard(agent, context)),
    ...homes.slice(0, 4).map((home) => homeCard(home, context)),
  ];
  const contacts = [office, ...roster].flatMap(({ email, phone, ...more }): ChatLink[] => [
    ...[phone, 'phoneSecondary' in more ? more.phoneSecondary : undefined].flatMap((label) =>
      label ? [{ kind: 'phone' as const, label, href: telHref(label) }] : [],
    ),
    { kind: 'mail', label: email, href: `mailto:${email}` },
  ]);
  const links: ChatLink[] = [
    ...contacts.filter(({ label }) => text.includes(label)),
    ...(page
      ? [{ kind: 'page' as const, label: pageNames[page][context.language === 'es' ? 1 : 0], href: page }]
      : []),
  ];

  return { cards, links };
}

const personCard = (agent: Person, context: Context): ChatCard => ({
  kind: agent ? 'person' : 'office',
  label: agent ? (profiles[agent.id]?.title ?? '') : inLanguage(context, 'The office', 'La oficina'),
  title: (agent ?? office).name,
  lines: [(agent ?? office).phone],
  href: agent ? `/${agent.slug}` : '/contact',
  ...(agent && { picture: agentPortrait(agent.id) }),
});

const homeCard = (home: Home, context: Context): ChatCard => ({
  kind: home.kind,
  label: home.place,
  title: home.title,
  price: `${dollars(home.price)} USD`,
  lines: [say(context, 'rooms', { beds: home.beds, baths: home.baths }), sizeOf(home, ' · ')].filter(Boolean),
  href: home.href,
  ...(home.picture && { picture: home.picture }),
});

function withoutRepetition({ message, kind, person }: ChatReply, { messages }: Question, context: Context) {
  const said = messages.map(({ content }) => content.trim());
  const newest = normalized(said.at(-1) ?? '');
  const isNew = said.slice(0, -1).every((each) => normalized(each) !== newest);
  const ways = isNew && kind === 'unknown' ? (['nor', 'neither'] as const) : (['again', 'enough'] as const);
  const values = { message, person: person && `${person.name} (${person.phone}, ${person.email})` };
  const others = ways.map((way) => say(context, way, values));

  return [message, ...others].find((text) => !said.includes(text)) ?? message;
}

/** Short questions that go on from a reply; none of what it has just answered. */
function choicesFor(blocks: readonly Block[], said: readonly RenderedBlock[], context: Context): string[] {
  const [last, told] = [blocks.at(-1), said.at(-1)];
  const isAboutAgent = told?.people?.length === 1 && last?.kind.startsWith('agent');
  const ofHomes = told?.homes?.length === 1 ? 'home' : last?.kind === 'home' ? 'homes' : undefined;
  const kind = ofHomes ?? (isAboutAgent ? 'agent' : (last?.kind ?? ''));
  const answered = blocks.flatMap(({ kind: each, of, field }) => [
    ...[each, of, field?.replace(/^speaks:.*/, 'languages')],
    ...(each === 'agents' ? ['languages', 'years'] : []),
  ]);

  return (next[kind] ?? next.begin ?? [])
    .filter(([topic]) => !answered.includes(topic))
    .slice(0, 3)
    .map(([, en, es]) => inLanguage(context, en, es));
}
