import { areaGuide } from '@dosmares/content/area-guide';
import { features } from '@dosmares/content/chat/features';
import type { Block } from '../blocks/block.ts';
import { hasFeature, isOfCost, measures } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { isEmpty, type Reading } from './reading.ts';
import { sentencesFor } from './search.ts';
import { isKnown } from './text.ts';
import { type Hit, rankOf } from './words.ts';

/** What may be said of a part of a question, and how much of the part that explains. */
interface Found {
  blocks: readonly Block[];
  weight: number;
}

/** What comes before all else: the first that finds something answers the part. */
const urgent: readonly ((reading: Reading) => readonly Block[])[] = [
  ({ answers }) => answer(answers.find(({ id }) => rankOf(id) === 'first')?.id),
  passedOn,
  ofOwn,
  goneOn,
  inPesos,
  seen,
];

/** What a part may ask for: what explains most of it answers it, the first of equals. */
const topical: readonly ((reading: Reading) => Found | undefined)[] = [
  written,
  inTopic,
  again,
  sideBySide,
  ofAgent,
  ofMarket,
  whoKnows,
  ofHome,
  ofArea,
  ofOffice,
  searched,
];

/** Chooses what is said of a part of a question. */
export function chosenFor(reading: Reading): readonly Block[] {
  const pressing = urgent.reduce<readonly Block[]>(
    (found, rule) => (found.length > 0 ? found : rule(reading)),
    [],
  );
  if (pressing.length > 0) return pressing;
  const best = topical.reduce<Found>(
    (most, rule) => {
      const found = rule(reading);

      return found && found.blocks.length > 0 && found.weight > most.weight ? found : most;
    },
    { blocks: [], weight: 0 },
  );

  return best.blocks.length > 0 ? best.blocks : answer(reading.answers[0]?.id);
}

const answer = (of: string | undefined): Block[] => (of ? [{ kind: 'faq', of }] : []);
const homeBlock = (field: string, ...homes: readonly Home[]): Block => ({
  kind: 'home',
  all: homes.slice(0, 3).map(({ id }) => id),
  field,
});
const sideways = (homes: readonly Home[], field: string): Block[] =>
  homes.length > 1 ? [homeBlock(field, ...homes)] : [];
const sumOf = (hits: readonly Pick<Hit, 'weight'>[]) => hits.reduce((sum, { weight }) => sum + weight, 0);

const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\d|,\d|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;

/** A person is asked for, or may answer: contact details, an offer. */
function passedOn({ text, agents, homes, home, amount, memory, says, topics }: Reading): Block[] {
  const subject = home ?? memory.home;
  const isOffer = says('offering') && subject && (amount || homes.length > 0);
  const isMeant = contact.test(text) || (says('person') && !topics('language')[0]) || isOffer;
  const [wish = memory.wish] = topics('wish');

  return isMeant
    ? [personBlock(wish ?? (subject ? 'buying' : 'general'), { agents, home: subject, memory })]
    : [];
}

/** Offers to pass a wish on: to whom the part names, else to the one whom the conversation is about. */
function personBlock(
  field: string,
  { agents, home, memory }: Pick<Reading, 'agents' | 'home' | 'memory'>,
): Block {
  const isOfOwn = field === 'selling' || field === 'renting';
  const seller = home && sellerOf(home);
  const to = (memory.about === 'agent' ? memory.agent : seller) ?? seller ?? memory.agent;

  return { kind: 'person', of: (agents[0] ?? (isOfOwn ? undefined : to))?.slug ?? 'office', field };
}

/** What goes on from the last reply: "by how much?", "what time?" of a viewing, "what would I get?" of a sale. */
function goneOn({ isShort, memory, isNamed, says, topics }: Reading): readonly Block[] {
  const { last, latest, homes, isOfSeveral, wish } = memory;
  if (!isShort || !last || isNamed) return [];
  const field = latest.home?.field ?? latest.homes?.sort ?? '';
  const asked = topics('home');
  const isOfSale = wish === 'selling' && !topics('record')[0];
  const ways: readonly (readonly [boolean, () => Block[]])[] = [
    [last.kind === 'viewing' && says('when'), () => [last]],
    [
      /viewing|person/.test(last.kind) && says('time'),
      () => [
        last.kind === 'person'
          ? last
          : personBlock(wish ?? 'buying', { agents: [], home: memory.home, memory }),
      ],
    ],
    [isOfSale && asked.includes('seller'), () => answer('sell')],
    [isOfSale && asked.includes('price'), () => answer('value')],
    [
      isOfSeveral === true && says('byHowMuch'),
      () => sideways(homes.slice(0, 2), field in measures ? field : 'price'),
    ],
  ];

  return ways.find(([is]) => is)?.[1]() ?? [];
}

/** The price in pesos of an amount, of the homes last shown together, or of one. */
function inPesos({ homes, home, amount, isShort, memory, says }: Reading): Block[] {
  if (!says('pesos')) return [];
  if (amount && homes.length === 0) return says('converted') ? [{ kind: 'rate', dollars: amount }] : [];
  const shown = isShort && memory.isOfSeveral && homes.length === 0 ? memory.homes : homes;
  const one = home ?? (isShort ? memory.home : undefined);

  return shown.length > 1
    ? sideways(shown, 'pesos')
    : one
      ? [homeBlock('pesos', one)]
      : [{ kind: 'rate', dollars: 1 }];
}

function seen({ home, homes, agents, filter, memory, says }: Reading): Block[] {
  const isWished = homes.length > 0 ? says('viewing') || says('seeing') : says('viewing') && !filter.features;
  const about = home ?? memory.home;
  if (!isWished) return [];

  // Who was told how it goes is heard now.
  return about && memory.latest.viewing?.of === about.id
    ? [personBlock('buying', { agents, home: about, memory })]
    : [{ kind: 'viewing', of: about?.id ?? 'any' }];
}

/** Whoever sells a house of his own; what else is asked of it is answered, too. */
function ofOwn({ answers, isNamed }: Reading): Block[] {
  const isOfSale = !isNamed && answers.some(({ id }) => id === 'sell');
  const more = answers.find(({ id }) => rankOf(id) === undefined && id !== 'value');

  return isOfSale ? [...answer('sell'), ...answer(more?.id)] : [];
}

const employed =
  /\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) [a-z]+ (?:still |really )?(?:work|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

/** A written answer, whose words stand in the part. */
function written({ text, isNamed, filter, answers, memory, context, says }: Reading): Found | undefined {
  const [, name] = employed.exec(text) ?? [];
  if (!isNamed && name && !isKnown(name)) return { blocks: answer('nobody'), weight: 20 };
  // Who looks for homes is told of homes, not what the guide says of a word that is in the wish.
  const isSearch = (filter.maxPrice !== undefined || filter.features) && says('paying');
  const later = ['courtesy', 'last', 'office', ...(isNamed || isSearch ? ['firm'] : [])];
  const hit = answers.find(
    ({ id }) => !later.includes(rankOf(id) ?? '') && !(isSearch && id === 'financing'),
  );

  if (!hit) return undefined;
  // Of an answer that was just given, what is asked now.
  const again = memory.last?.of === hit.id ? sentencesFor(text, context.language, hit.id)?.field : undefined;

  return {
    blocks: [{ kind: 'faq', of: hit.id, ...(again && { field: again }) }],
    weight: hit.weight + bias.written,
  };
}

/** Sentences of the answer that was given last: "and what does it cost a year?" of the trust. */
function inTopic({ text, isShort, isNamed, memory: { last }, context }: Reading): Found | undefined {
  if (last?.kind !== 'faq' || isNamed || !isShort) return undefined;
  const { field, weight = 0, share = 0 } = sentencesFor(text, context.language, last.of) ?? {};

  return share > 0.4
    ? { blocks: [{ kind: 'faq', of: last.of ?? '', field: field ?? '' }], weight: weight + bias.topic }
    : undefined;
}

/** The last answer, of another subject: "and for the pedregal one?", "and the other two?", "and in Loreto?" */
function again(reading: Reading): Found | undefined {
  const { isShort, memory } = reading;
  const { kind = '', ...last } = memory.last ?? {};
  const block = isShort ? repeated[kind]?.(reading, last) : undefined;

  return block && { blocks: [{ kind, ...block }], weight: bias.again };
}

const repeated: Readonly<
  Record<string, (reading: Reading, last: Omit<Block, 'kind'>) => Omit<Block, 'kind'> | undefined>
> = {
  home: ({ homes }, { field = '' }) =>
    homes[0] && field !== 'about' ? { all: homes.slice(0, 3).map(({ id }) => id), field } : undefined,
  viewing: ({ homes: [home] }) => home && { of: home.id },
  faq: ({ homes: [home] }, { of = '' }) => (home && isOfCost(of) ? { of, field: 'cost' } : undefined),
  agent: ({ agents: [agent] }, { field = '' }) => agent && { of: agent.slug, field },
  area({ area, homes: [home] }, { field = '' }) {
    const of = area ?? (home && areaOf(home));

    return of === undefined ? undefined : { of, field };
  },
};

function sideBySide({ homes, says, hits, order }: Reading): Found {
  const found = hits('home');
  const ids = [...(order ? [order.sort] : []), ...found.map(({ id }) => id)];
  const [one, other] = [...new Set(ids)].filter((id) => id in measures);
  const field = says('sum') ? 'total' : other ? 'facts' : (one ?? ids[0] ?? 'facts');

  return { blocks: sideways(homes, field), weight: sumOf(found) + Number(order !== undefined) + bias.named };
}

function ofAgent({ agents, hits, isShort }: Reading): Found {
  const found = hits('agent');
  const [tongue] = hits('language');
  const isOfTongue = tongue && (found.some(({ id }) => id === 'languages') || isShort);
  const fields = isOfTongue ? [`speaks:${tongue.id}`] : found.map(({ id }) => id);

  return {
    blocks: agents
      .slice(0, 3)
      .flatMap(({ slug }) =>
        [...fields, 'about']
          .slice(0, Math.max(1, Math.min(2, fields.length)))
          .map((field) => ({ kind: 'agent', of: slug, field })),
      ),
    weight: sumOf(found) + bias.named,
  };
}

/** Figures of the report, also what goes on from one: "and in May?", "is it going up?". */
function ofMarket(reading: Reading): Found | undefined {
  const { isNamed, home, months, memory, says, hits } = reading;
  if (isNamed || (home && !says('market'))) return undefined;
  const found = hits('figure');
  const fields = found.length > 0 ? found.map(({ id }) => id) : carriedFigure(reading);
  const same = says('sameMonth') ? (memory.latest.report?.of ?? 'latest') : 'latest';
  const of = months.length > 1 || says('several') ? 'all' : (months[0] ?? same);

  return {
    blocks: fields.slice(0, 2).map((field) => ({ kind: 'report', field, of })),
    weight: sumOf(found) + months.length * 2 + bias.market,
  };
}

function carriedFigure({ isShort, months, memory, says }: Reading): string[] {
  const before = memory.latest.report?.field;
  const goesOn = months.length > 0 || (isShort && memory.last?.kind === 'report' && says('several'));

  return goesOn && before ? [before === 'summary' ? 'median' : before] : [];
}

/** What nobody asks of a home: who knows of it is meant also without a word for people. */
const isAlone = {
  land: () => true,
  relocation: (is: Reading) => !is.filter.features,
  golf: (is: Reading) => is.isShort,
};

function whoKnows(reading: Reading): Found | undefined {
  const { text, homes, home, order, says, hits } = reading;
  const isMeant = says('people') || text.split(' ').length < 4;
  const [subject] = hits('subject');
  const isLone = !home && !order && isAlone[subject?.id as keyof typeof isAlone]?.(reading);
  const isSubject = homes.length === 0 && (says('people') || isLone);
  const tongues = hits('language').map(({ id, ...hit }) => ({ ...hit, id: `speaks:${id}` }));
  const wanted = [
    ...(isSubject && subject ? [subject] : hits('record').filter(({ id }) => isMeant || id === 'mostSold')),
    ...(isMeant || says('talking') ? tongues : []),
    ...(says('everyone') ? [{ id: 'all', weight: 0 }] : []),
  ];
  const all = wanted.map(({ id }) => id);

  return {
    blocks: all.length > 0 ? [{ kind: 'agents', all }] : [],
    weight: sumOf(wanted) + (isLone ? bias.alone : bias.people),
  };
}

/** Fields of a home, or of those last shown together. */
function ofHome({ text, shown, homes, answers, hits, says, isShort, memory }: Reading): Found | undefined {
  const found = hits('home');
  const fields = fieldsIn(
    found.map(({ id }) => id),
    isShort ? memory.last : undefined,
  );
  const general = answers.find(({ id }) => !/courtesy|office/.test(rankOf(id) ?? ''));
  const isSilent = fields.every(
    (field) => field in features && !shown.some((each) => hasFeature(each, field)),
  );
  // What the page of a home does not mention, the guide may tell of the whole town.
  if (general && isSilent)
    return { blocks: fields.length > 0 ? answer(general.id) : [], weight: general.weight };
  const at = (field: string) => text.indexOf(found.find(({ id }) => id === field)?.words ?? '');
  const having = (field: string) =>
    says('which') && field in features ? shown.filter((each) => hasFeature(each, field)) : [];
  const blocks = fields
    .toSorted((one, other) => at(one) - at(other))
    .map((field) => homeBlock(field, ...(having(field).length > 0 ? having(field) : shown)));

  return {
    blocks: shown.length > 0 ? blocks : [],
    // A year's cost is more than the one tax that is often meant.
    weight: sumOf(found) + (homes.length > 0 || fields.includes('keeping') ? bias.named : bias.home),
  };
}

/** The fields that are meant: a price per meter has the price with it, and what a page says of a pool its size. */
function fieldsIn(ids: readonly string[], last: Block | undefined) {
  const isPart = ids.some((id) => id in features);
  const part = last?.kind === 'home' && last.field && last.field in features ? last.field : undefined;
  if (part && ids.length === 1 && ids[0] === 'size') return [part];

  return ids
    .filter((id) => !(id === 'price' && ids.includes('perMeter')) && !(id === 'size' && isPart))
    .slice(0, 3);
}

const areaFields: Readonly<Record<string, string>> = {
  ...{ airport: 'airport', hospitals: 'hospital', swimming: 'sea', like: 'people', price: 'prices' },
};

/** The area of the guide in which a home, or a part of it, lies. */
const areaOf = ({ place, address = '' }: Pick<Home, 'place' | 'address'>) =>
  Object.keys(areaGuide).find((name) => `${place}, ${address}`.includes(name));

/** What the guide says of an area, or of that of the home. */
function ofArea({ area, home, hits, answers, memory, says, figures, context }: Reading): Found | undefined {
  const about = home ?? memory.home;
  const within = area && (context.homes.find(({ place }) => place.includes(area)) ?? { place: area });
  const of = (within && areaOf(within)) ?? (about && areaOf(about)) ?? memory.area;
  const isOfArea = area && !home && isEmpty(figures);
  const found = [
    ...answers,
    ...(home ? [] : hits('feature')),
    ...(isOfArea ? hits('home').filter(({ id }) => id === 'price') : []),
    ...(area && says('like') ? [{ id: 'like', weight: 3 }] : []),
  ].filter(({ id }) => id in areaFields);
  if (!of || !(of in areaGuide)) return undefined;

  return {
    blocks: found.map(({ id }) => ({ kind: 'area', of, field: areaFields[id] ?? '' })),
    weight: sumOf(found) + bias.area,
  };
}

function ofOffice({ isNamed, home, answers }: Reading): Found | undefined {
  const found = answers.filter(
    ({ id }) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)),
  );
  const few = found.slice(0, /open|holidays|hours/.test(found[0]?.id ?? '') ? 1 : 2);

  return isNamed
    ? undefined
    : { blocks: few.flatMap(({ id }) => answer(id)), weight: sumOf(few) + bias.office };
}

/** A search; while somebody wants to sell or to rent, it describes that wish. */
function searched(reading: Reading): Found | undefined {
  const { text, home, filter, order, homes, hits, memory, says } = reading;
  const isSearch = order || !isEmpty(filter) || says('search');
  if (!isSearch || homes.length > 0 || isAside(reading)) return undefined;
  const block: Block =
    memory.wish && !says('search') && !/\b(?:buy|compr)/.test(text)
      ? { kind: 'person', of: 'office', field: memory.wish }
      : { kind: 'homes', ...filter, ...order };
  const weight = home ? 0 : (sumOf(hits('feature')) + Object.keys({ ...filter, ...order }).length) * 0.8;

  return { blocks: [block], weight: weight + bias.search };
}

/** An area or a feature is named beside what is asked: of people, or of the home that was spoken of. */
function isAside({ figures, order, said, memory, says }: Reading) {
  const isOfHome = memory.home && says('it') && said.area && !said.features && !order;
  const isNear = said.features?.every((id) => id === 'nearby') && !says('which');

  return !says('search') && isEmpty(figures) && (says('people') || isOfHome || isNear);
}

const bias = {
  again: 4.05,
  written: 3,
  topic: 1,
  named: 4,
  alone: 3.5,
  market: 1,
  people: 1,
  home: 1,
  area: 4,
  office: 0.5,
  search: 0.1,
};

/** What is said of a question that no rule takes: of what it names, what the guide says in passing, or who may know. */
export function whatIsLeft(reading: Reading): Block {
  const { text, topics, homes, memory, isShort, context } = reading;
  if (homes[0]) return homeBlock('about', homes[0]);
  const field = topics('home').find((each) => each in measures);
  const shown = memory.homes.length > 1 ? memory.homes : context.homes.filter(hasPage);
  const isOfShown = isShort || /^(and |so |y )?(how|what|which|cual|cuant|que)/.test(text);
  const [beside] = field && isOfShown ? sideways(shown, field) : [];

  return beside ?? inPassing(reading) ?? { kind: 'unknown', of: whoMayKnow(reading) };
}

function inPassing({ text, context }: Reading): Block | undefined {
  const { id, weight, share, field } = sentencesFor(text, context.language) ?? {
    share: 0,
    weight: 0,
    id: '',
    field: '',
  };

  return share > 0.55 && weight > 3.5 ? { kind: 'faq', of: id, field } : undefined;
}

/** Whom to ask: for a home its agent, else the one of whom was spoken, or who was named below the last answer. */
function whoMayKnow({ home, memory }: Reading): string {
  const { agent, about, last, wish } = memory;
  const of = home ?? memory.home;
  const person = (of && sellerOf(of)) ?? (about === 'agent' || last?.kind === 'faq' ? agent : undefined);

  return (wish ? undefined : person?.slug) ?? 'office';
}
