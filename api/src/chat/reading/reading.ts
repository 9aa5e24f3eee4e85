import { guideEntry } from '@dosmares/content/buyers-guide';
import { features } from '@dosmares/content/chat/features';
import type { RosterEntry } from '@dosmares/content/roster';
import { peopleOf } from '../blocks/agents.ts';
import { type Context, type Filter, isEmpty } from '../blocks/block.ts';
import { fitting, inOrder, isOfCost } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import type { Memory } from './memory.ts';
import { areasIn, filterIn, monthsIn, namesIn, orderIn } from './names.ts';
import { stemsOf } from './text.ts';
import { answersIn, hitsIn, type Sign, saidBy, type Topic } from './words.ts';

export type Reading = ReturnType<typeof readingOf>;

/** Reads a part of a question: what it names, counts and asks for, and what it leaves to the conversation before. */
export function readingOf(text: string, memory: Memory, context: Context) {
  const given = givenIn(text, memory, context);
  const { isOwner, people, said, says, hits } = given;
  const isOfAreas = says('whichArea') && hits('areaWish').length > 0;
  const homes = isOwner || isOfAreas ? [] : homesMeant(given);
  const isFree = homes.length === 0 && people.length === 0;
  const agents = isFree ? agentsMeant(given) : withOther(memory.agent, people, given);
  const shown = isFree ? homesAsked(given) : homes;

  return {
    ...given,
    ...{ homes, agents, isNamed: homes.length > 0 || agents.length > 0 },
    /** The homes that fields are asked of, and the one where it is one. */
    ...{ shown, home: homes[0] ?? (shown.length === 1 ? shown[0] : undefined) },
    filter: homes.length === 0 ? goneOn(given) : said,
  };
}

type Given = ReturnType<typeof givenIn>;

function givenIn(text: string, memory: Memory, context: Context) {
  const { isOwner, named, people, plain, rest } = namesIn(text, memory.wish === 'selling', context.homes);
  const says = once((sign: Sign) => saidBy(sign, text) !== undefined);
  const hits = once((kind: Topic) => hitsIn(kind, rest));
  const topics = (kind: Topic) => hits(kind).map(({ id }) => id);
  const { filter: figures, amount } = figuresIn(says('claim') ? '' : plain);
  const areas = named.length === 0 ? areasIn(rest) : [];
  const isShort = text.split(' ').length <= 8;
  const isCheaper = says('cheaper') && named.length === 0 && isShort && !says('which');
  // Something cheaper than the home that was spoken of.
  const most = isCheaper && memory.home && !memory.isOfSeveral ? memory.home.price - 1 : undefined;
  const area = areas[0] ?? (says('there') ? memory.areas[0] : undefined);

  return {
    ...{ text, rest, context, memory, amount, area, areas, figures, says, hits, topics },
    ...{ isOwner, named, people, isShort, months: monthsIn(text, isShort) },
    said: { ...filterIn(rest, area, figures), ...(most && { maxPrice: most }) },
    order: most || topics('home').includes('keeping') ? undefined : orderIn(text),
    answers: answersIn(text).filter(
      ({ id }) => !asides[id]?.test(text) && (id !== 'past' || memory.home || named.length > 0),
    ),
  };
}

/** Looks for each thing only once. */
function once<Name, Thing>(look: (name: Name) => Thing) {
  const known = new Map<Name, Thing>();

  return (name: Name) => {
    const found = known.get(name) ?? look(name);
    known.set(name, found);

    return found;
  };
}

/** Texts in which the words of an answer mean something else: "a cousin wants to sell me land" sells nothing of the visitor's. */
const asides: Readonly<Record<string, RegExp>> = {
  land: /\bejid|\b(?:we|i) land\b/,
  airport: /\bnot fly/,
  utilities: /\bswim|\bnadar|\b(?:near|by|on|front of) the water/,
  hurricanes: /\bprices?\b|\bprecios?\b|\bsold\b/,
  inheritance: /\bi (?:just |have )?inherited|\bhered[eo]\b/,
  record: /\b(?:ella|she|he|her|him)\b/,
  value: /sell it (?:later|again|after)/,
  about: /\boldest (?:one|house|home)|\bmas (?:vieja|antigua)\b/,
  legalName: /\bneed|\bnecesit/,
  buy: /\bnot (?:want|looking|here|interested) (?:to|in) buy|\bno quiero comprar/,
  sell: /\b(?:not (?:an? |the )?sell(?:er|ing)|sell(?:ing)? (?:me|us)|venderme|vendernos|sell it (?:later|again|after)|vender(?:la|lo) despues|(?:they|he|she|owners?) (?:wants?|are|is) (?:to )?sell(?:ing)?)\b/,
};

/** The search of a short text that goes on from one before: "under 5 million?", "the cheapest?". */
function goneOn({ isShort, order, said, memory, says, context }: Given): Filter {
  const goesOn = isShort && (!isEmpty(said) || (order && (memory.isOfSeveral || says('both'))));
  const filter = { ...(goesOn && memory.filter), ...said };

  // The first of none is the first of all.
  return order && fitting(filter, context.homes).length === 0 ? said : filter;
}

/** The homes that a text is about: named, described, the first of an order, pointed at, or compared with the one before. */
function homesMeant(given: Given): readonly Home[] {
  const { text, named, said, order, answers, isShort, context, memory, says } = given;
  const isOfOne =
    says('pesos') ||
    [...answers.map(({ id }) => id), (isShort && memory.last?.of) || ''].some(
      (id) => isOfCost(id) || id === 'hoa',
    ) ||
    /\bcompar/.test(text);
  const isOfTwo = says('ofTwo') || (memory.home && says('others'));
  const count = /\b(?:two|2|dos)\b/.test(text) && !isOfTwo ? 2 : Number(isOfOne);
  const ways = [
    () => named,
    () => theOne(saidBy('theOne', text), said, context),
    // "The cheapest in pesos", "what tax does the largest pay?"
    () => (order ? inOrder(fitting(said, context.homes), order).slice(0, count) : []),
    () => pointedAt(given),
  ];
  const homes = ways.reduce<readonly Home[]>((found, way) => (found.length > 0 ? found : way()), []);

  return withOther(memory.home, homes, given);
}

/** What is named, and the one of before with which somebody compares: "has she sold more than Bruno?" */
function withOther<Thing>(before: Thing | undefined, named: readonly Thing[], { order, says }: Given) {
  const isBeside = says('beside') || (order && (says('other') || says('others')));
  const isNew = before && named[0] && named.length < 3 && !named.includes(before);

  return isNew && isBeside ? [before, ...named] : named;
}

/** The homes that fields are asked of without naming any: those last shown together, or the one last spoken of. */
function homesAsked(given: Given): readonly Home[] {
  const { figures, order, isShort, memory, says, topics } = given;
  const { home, homes, isOfSeveral } = memory;
  const isOfFields = topics('home').some((field) => !(field in features));
  const isOpen = says('searchOnly') && !isOfFields && !(isOfSeveral && says('which'));
  if (!isEmpty(figures) || order || isOpen || isOfOther(given) || topics('home').length === 0) return [];
  if (isOfSeveral && isShort && !says('it')) return homes;

  return home ? [home] : isShort ? homes : [];
}

/** Reports whether a few words ask for the price or the size of something that is no home: "permits cost". */
const isOfOther = ({ text, hits, topics, memory }: Given) =>
  !memory.isOfSeveral &&
  text.split(' ').length < 4 &&
  /^(?:price|size)$/.test(topics('home').join()) &&
  stemsOf(text.replace(hits('home')[0]?.words ?? '', '')).length > 0;

/** The one home that a description fits: "the one with the fire pit", "la de 4.2 millones". */
function theOne(described: string | undefined, { features }: Filter, { homes }: Context): readonly Home[] {
  const { amount } = figuresIn(described ?? '');
  const price = amount && { minPrice: amount * 0.99, maxPrice: amount * 1.01 };
  const isDescribed = described && (amount || features);
  const all = isDescribed ? fitting({ ...(features && { features }), ...price }, homes) : [];
  const own = all.filter(hasPage);

  return [own, all].find(({ length }) => length === 1) ?? [];
}

const isOther = ({ says, memory }: Given) => says('others') || (says('other') && !memory.isOfAgent);

const firstTwo = /\b(?:first (?:two|2)|primeras dos|dos primeras)\b/;

/** Homes that a text points at by their place in what was shown: "the second one", "both", "the other two". */
function pointedAt(given: Given): readonly Home[] {
  const { says, order, memory, context } = given;
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = memory.homes.length > 1 ? memory.homes : own;
  if (memory.home && isOther(given)) return own.filter((each) => each !== memory.home);
  if (says('allThree') && says('plural')) return order ? [] : own;
  const isOfPeople = /^agents?$/.test(memory.last?.kind ?? '');
  const places = (['first', 'second', 'third'] as const).flatMap((place, at) =>
    says(place) && !isOfPeople ? (shown[at] ?? []) : [],
  );
  const pair = firstTwo.test(given.text) ? shown.slice(0, 2) : [];
  const ways = [lastTwo(given), pair, places, isOfShown(given) ? shown.slice(0, 3) : []];

  return ways.find(({ length }) => length > 0) ?? [];
}

/** The two homes of which was spoken one after the other: "which of them has more bedrooms?" */
function lastTwo({ says, order, isShort, memory: { before, home, isOfSeveral } }: Given) {
  const isMeant = says('ofTwo') || (order && isShort && says('which'));

  return isMeant && before && home && !isOfSeveral ? [before, home] : [];
}

/** Reports whether all homes that were shown are meant; the first of more than two follows from the search that found them. */
function isOfShown({ says, order, topics, memory: { homes, isOfSeveral, filter, last } }: Given) {
  if (says('which') && topics('home').includes('keeping')) return true;
  const isFound = order && (homes.length > 2 || !isOfSeveral || last?.sort || !isEmpty(filter));

  return says('differ') || (homes.length > 1 && (order || says('both')) && !isFound);
}

/** The agent that is meant without a name: who was spoken of, else the seller of the home. */
function agentsMeant(given: Given): readonly RosterEntry[] {
  const { says, topics, memory } = given;
  const { agent, agents, isOfAgent } = memory;
  const fields = topics('agent').filter((field) => field !== 'about');
  if (isOfAgent && agents.length === 2 && says('other')) return agents.filter((each) => each !== agent);
  if (agents.length > 1 && says('both')) return fields[0] && !topics('record')[0] ? agents : [];

  return (says('pronoun') && spokenOf(given, fields)) || lastAgents(given, fields);
}

/** The agent of whom was spoken; who was only named below a written answer, only where it is asked how to ask. */
function spokenOf(given: Given, [field = '']: readonly string[]) {
  const { agent, isOfAgent, last } = given.memory;
  const isToAsk = !isOfAgent && guideEntry(last?.of ?? '') && !/^(?:contact|whatsapp|languages)$/.test(field);
  const spoken = (isToAsk ? undefined : agent) ?? sellerMeant(given);

  return spoken && [spoken];
}

const sellerMeant = ({ topics, memory: { home } }: Given) =>
  home && topics('agent')[0] ? sellerOf(home) : undefined;

/** The agents that the last reply named, or the one of whom was spoken, where a field is asked for in few words. */
function lastAgents(
  { text, isShort, topics, memory: { agent, isOfAgent, last } }: Given,
  fields: readonly string[],
) {
  const isTold = last?.kind === 'faq' && last.of !== 'boss';
  const isAsked = text.split(' ').length < 4 ? fields[0] : fields.some((field) => field !== 'homes');
  if (!isShort || !isOfAgent || isTold || !isAsked || topics('record')[0]) return [];
  const named = last?.kind === 'agents' ? peopleOf(last) : [];

  return named[0] || !agent ? named : [agent];
}
