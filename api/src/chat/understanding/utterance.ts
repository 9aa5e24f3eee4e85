import { guideEntry } from '@dosmares/content/buyers-guide';
import { features } from '@dosmares/content/chat/features';
import type { RosterEntry } from '@dosmares/content/roster';
import { findAgents } from '../blocks/agents.ts';
import { type Context, type Filter, isEmpty } from '../blocks/block.ts';
import { findHomes, isCostFaq, rankHomes } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import type { DialogueState } from './dialogue-state.ts';
import { areasIn, filterIn, monthsIn, namesIn, orderIn } from './entities.ts';
import { figuresIn } from './figures.ts';
import { type Cue, type EntityKind, faqMentionsIn, matchCue, mentionsIn } from './mentions.ts';
import { stemsOf } from './text.ts';

export type Utterance = ReturnType<typeof parseUtterance>;

/** Parses a normalized text: its entities, cues and filter, with ellipses and references resolved from the dialogue state. */
export function parseUtterance(text: string, state: DialogueState, context: Context) {
  const parsed = parseText(text, state, context);
  const { ownsHome, namedAgents, stated, hasCue, mentions } = parsed;
  const seeksArea = hasCue('whichArea') && mentions('areaWish').length > 0;
  const homes = ownsHome || seeksArea ? [] : resolveHomes(parsed);
  const namesNone = homes.length === 0 && namedAgents.length === 0;
  const agents = namesNone ? resolveAgents(parsed) : withCompared(state.agent, namedAgents, parsed);
  const subjects = namesNone ? implicitHomes(parsed) : homes;

  return {
    ...parsed,
    homes,
    agents,
    hasNames: homes.length > 0 || agents.length > 0,
    /** The homes that the question is about, also where it names none, and the one where there is only one. */
    subjects,
    home: homes[0] ?? (subjects.length === 1 ? subjects[0] : undefined),
    filter: homes.length === 0 ? mergedFilter(parsed) : stated,
  };
}

type Parsed = ReturnType<typeof parseText>;

function parseText(text: string, state: DialogueState, context: Context) {
  const names = namesIn(text, state.inquiryType === 'selling', context.homes);
  const { withoutNames } = names;
  const hasCue = memoized((cue: Cue) => matchCue(cue, text) !== undefined);
  const isShort = text.split(' ').length <= 8;
  const isCheaper = hasCue('cheaper') && isShort && !hasCue('which');
  const reference = isCheaper ? priceReference(text, names.namedHomes, state) : undefined;
  const most = reference && reference.price - 1;
  const namedHomes = most ? [] : names.namedHomes;
  const mentions = memoized((kind: EntityKind) => mentionsIn(kind, withoutNames));
  const idsOf = (kind: EntityKind) => mentions(kind).map(({ id }) => id);
  const { filter: figures, amount } = figuresIn(hasCue('priceClaim') ? '' : names.withoutHomes);
  const areas = namedHomes.length === 0 ? areasIn(withoutNames) : [];
  const area = areas[0] ?? (hasCue('there') ? state.areas[0] : undefined);

  return {
    ...names,
    namedHomes,
    text,
    state,
    context,
    hasCue,
    mentions,
    idsOf,
    amount,
    figures,
    area,
    areas,
    isShort,
    months: monthsIn(text, isShort),
    stated: { ...filterIn(withoutNames, area, figures), ...(most && { maxPrice: most }) },
    order: most || idsOf('home').includes('keeping') ? undefined : orderIn(text),
    faqs: faqMentionsIn(text).filter(
      ({ id }) => !faqExceptions[id]?.test(text) && (id !== 'past' || state.home || namedHomes.length > 0),
    ),
  };
}

/** The home than which something cheaper is wanted: "cheaper than the Palmilla house", or the one under discussion. */
function priceReference(text: string, named: readonly Home[], { home, showedSeveral }: DialogueState) {
  if (named[0]) return /\b(?:anything|something|algo) .*\b(?:than|que)\b/.test(text) ? named[0] : undefined;

  return showedSeveral ? undefined : home;
}

function memoized<Name, Thing>(find: (name: Name) => Thing) {
  const known = new Map<Name, Thing>();

  return (name: Name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);

    return found;
  };
}

/** Texts in which the words of a written answer mean something else: in "a cousin wants to sell me land" nobody sells. */
const faqExceptions: Readonly<Record<string, RegExp>> = {
  negotiate: /\bbest price (?:per|by|a) |\bmejor precio por /,
  erase: /\bbackup\b/,
  insurance: /\b(?:from the us|health|medical|medico)\b/,
  'remote-purchase': /\bcalls? all day|\binternet\b/,
  land: /\bejid|\b(?:we|i) land\b/,
  airport: /\bnot fly/,
  utilities: /\bswim|\bnadar|\b(?:near|by|on|front of) the water/,
  hurricanes: /\bprices?\b|\bprecios?\b|\bsold\b/,
  inheritance: /\bi (?:just |have )?inherited|\bhered[eo]\b/,
  record: /\b(?:ella|she|he|her|him)\b/,
  value: /sell it (?:later|again|after)/,
  about: /\boldest (?:one|house|home)|\bmas (?:vieja|antigua)\b/,
  legalName: /\bneed|\bnecesit/,
  buy: /\b(?:cant|can ?not) travel|\bnot (?:want|looking|here|interested) (?:to|in) buy|\bno quiero comprar/,
  sell: /\b(?:not (?:an? |the )?sell(?:er|ing)|sell(?:ing)? (?:me|us)|venderme|vendernos|sell it (?:later|again|after)|vender(?:la|lo) despues|(?:they|he|she|owners?) (?:wants?|are|is) (?:to )?sell(?:ing)?)\b/,
};

/** The stated filter; of a short follow-up, merged into the last search: "under 5 million?", "the cheapest?". */
function mergedFilter({ isShort, order, stated, state, hasCue, context }: Parsed): Filter {
  const isContinued = isShort && (!isEmpty(stated) || (order && (state.showedSeveral || hasCue('both'))));
  const filter = { ...(isContinued && state.filter), ...stated };

  // Where the merged search finds nothing to rank, the ranking starts over.
  return order && findHomes(filter, context.homes).length === 0 ? stated : filter;
}

/** The homes that a text refers to: by name, description, rank or reference, and the one that they are compared with. */
function resolveHomes(parsed: Parsed): readonly Home[] {
  const { text, namedHomes, stated, order, faqs, isShort, context, state, hasCue } = parsed;
  const ids = [...faqs.map(({ id }) => id), (isShort && state.lastBlock?.of) || ''];
  const asksForCost = ids.some(isCostFaq) || hasCue('pesos') || /\bcompar/.test(text);
  const isReference = hasCue('pair') || (state.home && hasCue('others'));
  const count = /\b(?:two|2|dos)\b/.test(text) && !isReference ? 2 : Number(asksForCost);
  const isOfPair = state.showedSeveral && state.homes.length === 2 && isEmpty(stated);
  const ranked = isOfPair ? state.homes : findHomes(stated, context.homes);
  const ways = [
    () => namedHomes,
    () => homeByDescription(matchCue('describedHome', text), stated, context),
    // "The cheapest in pesos", "what tax does the largest pay?"
    () => (order ? rankHomes(ranked, order).slice(0, count) : []),
    () => resolveReference(parsed),
  ];
  const homes = ways.reduce<readonly Home[]>((found, way) => (found.length > 0 ? found : way()), []);

  return withCompared(state.home, homes, parsed);
}

/** What is named, after the previous subject where the two are compared: "has she sold more than Bruno?" */
function withCompared<Thing>(before: Thing | undefined, named: readonly Thing[], { order, hasCue }: Parsed) {
  const isComparison = hasCue('comparison') || (order && (hasCue('other') || hasCue('others')));
  const isNew = before && named[0] && named.length < 3 && !named.includes(before);

  return isNew && isComparison ? [before, ...named] : named;
}

/** The homes of an ellipsis, which names none: those last shown together, or the one under discussion. */
function implicitHomes(parsed: Parsed): readonly Home[] {
  const { figures, order, isShort, state, hasCue, idsOf } = parsed;
  const { home, homes, showedSeveral } = state;
  const asksForFields = idsOf('home').some((field) => !(field in features));
  const isSearch = hasCue('weakSearch') && !asksForFields && !(showedSeveral && hasCue('which'));
  const isEllipsis = !isSearch && !asksAboutOther(parsed) && idsOf('home').length > 0;
  if (!isEllipsis || !isEmpty(figures) || order) return [];
  if (showedSeveral && isShort && !hasCue('it')) return homes;

  if (home) return [home];

  return isShort ? homes : [];
}

/** Reports whether a few words ask for the price or the size of something other than a home: "permits cost". */
const asksAboutOther = ({ text, mentions, idsOf, state }: Parsed) =>
  !state.showedSeveral &&
  text.split(' ').length < 4 &&
  /^(?:price|size)$/.test(idsOf('home').join()) &&
  stemsOf(text.replace(mentions('home')[0]?.words ?? '', '')).length > 0;

/** The only home that fits a description: "the one with the fire pit", "la de 4.2 millones". */
function homeByDescription(described = '', { features }: Filter, { homes }: Context): readonly Home[] {
  const { amount } = figuresIn(described);
  const price = amount && { minPrice: amount * 0.99, maxPrice: amount * 1.01 };
  const isDescribed = described && (amount || features);
  const all = isDescribed ? findHomes({ ...(features && { features }), ...price }, homes) : [];
  const own = all.filter(hasPage);

  return [own, all].find(({ length }) => length === 1) ?? [];
}

const firstTwo = /\b(?:first (?:two|2)|primeras dos|dos primeras)\b/;

const refersToOthers = ({ hasCue, state }: Parsed) =>
  hasCue('others') || (hasCue('other') && !state.isAboutAgent);

/** Resolves references to the homes that were shown: "the second one", "both", "the other two". */
function resolveReference(parsed: Parsed): readonly Home[] {
  const { hasCue, order, state, context } = parsed;
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = state.homes.length > 1 ? state.homes : own;
  if (state.home && refersToOthers(parsed)) return own.filter((each) => each !== state.home);
  if (hasCue('allThree') && hasCue('plural')) return order ? [] : own;
  const showedAgents = /^agents?$/.test(state.lastBlock?.kind ?? '');
  const places = (['first', 'second', 'third'] as const).flatMap((place, at) =>
    hasCue(place) && !showedAgents ? (shown[at] ?? []) : [],
  );
  const pair = firstTwo.test(parsed.text) ? shown.slice(0, 2) : [];
  const ways = [lastTwoHomes(parsed), pair, places, refersToShown(parsed) ? shown.slice(0, 3) : []];

  return ways.find(({ length }) => length > 0) ?? [];
}

/** The two homes discussed last, one after the other: "which of them has more bedrooms?" */
function lastTwoHomes({ hasCue, order, isShort, state: { previousHome, home, showedSeveral } }: Parsed) {
  const isMeant = hasCue('pair') || (order && isShort && hasCue('which'));

  return isMeant && previousHome && home && !showedSeveral ? [previousHome, home] : [];
}

/** Reports whether a text refers to all homes that were shown; a ranking of more than two repeats their search instead. */
function refersToShown({ hasCue, order, idsOf, state: { homes, showedSeveral, filter, lastBlock } }: Parsed) {
  if (hasCue('which') && idsOf('home').includes('keeping')) return true;
  const isSearch = order && (homes.length > 2 || !showedSeveral || lastBlock?.sort || !isEmpty(filter));

  return hasCue('compareHomes') || (homes.length > 1 && (order || hasCue('both')) && !isSearch);
}

/** The agents that a text refers to without naming any: those under discussion, else the seller of the home. */
function resolveAgents(parsed: Parsed): readonly RosterEntry[] {
  const { hasCue, idsOf, state } = parsed;
  const { agent, agents, isAboutAgent } = state;
  const fields = idsOf('agent').filter((field) => field !== 'about');
  if (isAboutAgent && agents.length === 2 && hasCue('other')) return agents.filter((each) => each !== agent);
  if (agents.length > 1 && hasCue('both')) return fields[0] && !idsOf('ranking')[0] ? agents : [];

  return (hasCue('pronoun') && resolvePronoun(parsed, fields)) || implicitAgents(parsed, fields);
}

/** Resolves "he" or "her"; an agent named below a written answer is meant only where contact details are asked for. */
function resolvePronoun(parsed: Parsed, [field = '']: readonly string[]) {
  const { home, agent, isAboutAgent, lastBlock } = parsed.state;
  const isContactOnly =
    !isAboutAgent && guideEntry(lastBlock?.of ?? '') && !/^(?:contact|whatsapp|languages)$/.test(field);
  const seller = home && parsed.idsOf('agent')[0] ? sellerOf(home) : undefined;
  const meant = (isContactOnly ? undefined : agent) ?? seller;

  return meant && [meant];
}

/** The agents of an ellipsis, a few words that ask for a field: those of the last reply, or the one under discussion. */
function implicitAgents(
  { text, isShort, idsOf, state: { agent, isAboutAgent, lastBlock } }: Parsed,
  fields: readonly string[],
) {
  const isAnswered = lastBlock?.kind === 'faq' && lastBlock.of !== 'boss';
  const isAsked = text.split(' ').length < 4 ? fields[0] : fields.some((field) => field !== 'homes');
  if (!isShort || !isAboutAgent || isAnswered || !isAsked || idsOf('ranking')[0]) return [];
  const listed = lastBlock?.kind === 'agents' ? findAgents(lastBlock) : [];

  return listed[0] || !agent ? listed : [agent];
}
