import { features } from '@dosmares/content/chat/features';
import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Context } from '../blocks/block.ts';
import { allKinds, type Block, type BlockOf } from '../blocks/blocks.ts';
import { hasFeature } from '../blocks/home.ts';
import { fitting, inOrder, measures } from '../blocks/homes.ts';
import { isOfPesos } from '../blocks/rate.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { answersIn, isCourtesy, nearestAnswer, rankOf } from './answers.ts';
import { monthsIn } from './names.ts';
import { after, type Focus, onPage, type Reading, readingOf, told } from './reading.ts';
import { folded, isKnown, isSmall, mended } from './text.ts';
import { says, topicsIn } from './topics.ts';

/** A question to be answered: the conversation, and the page that it is asked on. */
export interface Asked {
  messages: readonly ChatMessage[];
  page?: string | undefined;
}

const mostParts = 3;

/** Chooses the blocks of a reply without a model. */
export function choose({ messages, page }: Asked, context: Context): { blocks: Block[]; focus: Focus } {
  const before = focusOf(messages.slice(0, -1), page, context);
  const question = mended(folded(messages.at(-1)?.content ?? ''));
  const { chosen, focus } = read(question, before, context);
  const meant = chosen.filter(([first]) => first?.kind !== 'faq' || !isCourtesy(first.id));
  if (meant.length > 0) return { blocks: withoutMore(meant.slice(0, mostParts).flat()), focus };
  const left = whatIsLeft(readingOf(question, focus, context));
  const isMere = question.split(' ').length < 9 && !question.includes('?') && /unknown|faq/.test(left.kind);

  return { blocks: (isMere && chosen[0]) || [left], focus };
}

/** What a conversation is about: the visitor's page, and what was asked and answered since. */
export const focusOf = (messages: readonly ChatMessage[], page: string | undefined, context: Context) =>
  messages.reduce(
    (focus, { role, content }) => {
      const text = mended(folded(content));

      return role === 'assistant' ? told(text, focus, context) : read(text, focus, context).focus;
    },
    onPage(page, context),
  );

/** Reads the parts of a text one after the other: each may go on from those before. */
function read(text: string, before: Focus, context: Context) {
  let focus = before;
  const chosen: Block[][] = [];
  for (const part of partsOf(text)) {
    const reading = readingOf(part, focus, context);
    const blocks = blocksFor(reading);
    focus = after(reading, blocks);
    if (blocks.length > 0) chosen.push(blocks);
  }

  return { chosen, focus };
}

const asksAgain =
  '(?:what|who|how|when|where|which|is|are|do|does|can|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const joint = new RegExp(`,? (?:and|y|plus|also|ademas|tambien) (?=${asksAgain})|, (?=${asksAgain})`);

/** Splits a question into sentences, and a sentence where it asks for something else; the last parts stay together. */
function partsOf(question: string): string[] {
  const parts = question
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .filter((part) => /[a-z]/.test(part))
    .flatMap((sentence) => sentence.split(joint));

  return parts.length > 6 ? [...parts.slice(0, 5), parts.slice(5).join(' ')] : parts;
}

type Rule = (reading: Reading) => readonly Block[] | false | undefined;

/** What a part may ask for, in this order: the first rule that finds something answers it. */
const rules: readonly Rule[] = [
  ({ text }) => answer(answersIn(text).find((id) => rankOf(id) === 'first')),
  passedOn,
  ({ text, home, focus }) => says('atViewing', text) && viewingOf(home ?? focus.home),
  writtenOut,
  inPesos,
  (reading) => allKinds.flatMap(([, kind]) => kind.choose?.(reading) ?? []),
  seen,
  sideBySide,
  ofAgent,
  ofMarket,
  whoKnows,
  ofHome,
  ofOffice,
  searched,
  ({ text }) => answer(answersIn(text)[0]),
];

function blocksFor(reading: Reading): Block[] {
  for (const rule of rules) {
    const blocks = rule(reading) || [];
    if (blocks.length > 0) return [...blocks];
  }

  return [];
}

const answer = (id: string | undefined): Block[] => (id ? [{ kind: 'faq', id }] : []);

function passedOn({ text, agents, homes, home, amount, focus }: Reading): Block[] | undefined {
  const subject = home ?? focus.home;
  const isOffer = says('offering', text) && subject && (amount || homes.length > 0);
  if (!contact.test(text) && !says('person', text) && !isOffer) return undefined;
  const spoken = [focus.agent, subject && sellerOf(subject)];
  const [first, second] = focus.last === 'agent' ? spoken : spoken.toReversed();
  const [wish = subject ? 'buying' : 'general'] = topicsIn('wish', text);

  return [{ kind: 'person', agent: (agents[0] ?? first ?? second)?.slug ?? 'office', wish: wish as Wish }];
}

type Wish = BlockOf<'person'>['wish'];
const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,]|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;

function writtenOut({ text, homes, agents, filter }: Reading) {
  const isOfSome = homes.length > 0 || agents.length > 0;
  const isSearch = filter.features && says('whichHome', text);
  const [, first = '', last = ''] = employed.exec(text) ?? [];
  if (!isOfSome && first && !isSmall(first) && !(isKnown(first) && isKnown(last))) return answer('nobody');
  const ranks = isOfSome || isSearch ? ['courtesy', 'last', 'firm'] : ['courtesy', 'last'];

  return answer(answersIn(text).find((id) => !ranks.includes(rankOf(id) ?? '')));
}

const employed =
  /\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) ([a-z]+) (?:still |really )?(?:work|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

function seen({ text, home, homes, filter, focus }: Reading): Block[] {
  const isNamed = homes.length > 0;
  const isWished = says('viewing', text) ? isNamed || !filter.features : isNamed && says('seeing', text);

  return isWished ? viewingOf(home ?? focus.home) : [];
}

const viewingOf = (home: Home | undefined): Block[] => [{ kind: 'viewing', home: home?.id ?? 'any' }];

/** The price in pesos of what is meant: the first by a figure, or the homes last shown together. */
function inPesos({
  text,
  homes,
  order,
  amount,
  filter,
  isShort,
  focus,
  context,
}: Reading): Block[] | undefined {
  const shown = homes.length > 1 ? homes : isShort && focus.isOfSeveral ? focus.homes : [];
  if (!isOfPesos(text) || amount) return undefined;
  const [first] = order ? inOrder(fitting(filter, context.homes), order) : [];
  if (first) return [{ kind: 'home', home: first.id, field: 'pesos' }];

  return shown.length > 1
    ? [{ kind: 'compare', homes: shown.slice(0, 3).map(({ id }) => id), field: 'pesos' }]
    : undefined;
}

function sideBySide({ homes, text, rest, order }: Reading): Block[] {
  const fields = [...(says('sum', text) ? ['total'] : []), order?.sort ?? '', ...topicsIn('home', rest)];
  const field = fields.find((each) => each === 'total' || each in measures) ?? 'all';

  return homes.length > 1 ? [{ kind: 'compare', homes: homes.map(({ id }) => id), field }] : [];
}

function ofAgent({ agents, rest, focus, isShort }: Reading): Block[] {
  const found = topicsIn('agent', rest);
  const [tongue] = topicsIn('language', rest);
  const carried = isShort && focus.agentField ? focus.agentField : 'about';
  const fields =
    tongue && (found.includes('languages') || isShort)
      ? [`speaks:${tongue}`]
      : found.length > 0
        ? found
        : [carried];

  return agents
    .slice(0, 3)
    .flatMap(({ slug }) => fields.slice(0, 2).map((field) => ({ kind: 'agent', agent: slug, field })));
}

function ofMarket(reading: Reading): Block[] {
  const { text, homes, home, agents, focus } = reading;
  const month = monthIn(reading);
  const [first = month && focus.figure, second] = topicsIn('figure', text);
  if (homes.length > 0 || agents.length > 0 || (home && !says('market', text))) return [];

  return [first, second].flatMap((figure) =>
    figure ? [{ kind: 'report', figure, month: month ?? (says('several', text) ? 'all' : 'latest') }] : [],
  );
}

/** The month that is meant: that of an extreme, one by name, all where there are two, the one spoken of before. */
function monthIn({ text, isShort, focus }: Reading): string | undefined {
  if (says('whichMonth', text) && says('low', text)) return 'lowest';
  if (says('whichMonth', text) && says('high', text)) return 'highest';
  const [first, second] = monthsIn(
    isShort ? `in ${text.replace(/^(and|y|in|en|how about|what about) /, '')} ${text}` : text,
  );

  return second ? 'all' : (first ?? (says('sameMonth', text) ? focus.month : undefined));
}

function whoKnows({ text, rest, homes, home, filter, order, isShort }: Reading): Block[] | undefined {
  const all: Block = { kind: 'agents', who: ['all'] };
  if (says('otherTongue', text)) return [all, { kind: 'unknown', agent: 'office' }];
  const isOfPeople = says('people', rest);
  const isMeant = isOfPeople || text.split(' ').length < 4;
  const isAlone = (subject: string) =>
    (subject === 'land' ||
      (subject === 'relocation' && !filter.features) ||
      (subject === 'golf' && isShort)) &&
    !home &&
    !order;
  const papers = topicsIn('paper', text).map((name) => `holds:${name}`);
  const tongues = topicsIn('language', text).map((name) => `speaks:${name}`);
  const records = topicsIn('record', text).filter((each) => isMeant || each === 'mostSold');
  const subjects = topicsIn('subject', rest).filter(
    (each) => homes.length === 0 && (isOfPeople || isAlone(each)),
  );
  const who = [
    papers,
    records[0] && !(subjects.length > 0 && says('bestFor', text)) ? [records[0], ...tongues] : [],
    isMeant || says('talking', text) ? tongues : [],
    subjects.slice(0, 1),
    says('everyone', text) ? ['all'] : [],
  ].find(({ length }) => length > 0);

  return who && [{ kind: 'agents', who }];
}

function ofHome({ home, rest, text }: Reading): Block[] {
  const found = home ? topicsIn('home', rest) : [];
  // What is told in pesos or per meter has the price with it.
  const fields = found
    .filter((field) => field !== 'price' || !/pesos|perMeter/.test(found.join()))
    .slice(0, 3);
  const isSilent = (field: string) => home && field in features && !hasFeature(home, field);
  const [general] = answersIn(text).filter((id) => !isCourtesy(id));
  // What the page of a home does not mention, the guide may tell of the whole town.
  if (general && fields.every(isSilent)) return fields.length > 0 ? answer(general) : [];

  return fields.flatMap((field) => (home ? [{ kind: 'home', home: home.id, field }] : []));
}

function ofOffice({ text, agents, homes, home, filter }: Reading): Block[] {
  if (agents.length > 0 || homes.length > 0) return [];
  const isOfOther = { address: home, email: home, phone: home ?? Object.keys(filter)[0] } as const;
  const found = topicsIn('office', text).filter((field) => !isOfOther[field as keyof typeof isOfOther]);
  const [first] = found;
  const fields = /open|holidays|hours/.test(first ?? '') ? [first] : found.slice(0, 2);

  return fields.flatMap((field) => (field ? [{ kind: 'office', field }] : []));
}

function searched({ filter, order, rest, homes }: Reading): Block[] | undefined {
  if (homes.length > 0) return undefined;
  if (order) return [{ kind: 'homes', ...filter, ...order }];

  return Object.keys(filter).length > 0 || says('search', rest) ? [{ kind: 'homes', ...filter }] : undefined;
}

/** What is said of a question that no rule takes: of what it names, or that nobody here knows. */
function whatIsLeft({ text, rest, home, homes: [named], focus, isShort, context }: Reading): Block {
  if (named) return { kind: 'home', home: named.id, field: (isShort && focus.homeField) || 'about' };
  const field = topicsIn('home', rest).find((each) => each in measures);
  const homes = (focus.homes.length > 1 ? focus.homes : context.homes.filter(hasPage)).slice(0, 3);
  if (field && homes.length > 1 && (isShort || /^(and |so |y )?(how|what|which|cual|cuant|que)/.test(text)))
    return { kind: 'compare', homes: homes.map(({ id }) => id), field };
  const [near] = answer(nearestAnswer(text));
  const about = home ?? focus.home;

  return near ?? { kind: 'unknown', agent: (about && sellerOf(about))?.slug ?? 'office' };
}

/** Each block once; beside others a search for any home adds nothing. */
function withoutMore(blocks: readonly Block[]): Block[] {
  const different = [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];
  const certain = different.filter((block) => Object.keys(block).length > 1);

  return (certain.length > 0 ? certain : different).slice(0, 4);
}
