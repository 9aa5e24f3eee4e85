import { features } from '@dosmares/content/chat/features';
import { profiles } from '@dosmares/content/profiles';
import type { RosterEntry } from '@dosmares/content/roster';
import type { Block } from '../blocks/block.ts';
import { hasFeature, isOfCost, measures } from '../blocks/homes.ts';
import { hasPage, pagesOf, sellerOf } from '../homes.ts';
import { againOfArea, ofArea } from './areas.ts';
import { inDigits } from './figures.ts';
import { answer, homeBlock, sideways } from './made.ts';
import { isEmpty, type Reading } from './reading.ts';
import { bestOf, sentencesFor } from './search.ts';
import { folded, isKnown } from './text.ts';
import { type Hit, rankOf } from './words.ts';

/** What may be said of a part of a question, and how much of the part that explains. */
export interface Found {
  blocks: readonly Block[];
  weight: number;
}

/** What a part may ask for, and how much the rule is trusted: what explains most of the part answers it. */
const topical: readonly (readonly [rule: (reading: Reading) => Found | undefined, trust: number])[] = [
  [written, 3],
  [inTopic, 1],
  [again, 4.05],
  [sideBySide, 4],
  [ofAgent, 4],
  [ofMarket, 1],
  [whoKnows, 1],
  [ofHome, 1],
  [ofArea, 4],
  [ofOffice, 0.5],
  [searched, 0.1],
];

/** Chooses what a part of a question is about; nothing where no rule knows. */
export function topicOf(reading: Reading): readonly Block[] {
  const found = topical.flatMap(([rule, trust]) => {
    const { blocks = [], weight = 0 } = rule(reading) ?? {};

    return blocks.length > 0 ? [{ blocks, weight: weight + trust }] : [];
  });
  const [best] = found.toSorted((one, other) => other.weight - one.weight);

  return best?.blocks ?? answer(reading.answers[0]?.id);
}

const sumOf = (hits: readonly Pick<Hit, 'weight'>[]) => hits.reduce((sum, { weight }) => sum + weight, 0);

const employed =
  /\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) (?:[a-z]+ )?(?:still |really )?(?:work|with you|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

const isOfMoney = /how much|\bcost|\bfee|\bprice|charge|cuanto|cuesta|cobra/;

/** A written answer, whose words stand in the part. */
function written(reading: Reading): Found | undefined {
  const { text, isNamed, filter, answers, says } = reading;
  const [, name] = employed.exec(text) ?? [];
  if (!isNamed && name && !isKnown(name)) return { blocks: answer('nobody'), weight: 20 };
  // Who looks for homes is told of homes, not what the guide says of a word that is in the wish.
  const isSearch = (filter.maxPrice !== undefined || filter.features) && says('paying');
  const later = ['courtesy', 'last', 'office', ...(isNamed || isSearch ? ['firm'] : [])];
  const hit = answers.find(
    ({ id }) => !later.includes(rankOf(id) ?? '') && !(isSearch && id === 'financing'),
  );

  return (
    hit && { blocks: [writtenBlock(hit.id, reading), ...costsBeside(hit.id, reading)], weight: hit.weight }
  );
}

/** A written answer; of one that was just given what is asked now, and of a cost what it is at an amount. */
function writtenBlock(of: string, { text, isNamed, amount, memory, context }: Reading): Block {
  const again = memory.last?.of === of ? sentencesFor(text, context.language, of)?.field : undefined;
  const field = again ?? (of === 'notary' && isOfMoney.test(text) ? 'cost,0,1,2' : undefined);

  return { kind: 'faq', of, ...(field && { field }), ...(!isNamed && amount && { dollars: amount }) };
}

/** The other costs of a year that are asked for together with one, where no home is spoken of. */
const costsBeside = (of: string, { answers, isNamed, memory }: Reading) =>
  isNamed || memory.home || !isYearly(of)
    ? []
    : answers.flatMap(({ id }) => (id !== of && isYearly(id) ? answer(id) : []));

const isYearly = (id: string) => /^(?:property-tax|hoa|insurance)$/.test(id);

/** Sentences of the answer that was given last: "and what does it cost a year?" of the trust. */
function inTopic({ text, isShort, isNamed, memory: { last }, context }: Reading): Found | undefined {
  if (last?.kind !== 'faq' || isNamed || !isShort || rankOf(last.of ?? '') === 'office') return undefined;
  const { field, weight = 0, share = 0 } = sentencesFor(text, context.language, last.of) ?? {};

  return share > 0.4
    ? { blocks: [{ kind: 'faq', of: last.of ?? '', field: field ?? '' }], weight }
    : undefined;
}

/** The last answer, of another subject: "and for the pedregal one?", "and the other two?", "and in Loreto?" */
function again(reading: Reading): Found | undefined {
  const { isShort, amount, memory } = reading;
  const { kind = '', ...last } = memory.last ?? {};
  const block = isShort || (amount && kind === 'faq') ? repeated[kind]?.(reading, last) : undefined;

  return block && { blocks: [{ kind, ...block }], weight: 0 };
}

const repeated: Readonly<
  Record<string, (reading: Reading, last: Omit<Block, 'kind'>) => Partial<Block> | undefined>
> = {
  home({ text, homes, memory, says, isNamed }, { field = '' }) {
    // "Which has the most bedrooms?" after the bedrooms of all.
    if (!isNamed && says('least') && field in measures) return { kind: 'homes', sort: field, order: 'least' };
    const isThis = /^(?:and|y) (?:what about |how about )?(?:this|that|esta|esa)\b/.test(text);
    const some = homes[0] ? homes.slice(0, 3) : isThis && memory.home ? [memory.home] : [];

    return some[0] && field !== 'about' ? { all: some.map(({ id }) => id), field } : undefined;
  },
  viewing: ({ homes: [home] }) => home && { of: home.id },
  faq({ homes: [home], amount, says }, { of = '' }) {
    if (says('time') && /^(?:hours|open)$/.test(of)) return { of: 'hours' };
    if (!isOfCost(of) || says('search') || says('searchOnly')) return undefined;

    return home ? { of, field: 'cost' } : amount ? { of, field: 'cost', dollars: amount } : undefined;
  },
  agent({ agents: [agent], says }, { field = '' }) {
    if (field.startsWith('speaks:') && says('else')) return { kind: 'agents', all: [field] };

    return agent && { of: agent.slug, field };
  },
  area: againOfArea,
  areas: againOfArea,
  homes: againOfHomes,
  agents: againOfAgents,
};

/** A search that goes on with another number or the other end: "and with 5?", "and the smallest?" */
function againOfHomes({ text, says, figures, order, isNamed }: Reading, last: Omit<Block, 'kind'>) {
  if (isNamed || order || !isEmpty(figures)) return undefined;
  if (last.sort && says('least')) return { ...last, order: 'least' as const };
  const [, number] = /\b(?:with|at|con|de) (\d{1,2})\W*$/.exec(inDigits(text)) ?? [];

  return number && last.minBeds ? { ...last, minBeds: Number(number), maxBeds: Number(number) } : undefined;
}

const opposite: Readonly<Record<string, string>> = { mostSold: 'fewestSold', mostYears: 'fewestYears' };

/** Agents that were named, in an order, or the other end of it: "which of them has sold more?", "and the least?" */
function againOfAgents({ says, hits, isNamed }: Reading, { all = [] }: Omit<Block, 'kind'>) {
  if (isNamed) return undefined;
  const [record] = hits('record');
  if (record && says('both')) return { all: [...all.filter((each) => !(each in opposite)), record.id] };
  const turned = all.map((each) => opposite[each] ?? each);

  return says('least') && turned.join() !== all.join() ? { all: turned } : undefined;
}

function sideBySide({ homes, says, hits, order }: Reading): Found {
  const found = hits('home');
  const ids = [...(order ? [order.sort] : []), ...found.map(({ id }) => id)];
  const [one, other] = [...new Set(ids)].filter((id) => id in measures);
  const field = says('sum') ? 'total' : other ? 'facts' : (one ?? ids[0] ?? 'facts');

  return { blocks: sideways(homes, field), weight: sumOf(found) + Number(order !== undefined) };
}

function ofAgent({ text, agents, hits, isShort, says }: Reading): Found {
  const found = hits('agent');
  const [tongue] = hits('language');
  const isOfTongue = tongue && (found.some(({ id }) => id === 'languages') || isShort);
  const hasPhone = found.some(({ id }) => id === 'whatsapp');
  const isPrivate = found.some(({ id }) => id === 'private');
  const asked = found.map(({ id }) => id).filter((id) => !(hasPhone && id === 'contact'));
  const fields = isPrivate ? ['private'] : isOfTongue ? [`speaks:${tongue.id}`] : asked;

  if (fields.length === 0 || fields[0] === 'about') {
    const told = agents.flatMap((agent) => bioBlock(agent, text));
    if (told.length > 0) return { blocks: told, weight: 2 };
  }
  const isCompared = fields.length === 0 && agents.length > 1 && says('beside');

  return {
    blocks: agents
      .slice(0, 3)
      .flatMap(({ slug }) =>
        [...(isCompared ? ['years', 'sold'] : fields), 'about']
          .slice(0, isCompared ? 2 : Math.max(1, Math.min(2, fields.length)))
          .map((field) => ({ kind: 'agent', of: slug, field })),
      ),
    weight: sumOf(found),
  };
}

/** The sentence of an agent's page that has most words of a question. */
function bioBlock({ id, slug, name }: RosterEntry, text: string): Block[] {
  const without = folded(name)
    .split(' ')
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  const found = bestOf((profiles[id]?.bio ?? []).join(' ').split(/(?<=\.) /), without);

  return found ? [{ kind: 'agent', of: slug, field: `says:${found}` }] : [];
}

/** Figures of the report, also what goes on from one: "and in May?", "is it going up?". */
function ofMarket(reading: Reading): Found | undefined {
  const { isNamed, home, months, memory, says, hits } = reading;
  if (isNamed || (home && !says('market'))) return undefined;
  const same = says('sameMonth') ? (memory.latest.report?.of ?? 'latest') : 'latest';
  const of = months.length > 1 || says('several') ? 'all' : (months[0] ?? same);
  const figures = figuresAsked(reading).map((field) => ({ kind: 'report', field, of }));
  // The report tells figures, no reasons.
  const reason = figures.length > 0 && says('why') ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];

  return { blocks: [...figures, ...reason], weight: sumOf(hits('figure')) + months.length * 2 };
}

function figuresAsked(reading: Reading): string[] {
  const { text, memory, says, hits } = reading;
  const isOfSale = forSale.test(text) && (memory.page === '/market-report' || !says('you'));
  const found = isOfSale ? ['active'] : hits('figure').map(({ id }) => id);

  return found.length > 0 ? found.slice(0, 2) : carriedFigure(reading);
}

const forSale = /(?:how many|cuant\w+).{0,24}(?:for sale|en venta|a la venta)/;

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
    weight: sumOf(wanted) + (isLone ? 2 : 0),
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
    return { blocks: fields.length > 0 ? answer(general.id) : [], weight: general.weight - 1 };
  const at = (field: string) => text.indexOf(found.find(({ id }) => id === field)?.words ?? '');
  const having = (field: string) =>
    says('which') && field in features ? shown.filter((each) => hasFeature(each, field)) : [];
  const blocks = fields
    .toSorted((one, other) => at(one) - at(other))
    .map((field) => homeBlock(field, ...(having(field).length > 0 ? having(field) : shown)));

  return {
    blocks: shown.length > 0 ? blocks : [],
    // A year's cost is more than the one tax that is often meant.
    weight: sumOf(found) + (homes.length > 0 || fields.includes('keeping') ? 3 : 0),
  };
}

/** The fields that are meant: a price per meter has the price with it, and what a page says of a pool its size. */
function fieldsIn(ids: readonly string[], last: Block | undefined) {
  const isPart = ids.some((id) => id in features);
  const part = last?.kind === 'home' && last.field && last.field in features ? last.field : undefined;
  if (part && ids.length === 1 && ids[0] === 'size') return [part];

  // Where the principal bedroom lies is told of any.
  return ids
    .map((id) => (id === 'mainFloor' ? 'principal' : id))
    .filter((id) => !(id === 'price' && /perMeter|keeping/.test(ids.join(' '))) && !(id === 'size' && isPart))
    .slice(0, 3);
}

function ofOffice({ isNamed, home, answers }: Reading): Found | undefined {
  const found = answers.filter(
    ({ id }) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)),
  );
  const few = found.slice(0, /open|holidays|hours/.test(found[0]?.id ?? '') ? 1 : 2);

  return isNamed ? undefined : { blocks: few.flatMap(({ id }) => answer(id)), weight: sumOf(few) };
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

  return { blocks: [block], weight };
}

/** An area or a feature is named beside what is asked: of people, or of the home that was spoken of. */
function isAside({ figures, order, said, memory, says }: Reading) {
  const isOfHome = memory.home && says('it') && said.area && !said.features && !order;
  const isNear = said.features?.every((id) => id === 'nearby') && !says('which');

  return !says('search') && isEmpty(figures) && (says('people') || isOfHome || isNear);
}

/** What is said of a question that no rule takes: of what it names, what the guide says in passing, or who may know. */
export function whatIsLeft(reading: Reading): Block {
  const { text, topics, homes, memory, isShort, context } = reading;
  if (homes[0]) return homeBlock('about', homes[0]);
  const field = topics('home').find((each) => each in measures);
  const shown = memory.homes.length > 1 ? memory.homes : context.homes.filter(hasPage);
  const isOfShown =
    !/\b(19|20)\d\d\b/.test(text) && (isShort || /^(and |so |y )?(how|what|which|cual|cuant|que)/.test(text));
  const [beside] = field && isOfShown ? sideways(shown, field) : [];

  if (memory.wish === 'renting' && isShort) return { kind: 'faq', of: 'rent' };

  return beside ?? onPage(reading) ?? inPassing(reading) ?? { kind: 'unknown', of: whoMayKnow(reading) };
}

/** A sentence of the home's page that has most words of a question. */
function onPage({ text, home, memory }: Reading): Block | undefined {
  const about = home ?? memory.home;
  const found = about && bestOf(pagesOf(about), text);

  return found ? homeBlock(`says:${found}`, about) : undefined;
}

function inPassing({ text, context }: Reading): Block | undefined {
  const found = sentencesFor(text, context.language);

  return found && found.share > 0.55 && found.weight > 3.5
    ? { kind: 'faq', of: found.id, field: found.field }
    : undefined;
}

/** Whom to ask: for a home its agent, else the one of whom was spoken, or who was named below the last answer. */
function whoMayKnow({ home, memory }: Reading): string {
  const { agent, about, last, wish } = memory;
  const of = home ?? memory.home;
  const person = (of && sellerOf(of)) ?? (about === 'agent' || last?.kind === 'faq' ? agent : undefined);

  return (wish ? undefined : person?.slug) ?? 'office';
}
