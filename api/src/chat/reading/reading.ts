import type { Context, Filter, Order } from '../blocks/block.ts';
import { figuresIn } from './figures.ts';
import { isEmpty } from './made.ts';
import { agentMeant, type Given, homesAsked, homesMeant, withOther } from './meant.ts';
import type { Memory } from './memory.ts';
import { agentsIn, areasIn, homesIn, monthsIn } from './names.ts';
import { answersIn, type Hit, hitsIn, isRefused, type Sign, saidBy, type Topic } from './words.ts';

/** A part of a question, as far as it is understood without a model. */
export type Reading = ReturnType<typeof readingOf>;

/** Reads a part of a question: what it names, counts and asks for, and what it leaves to the conversation before. */
export function readingOf(text: string, memory: Memory, context: Context) {
  const { named, people, ...given } = givenIn(text, memory, context);
  const isOfAreas = given.says('whichArea') && given.topics('areaWish').length > 0;
  const homes = given.isOwner || isOfAreas ? [] : homesMeant(named, given);
  const isFree = homes.length === 0 && people.length === 0;
  const agents = isFree ? agentMeant(given) : withOther(people, given);
  const shown = isFree ? homesAsked(given) : homes;

  return {
    ...given,
    ...{ homes, agents, isNamed: homes.length > 0 || agents.length > 0 },
    /** The homes that fields are asked of, and the one where it is one. */
    ...{ shown, home: homes[0] ?? (shown.length === 1 ? shown[0] : undefined) },
    filter: homes.length === 0 ? goneOn(given, given.said) : given.said,
    months: monthsIn(text, given.isShort),
  };
}

/** What a text says by itself. */
function givenIn(text: string, memory: Memory, context: Context) {
  const { isOwner, named, people, plain, rest } = namesIn(text, memory, context);
  const says = (sign: Sign) => saidBy(sign, text) !== undefined;
  const known = new Map<Topic, Hit[]>();
  function hits(kind: Topic) {
    const found = known.get(kind) ?? hitsIn(kind, rest);
    known.set(kind, found);

    return found;
  }
  const topics = (kind: Topic) => hits(kind).map(({ id }) => id);
  const { filter: figures, amount } = figuresIn(says('claim') ? '' : plain);
  const areas = named.length === 0 ? areasIn(rest) : [];
  const isShort = text.split(' ').length <= 8;
  const most = says('cheaper') && named.length === 0 && isShort ? cheaperThan(memory, says) : undefined;
  const area = areas[0] ?? (says('there') ? memory.areas[0] : undefined);

  return {
    ...{ text, rest, context, memory, amount, area, areas, figures, says, hits, topics },
    ...{ isOwner, named, people, isShort },
    said: { ...filterIn(rest, area, figures), ...(most && { maxPrice: most }) },
    order: most || topics('home').includes('keeping') ? undefined : orderIn(text),
    /** Written answers whose words stand in the text. */
    answers: answersIn(text).filter(
      ({ id }) => !isAside(id, text, memory) && !(id === 'past' && !memory.home && named.length === 0),
    ),
  };
}

/** Reports whether a written answer is not meant: somebody else sells, or it is the buyer who lets. */
const isAside = (id: string, text: string, { last }: Memory) =>
  (id === 'buy' && isNoPurchase.test(text)) ||
  (id === 'sell' && isOffered.test(text)) ||
  (id === 'rent' && last?.of === 'renting-out');

const isNoPurchase = /\bnot (?:want|looking|here) to buy|\bno quiero comprar/;

/** Somebody else sells: "a cousin wants to sell me land". */
const isOffered = /\b(?:sell(?:ing)? (?:me|us)|venderme|vendernos)\b/;

/** The homes and agents that a text names, and the text without them. */
function namesIn(text: string, memory: Memory, context: Context) {
  // Who sells a house tells where it lies and how large it is: none of ours.
  const isOwner = owns.test(text) || (memory.wish === 'selling' && !ofOurs.test(text));
  const isOfAreas =
    !ofOurs.test(text) &&
    /\b(?:or|o|vs|versus|difference|diferencia|between|entre)\b/.test(text) &&
    areasIn(text).length > 1;
  const named = isOwner || isOfAreas ? { found: [], rest: text } : homesIn(text, context.homes);
  const people = agentsIn(named.rest);

  return {
    ...{ isOwner, named: named.found, people: people.found, plain: named.rest },
    rest: people.rest.replace(/\s+/g, ' ').trim(),
  };
}

/** The price below which something cheaper than the home that was spoken of is sought. */
const cheaperThan = ({ home, isOfSeveral }: Memory, says: (sign: Sign) => boolean) =>
  home && !isOfSeveral && !says('which') ? home.price - 1 : undefined;

const possession =
  '(?:house|home|condo|villa|place|apartment|property|land|lot|casa|depa\\w*|condominio|terreno|propiedad)';

/** Says that the visitor has a home: of his own, none of ours. */
const owns = new RegExp(
  `\\b(?:my|our|mi|nuestr[oa]|(?:i|we) (?:own|have) an?|got an?|tengo una?|tenemos una?) (?:[\\w-]+ ){0,2}?${possession}\\b|\\b(?:i have|tengo) (?:one|una|uno) (?:to|for|para|que)\\b|\\b(?:inherited|hered\\w+)\\b`,
);

/** Names one of our homes, also for whoever sells another. */
const ofOurs =
  /\b(?:the|that|this|your|la|esa|esta|su|sus) (?:\w+ )?(?:one|house|home|villa|casa|property|propiedad|de)\b/;

/** The search of a short text that goes on from one before: "under 5 million?", "the cheapest?". */
function goneOn({ isShort, order, memory }: Given, said: Filter): Filter {
  const goesOn = isShort && (!isEmpty(said) || (order && memory.isOfSeveral));

  return { ...(goesOn && memory.filter), ...said };
}

function filterIn(rest: string, area: string | undefined, figures: Filter): Filter {
  const found = hitsIn('feature', rest).map(({ id }) => id);
  const [without, features] = [true, false].map((refused) =>
    found.filter((id) => isRefused(id, rest) === refused),
  );

  return {
    ...(area && { area }),
    ...figures,
    ...(features?.[0] && { features }),
    ...(without?.[0] && { without }),
  };
}

/** Finds by which figure a text orders homes. */
function orderIn(text: string): Order | undefined {
  const [sort, order] = hitsIn('end', text)[0]?.id.split(' ') ?? [];

  return sort ? { sort, order: order === 'most' ? 'most' : 'least' } : undefined;
}
