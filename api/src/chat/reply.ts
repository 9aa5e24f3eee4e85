import { choices as next, pageNames } from '@dosmares/content/chat/sayings';
import { compareAddress, mostCompared } from '@dosmares/content/compare-address';
import { office } from '@dosmares/content/office';
import { agentPortrait } from '@dosmares/content/pictures/agents';
import { profiles } from '@dosmares/content/profiles';
import { roster, telHref } from '@dosmares/content/roster';
import type { ChatCard, ChatLink, ChatReply, HandOver } from '@dosmares/contracts/chat';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { type Block, type Context, inLanguage, type Rendered, say } from './blocks/block.ts';
import { render } from './blocks/blocks.ts';
import { type Person, personOf } from './blocks/people.ts';
import { handOverOf } from './hand-over.ts';
import { dollars, type Home, hasPage, sellerOf, sizeOf } from './homes.ts';
import { chooseBlocks, type Question } from './understanding/choose-blocks.ts';
import type { DialogueState } from './understanding/dialogue-state.ts';
import { isCourtesy } from './understanding/mentions.ts';
import { languageIn, normalized } from './understanding/text.ts';

/** The language of a conversation: that of the visitor's newest message that reveals one. */
export const languageOfChat = ({ messages }: Question) =>
  messages
    .map(({ role, content }) => (role === 'user' ? languageIn(content) : undefined))
    .findLast((language) => language !== undefined) ??
  languageIn(messages[0]?.content ?? '', 0.1) ??
  'en';

/** Replies to a question without a model. */
export function ownReply(question: Question, given: Omit<Context, 'language'>): ChatReply {
  const language = languageOfChat(question);
  const { blocks, state } = chooseBlocks(question, { ...given, language });
  const context = { ...given, language, home: state.home };
  const found = blocks.flatMap((block) => render(block, context) ?? []);
  const rendered = found.length > 0 ? found : [render({ kind: 'unknown' }, context) ?? { text: '' }];
  const reply = composeReply(rendered, { question, blocks, context, state });
  const mayRepeat = blocks.every(({ kind, of }) => kind === 'person' || isCourtesy(of));

  return mayRepeat ? reply : { ...reply, message: withoutRepetition(reply, question, context) };
}

/** What a reply is composed from, besides its rendered blocks; `copied` are the form's fields that a model filled. */
export interface ReplyContext {
  question: Question;
  blocks: readonly Block[];
  context: Context;
  state: DialogueState;
  copied?: Partial<HandOver>;
}

/** Joins rendered blocks into a reply: each card and link once, and a form where one of them offers it. */
export function composeReply(
  rendered: readonly Rendered[],
  { question, blocks, context, state, copied }: ReplyContext,
): ChatReply {
  const shown = rendered.map((each) => cardsAndLinks(each, context));
  const cards = distinct(shown.flatMap((each) => each.cards));
  const links = distinct(shown.flatMap((each) => each.links));
  const offer = rendered.find((each) => each.offer)?.offer;
  const renderedHome = rendered.flatMap(({ homes = [] }) => (homes.length === 1 ? homes : []))[0];
  // A search leaves the previous home behind; whoever sells or rents is not asking about one of ours.
  const isAboutOurs = offer !== 'selling' && offer !== 'renting';
  const current = blocks.some(({ kind }) => kind === 'homes') ? undefined : state;
  const home = isAboutOurs ? (renderedHome ?? current?.home) : undefined;
  const message = [...new Set(rendered.map(({ text }) => text))].join('\n');
  const agent = recipientIn(rendered.find(({ namesRecipient }) => namesRecipient)?.text ?? message) ?? {
    found: (home && sellerOf(home)) ?? current?.agent,
  };

  return {
    message,
    kind: rendered.every(({ isUnknown }) => isUnknown) ? 'unknown' : 'answer',
    language: context.language,
    cards: cards.slice(0, chatLimits.cards),
    // A page is linked only where no card leads to it.
    links: links.filter(({ href }) => !cards.some((card) => card.href === href)).slice(0, chatLimits.links),
    choices: choicesFor(blocks, rendered, context),
    ...(offer && { handOver: handOverOf(question.messages, { agent: agent.found, home, offer }, copied) }),
    person: personOf(agent.found),
  };
}

/** The office or the agent that a message names first: the form goes to no other recipient. */
function recipientIn(message: string) {
  const named = [undefined, ...roster]
    .map((found) => ({ found, at: message.indexOf((found ?? office).phone) }))
    .filter(({ at }) => at >= 0);

  return named.toSorted((one, other) => one.at - other.at)[0];
}

const distinct = <Item extends { href: string; title?: string }>(items: readonly Item[]) => [
  ...new Map(items.map((item) => [`${item.href} ${item.title}`, item])).values(),
];

/** The cards and links of a block: its people and homes, its page, and the contacts that its text names (X05). */
export function cardsAndLinks({ people = [], homes = [], page, text }: Rendered, context: Context) {
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
  const own = homes.filter(hasPage).slice(0, mostCompared);
  const links: ChatLink[] = [
    ...contacts.filter(({ label }) => text.includes(label)),
    ...(own.length > 1
      ? [
          {
            kind: 'page' as const,
            label: inLanguage(context, 'Compare side by side', 'Comparar lado a lado'),
            href: compareAddress(own.map(({ href }) => href.replace('/property/', ''))),
          },
        ]
      : []),
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

/** Replaces the text of a reply that the conversation already has by another way to say it. */
function withoutRepetition({ message, kind, person }: ChatReply, { messages }: Question, context: Context) {
  const texts = messages.map(({ content }) => content.trim());
  const newest = normalized(texts.at(-1) ?? '');
  const isNew = texts.slice(0, -1).every((each) => normalized(each) !== newest);
  const ways = isNew && kind === 'unknown' ? (['nor', 'neither'] as const) : (['again', 'enough'] as const);
  const values = { message, person: person && `${person.name} (${person.phone}, ${person.email})` };
  const others = ways.map((way) => say(context, way, values));

  return [message, ...others].find((text) => !texts.includes(text)) ?? message;
}

/** Suggested follow-up questions, without those that the reply has just answered. */
function choicesFor(blocks: readonly Block[], rendered: readonly Rendered[], context: Context): string[] {
  const [last, shown] = [blocks.at(-1), rendered.at(-1)];
  const isAboutAgent = shown?.people?.length === 1 && last?.kind.startsWith('agent');
  const ofLast = last?.kind === 'home' ? 'homes' : (isAboutAgent && 'agent') || last?.kind;
  const kind = shown?.homes?.length === 1 ? 'home' : (ofLast ?? '');
  const answered = blocks.flatMap(({ kind: each, of, field }) => [
    ...[each, of, field?.replace(/^speaks:.*/, 'languages')],
    ...(each === 'agents' ? ['languages', 'years'] : []),
  ]);

  return (next[kind] ?? next.begin ?? [])
    .filter(([topic]) => !answered.includes(topic))
    .slice(0, 3)
    .map(([, en, es]) => inLanguage(context, en, es));
}
