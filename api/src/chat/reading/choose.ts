import { features } from '@dosmares/content/chat/features';
import type { ChatMessage } from '@dosmares/contracts/chat';
import type { Block, Context } from '../blocks/block.ts';
import { fitting, hasFeature, inOrder, measures } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { after, type Memory, onPage, type Reading, readingOf, told } from './reading.ts';
import { folded, isKnown, mended } from './text.ts';
import { isCourtesy, rankOf } from './words.ts';

/** A question to be answered: the conversation, and the page that it is asked on. */
export interface Asked {
  messages: readonly ChatMessage[];
  page?: string | undefined;
  /** Whose share of the model's tokens the question takes. */
  connection?: string;
}

/** Chooses the blocks of a reply without a model. */
export function choose({ messages, page }: Asked, context: Context): { blocks: Block[]; memory: Memory } {
  const before = memoryOf(messages.slice(0, -1), page, context);
  const question = mended(folded(messages.at(-1)?.content ?? ''));
  const { chosen, memory } = read(question, before, context);
  const meant = chosen.filter(([first]) => !isCourtesy(first?.of));
  if (meant.length > 0) return { blocks: distinct(meant.slice(0, 3).flat()), memory };
  const left = whatIsLeft(readingOf(question, memory, context));
  const isMere = question.split(' ').length < 9 && !question.includes('?') && /unknown|faq/.test(left.kind);

  return { blocks: (isMere && chosen[0]) || [left], memory };
}

/** Leaves out what is said already: the same block, and all homes beside those of a search. */
function distinct(blocks: readonly Block[]) {
  const isSearch = ({ kind, ...wish }: Block) => kind === 'homes' && Object.keys(wish).length > 0;
  const said = blocks.some(isSearch)
    ? blocks.filter((block) => block.kind !== 'homes' || isSearch(block))
    : blocks;

  return [...new Map(said.map((block) => [JSON.stringify(block), block])).values()].slice(0, 4);
}

/** What a conversation is about: the visitor's page, and what was asked and answered since. */
export const memoryOf = (messages: readonly ChatMessage[], page: string | undefined, context: Context) =>
  messages.reduce(
    (memory, { role, content }) => {
      const text = mended(folded(content));

      return role === 'assistant' ? told(text, memory, context) : read(text, memory, context).memory;
    },
    onPage(page, context),
  );

/** Reads the parts of a text one after the other: each may go on from those before. */
function read(text: string, before: Memory, context: Context) {
  let memory = before;
  const chosen: Block[][] = [];
  for (const part of partsOf(text)) {
    const reading = readingOf(part, memory, context);
    const blocks = rules.reduce<readonly Block[]>(
      (found, rule) => (found.length > 0 ? found : rule(reading)),
      [],
    );
    memory = after(reading, blocks);
    if (blocks.length > 0) chosen.push([...blocks]);
  }

  return { chosen, memory };
}

const asksAgain =
  '(?:what|who|how|when|where|which|is|are|do|does|can|que|quien|cuanto|cuando|donde|cual|como|hay|tienen|desde|si|a number|(?:the |its |his |her |el )?(?:name|phone|number|price|year|email|agent|precio|telefono|nombre|correo|horario))\\b';
const joint = new RegExp(`,? (?:and|y|plus|also|ademas|tambien) (?=${asksAgain})|, (?=${asksAgain})`);

/** Splits a question into sentences, and a sentence where it asks for something else; the last parts stay together. */
function partsOf(question: string): string[] {
  const parts = question
    .split(/(?<=[?!;])\s+|(?<=[a-z]{2}\.)\s+|\s*\n\s*/)
    .flatMap((sentence) => sentence.split(joint))
    .filter((part) => /[a-z]/.test(part));

  return parts.length > 6 ? [...parts.slice(0, 5), parts.slice(5).join(' ')] : parts;
}

/** What a part may ask for, in this order: the first rule that finds something answers it. */
const rules: readonly ((reading: Reading) => readonly Block[])[] = [
  ({ answers }) => answer(answers.find((id) => rankOf(id) === 'first')),
  passedOn,
  goneOn,
  writtenOut,
  inPesos,
  seen,
  sideBySide,
  ofAgent,
  ofMarket,
  whoKnows,
  ofHome,
  ofOffice,
  searched,
  ({ answers }) => answer(answers[0]),
];

const answer = (of: string | undefined): Block[] => (of ? [{ kind: 'faq', of }] : []);
const homeBlock = (field: string, ...homes: readonly Home[]): Block => ({
  kind: 'home',
  all: homes.slice(0, 3).map(({ id }) => id),
  field,
});
const sideways = (homes: readonly Home[], field: string): Block[] =>
  homes.length > 1 ? [homeBlock(field, ...homes)] : [];

const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,]|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;

/** A person is asked for, or may answer: contact details, an offer. */
function passedOn({ text, agents, homes, home, amount, memory, says, topics }: Reading): Block[] {
  const subject = home ?? memory.home;
  const isOffer = says('offering') && subject && (amount || homes.length > 0);
  const seller = subject && sellerOf(subject);
  const to = agents[0] ?? (memory.about === 'agent' ? memory.agent : seller) ?? seller ?? memory.agent;
  const [field = subject ? 'buying' : 'general'] = topics('wish');

  return contact.test(text) || says('person') || isOffer
    ? [{ kind: 'person', of: to?.slug ?? 'office', field }]
    : [];
}

/** What goes on from the last reply: "by how much?", "what time?" of a viewing, "who handles that?" of a sale. */
function goneOn({ isShort, memory, isNamed, says, topics }: Reading): Block[] {
  const { last, latest, homes, isOfSeveral } = memory;
  if (!isShort || !last || isNamed) return [];
  if (last.kind === 'viewing' && says('when')) return [last];
  if (/^(sell|value)$/.test(last.of ?? '') && topics('home').includes('seller') && !topics('record')[0])
    return [last];
  const field = latest.home?.field ?? latest.homes?.sort ?? '';

  return isOfSeveral && says('byHowMuch')
    ? sideways(homes.slice(0, 2), field in measures ? field : 'price')
    : [];
}

const employed =
  /\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) [a-z]+ (?:still |really )?(?:work|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

function writtenOut({ text, isNamed, filter, answers, says }: Reading): Block[] {
  const [, name] = employed.exec(text) ?? [];
  if (!isNamed && name && !isKnown(name)) return answer('nobody');
  // Who looks for homes is told of homes, not what the guide says of a word that is in the wish.
  const isSearch = (filter.maxPrice !== undefined || filter.features) && says('paying');
  const later = ['courtesy', 'last', 'office', ...(isNamed || isSearch ? ['firm'] : [])];

  return answer(answers.find((id) => !later.includes(rankOf(id) ?? '') && !(isSearch && id === 'financing')));
}

/** The price in pesos of an amount, of the first by a figure, of the homes last shown together, or of one. */
function inPesos({ homes, home, order, amount, filter, isShort, memory, context, says }: Reading): Block[] {
  if (!says('pesos')) return [];
  if (amount && homes.length === 0) return says('converted') ? [{ kind: 'rate', dollars: amount }] : [];
  const [first = home] = order ? inOrder(fitting(filter, context.homes), order) : [];
  const shown = isShort && memory.isOfSeveral && homes.length === 0 ? memory.homes : homes;
  const plain: Block[] = first ? [homeBlock('pesos', first)] : [{ kind: 'rate', dollars: 1 }];

  return shown.length > 1 && !order ? sideways(shown, 'pesos') : plain;
}

function seen({ home, homes, filter, memory, says }: Reading): Block[] {
  const isWished = homes.length > 0 ? says('viewing') || says('seeing') : says('viewing') && !filter.features;

  return isWished ? [{ kind: 'viewing', of: (home ?? memory.home)?.id ?? 'any' }] : [];
}

function sideBySide({ homes, says, topics, order }: Reading): Block[] {
  const fields = [order?.sort ?? '', ...topics('home')];

  return sideways(homes, says('sum') ? 'total' : (fields.find((each) => each in measures) ?? 'facts'));
}

function ofAgent({ agents, topics, memory, isShort }: Reading): Block[] {
  const found = topics('agent');
  const [tongue] = topics('language');
  const carried = [(isShort && memory.latest.agent?.field) || 'about'];
  const isOfTongue = tongue && (found.includes('languages') || isShort);
  const fields = isOfTongue ? [`speaks:${tongue}`] : found.length > 0 ? found : carried;

  return agents
    .slice(0, 3)
    .flatMap(({ slug }) => fields.slice(0, 2).map((field) => ({ kind: 'agent', of: slug, field })));
}

function ofMarket({ isNamed, home, months: [month, other], memory, says, topics }: Reading): Block[] {
  const before = memory.latest.report?.field;
  const [first = month && (before === 'summary' ? 'median' : before), second] = topics('figure');
  const same = says('sameMonth') ? memory.latest.report?.of : 'latest';
  const of = other || says('several') ? 'all' : (month ?? same);

  return isNamed || (home && !says('market'))
    ? []
    : [first, second].flatMap((field) => (field ? [{ kind: 'report', field, ...(of && { of }) }] : []));
}

/** What nobody asks of a home: who knows of it is meant also without a word for people. */
const isAlone = {
  land: () => true,
  relocation: (is: Reading) => !is.filter.features,
  golf: (is: Reading) => is.isShort,
};

function whoKnows(reading: Reading): Block[] {
  const { text, homes, home, order, says, topics } = reading;
  const isMeant = says('people') || text.split(' ').length < 4;
  const [subject = ''] = topics('subject');
  const isLone = !home && !order && isAlone[subject as keyof typeof isAlone]?.(reading);
  const tongues = topics('language').map((name) => `speaks:${name}`);
  const [record] = topics('record');
  const all = [
    subject && homes.length === 0 && (says('people') || isLone) ? [subject] : [],
    record && (isMeant || record === 'mostSold') ? [record, ...tongues] : [],
    isMeant || says('talking') ? tongues : [],
    says('everyone') ? ['all'] : [],
  ].find(({ length }) => length > 0);

  return all ? [{ kind: 'agents', all }] : [];
}

function ofHome({ home, answers, topics }: Reading): Block[] {
  if (!home) return [];
  const found = topics('home');
  // What is told per meter has the price with it.
  const fields = found.filter((field) => field !== 'price' || !found.includes('perMeter')).slice(0, 3);
  const general = answers.find((id) => !/courtesy|office/.test(rankOf(id) ?? ''));
  const isSilent = fields.every((field) => field in features && !hasFeature(home, field));
  // What the page of a home does not mention, the guide may tell of the whole town.
  if (general && isSilent) return fields.length > 0 ? answer(general) : [];

  return fields.map((field) => homeBlock(field, home));
}

function ofOffice({ isNamed, home, answers }: Reading): Block[] {
  const found = answers.filter((id) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)));

  return isNamed ? [] : found.slice(0, /open|holidays|hours/.test(found[0] ?? '') ? 1 : 2).flatMap(answer);
}

function searched({ filter, order, homes, says }: Reading): Block[] {
  const isSearch = order || Object.keys(filter).length > 0 || says('search');

  return isSearch && homes.length === 0 ? [{ kind: 'homes', ...filter, ...order }] : [];
}

/** What is said of a question that no rule takes: of what it names, or that nobody here knows. */
function whatIsLeft({ text, topics, home, homes: [named], memory, isShort, context }: Reading): Block {
  if (named) return homeBlock((isShort && memory.latest.home?.field) || 'about', named);
  const field = topics('home').find((each) => each in measures);
  const shown = memory.homes.length > 1 ? memory.homes : context.homes.filter(hasPage);
  const isOfShown = isShort || /^(and |so |y )?(how|what|which|cual|cuant|que)/.test(text);
  const [beside] = field && isOfShown ? sideways(shown, field) : [];
  const about = home ?? memory.home;

  return beside ?? { kind: 'unknown', of: (about && sellerOf(about))?.slug ?? 'office' };
}
