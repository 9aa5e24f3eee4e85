import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import type { Block, Context, End, Filter } from '../blocks/block.ts';
import { fitting, measures } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { agentsIn, areaIn, homesIn } from './names.ts';
import { folded } from './text.ts';
import { asked, endWords, isRefused, says, topicsIn } from './topics.ts';

/** What a conversation is about so far. */
export interface Focus {
  home?: Home | undefined;
  /** The homes last shown, in order. */
  homes: readonly Home[];
  agent?: RosterEntry | undefined;
  /** The agents last named together. */
  agents?: readonly RosterEntry[];
  filter: Filter;
  homeField?: string | undefined;
  agentField?: string | undefined;
  figure?: string | undefined;
  month?: string | undefined;
  last?: 'home' | 'agent' | undefined;
}

/** A part of a question, as far as it is understood without a model. */
export interface Reading {
  /** Folded. */
  text: string;
  /** The text without the names of homes and agents. */
  rest: string;
  isShort: boolean;
  context: Context;
  focus: Focus;
  /** Homes named or pointed at. */
  homes: readonly Home[];
  /** The home that the part is about. */
  home: Home | undefined;
  agents: readonly RosterEntry[];
  filter: Filter;
  order: { sort: string; order: End } | undefined;
  amount: number | undefined;
  comparison: boolean;
}

/** Reads a part of a question. */
export function readingOf(text: string, focus: Focus, context: Context): Reading {
  const named = namedIn(text, context.homes);
  const people = agentsIn(named.rest);
  const rest = people.rest.replace(/\s+/g, ' ').trim();
  const isShort = text.split(' ').length <= 7;
  const homes = orElse(named.found, () => pointedAt(text, focus, context));
  const { filter: figures, amount } = figuresIn(named.rest);
  const order = orderIn(text);
  const relative = order?.isRelative ? relativeTo(order, focus) : undefined;
  const area = named.found.length > 0 ? {} : areaIn(rest);
  const said = { ...area, ...figures, ...featuresIn(rest, order !== undefined) };
  // A home that is named leaves no room for a pronoun, nor for the search before.
  const before = homes.length > 0 ? { homes: [], filter: {} } : focus;
  const goesOn = !isEmpty(said) && (isShort || says('goingOn', text));
  const isMeant = people.found.length === 0 && !order && pointsAtHome(text, rest, isEmpty(figures));

  return {
    ...{ text, rest, isShort, context, focus, homes, amount },
    home: homes[0] ?? (isMeant ? focus.home : undefined),
    agents: orElse(people.found, () => agentMeant(text, before, isShort)),
    filter: { ...(goesOn && before.filter), ...said, ...relative },
    order: relative ? undefined : order,
    comparison: homes.length > 1 && (named.found.length === 0 || says('comparing', text)),
  };
}

const isEmpty = (filter: Filter) => Object.keys(filter).length === 0;
const orElse = <Thing>(some: readonly Thing[], others: () => readonly Thing[]) =>
  some.length > 0 ? some : others();

/** Reports whether a text means the home last spoken of: it points at it, or asks for its fields. */
const pointsAtHome = (text: string, rest: string, hasNoFigures: boolean) =>
  says('pointing', text) || (hasNoFigures && !says('searchOnly', text) && topicsIn('home', rest).length > 0);

const oneByFigure =
  /\b(?:the|that|la|el|of the|your) (?:\w+ )?(?:at |for |de )?(?:usd |us)?\$?\d[\d.,]* ?(?:k|m|mil|million\w*|millon\w*|sq ?ft|sqft|m2|square feet)?/;
const oneByFeature =
  /\b(?:the|that|la|esa) (?:\w+ )?(?:with|w|that has|con|que tiene|de la|de los|del) [^,.?!]{3,40}|\b(?:the|that|la|esa) (?:\w+ ){1,2}(?:house|home|villa|one|place|property|estate|casa|propiedad)\b/;

/** Finds the homes that a text names, or the one home that it describes: "the one with the fire pit", "la de 4.2 millones". */
function namedIn(text: string, homes: readonly Home[]) {
  const named = homesIn(text, homes);
  if (named.found.length > 0) return named;
  const [figure = ''] = oneByFigure.exec(text) ?? [];
  const { amount = 0, filter } = figuresIn(figure);
  const size = filter.minSquareMeters ?? 0;
  const near = (value: number, wanted: number) => wanted > 0 && Math.abs(value / wanted - 1) < 0.02;
  const figured = homes.filter(
    ({ price, squareMeters = 0 }) => near(price, amount) || near(squareMeters, size),
  );
  if (figured.length === 1) return { found: figured, rest: text.replace(figure, ' ') };
  const [described = ''] = oneByFeature.exec(text) ?? [];
  const features = topicsIn('feature', described);
  const found = features.length > 0 ? fitting({ features }, homes.filter(hasPage)) : [];

  return found.length === 1 ? { found, rest: text.replace(described, ' ') } : named;
}

const ordinals = [
  'first|1st|la primera|el primero',
  'second|2nd|la segunda|el segundo',
  'third|3rd|la tercera|el tercero',
].map((words, at) => asked(`(?:the )?(?:${words})(?: one| house| home)?|(?:number |#)${at + 1}`));

/** Homes that a text points at by their place in what was shown: "the second one", "both". */
function pointedAt(text: string, { home, homes, last }: Focus, context: Context): readonly Home[] {
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = homes.length > 1 ? homes : own;
  if (says('allThree', text) && says('plural', text)) return own;
  const places = ordinals.flatMap((pattern, index) => (pattern.test(text) ? (shown[index] ?? []) : []));
  if (places.length > 0) return places;
  if (says('lastOne', text)) return shown.slice(-1);
  if (homes.length > 1 && says('both', text)) return homes.slice(0, 3);

  return homes.length === 2 && home && last !== 'agent' && says('other', text)
    ? homes.filter((each) => each !== home)
    : [];
}

/** The agent that is meant without a name: the one last spoken of, else the seller of the home. */
function agentMeant(text: string, { agent, agents = [], home, last }: Focus, isShort: boolean) {
  if (last === 'agent' && agents.length === 2 && says('other', text))
    return agents.filter((each) => each !== agent);
  const fields = topicsIn('agent', text);
  const goesOn =
    isShort && last === 'agent' && fields.some((field) => field !== 'about' && field !== 'homes');
  if (agent) return says('pronoun', text) || goesOn ? [agent] : [];
  const seller = home && sellerOf(home);

  return seller && says('pronoun', text) && fields.length > 0 ? [seller] : [];
}

/** The features that a text names, wanted or refused; beside "the biggest lot" its own word is none. */
function featuresIn(rest: string, isOrdered: boolean): Filter {
  const named = topicsIn('feature', rest).filter(
    (id) => !(isOrdered && (id === 'longPool' || id === 'garden')),
  );
  const refused = named.filter((id) => isRefused(id, rest));
  const wanted = named.filter((id) => !refused.includes(id));

  return { ...(wanted.length > 0 && { features: wanted }), ...(refused.length > 0 && { without: refused }) };
}

const comparative = /er\b|\bmore\b|\bless\b|^(algo |una? )?(mas|menos)/;
const superlative =
  /\b(la|el|las|los|cual|which|quien) (es |son |de |house |home |one )?(is |are )?(the )?(mas|menos|cheaper|bigger|larger|newer|older|more)/;

/** Finds by which figure a text orders homes, and whether it compares with one that was spoken of. */
function orderIn(text: string) {
  const [end] = topicsIn('end', text);
  if (!end) return undefined;
  const [sort = '', order = ''] = end.split(' ');

  return {
    sort,
    order: order as End,
    isRelative: comparative.test(endWords(end, text)) && !superlative.test(text),
  };
}

const bounds: Readonly<Record<string, readonly [keyof Filter, number]>> = {
  'price most': ['minPrice', 1],
  'price least': ['maxPrice', -1],
  'beds most': ['minBeds', 1],
  'beds least': ['maxBeds', -1],
  'size most': ['minSquareMeters', 1],
  'year most': ['builtFrom', 1],
};

/** The filter of a comparison with the homes spoken of: "something cheaper". */
function relativeTo(
  { sort, order }: { sort: string; order: End },
  { home, homes }: Focus,
): Filter | undefined {
  const figures = (home ? [home] : homes).map((each) => measures[sort]?.of(each) ?? 0);
  const [name, step = 0] = bounds[`${sort} ${order}`] ?? [];

  return name && figures.length > 0
    ? { [name]: (step > 0 ? Math.max(...figures) : Math.min(...figures)) + step }
    : undefined;
}

/** What a conversation is about when it begins: the visitor's page. */
export function onPage(page: string | undefined, { homes }: Context): Focus {
  const [first = '', second = ''] = (page ?? '').split('/').filter(Boolean);
  const home = homes.find((each) => hasPage(each) && each.href === page);
  const agent =
    first === 'team' ? agentById(Number(second)) : agentBySlug(first === 'agents' ? second : first);

  return { homes: [], filter: {}, home, agent, last: agent ? 'agent' : home ? 'home' : undefined };
}

/** What a conversation is about after a part of a question. */
export function after(reading: Reading, [block]: readonly Block[] = []): Focus {
  const {
    focus,
    homes,
    home,
    agents: [agent],
    filter,
    rest,
    context,
  } = reading;
  const [homeField] = topicsIn('home', rest);
  const found = block?.kind === 'homes' && !block.sort ? fitting(block, context.homes) : [];

  return {
    ...focus,
    ...(homes.length > 1 && { homes }),
    ...(!home && !agent && Object.keys(filter).length > 0 && { filter }),
    ...(block?.kind === 'report' && { figure: block.figure, month: block.month }),
    ...(found.length === 1 && { home: found[0] }),
    ...(found.length > 1 && { homes: found }),
    ...(home && { home, last: 'home' as const, ...(homeField && { homeField }) }),
    ...(agent && {
      agent,
      last: 'agent' as const,
      agentField: topicsIn('agent', rest)[0] ?? focus.agentField,
    }),
  };
}

/** What a conversation is about after a reply. */
export function told(text: string, focus: Focus, { homes }: Context): Focus {
  const at = ({ title }: Home) => text.indexOf(folded(title));
  const shown = homes.filter((home) => at(home) >= 0).toSorted((one, other) => at(one) - at(other));
  const [home] = shown;
  // The guide names whom to ask, whom nobody spoke of.
  const isGuide = /not legal or tax advice|asesoria legal ni fiscal/.test(text);
  const found = isGuide ? [] : agentsIn(text).found;

  return {
    ...focus,
    ...(shown.length > 1 && { homes: shown }),
    ...(shown.length === 1 && { home }),
    ...(found.length === 1 && { agent: found[0], last: home ? focus.last : ('agent' as const) }),
    ...(found.length === 2 && { agents: found }),
  };
}
