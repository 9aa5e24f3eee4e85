import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import type { Context, End, Filter, Heard } from '../blocks/block.ts';
import type { Block } from '../blocks/blocks.ts';
import { fitting } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { agentsIn, areaIn, homesIn } from './names.ts';
import { folded } from './text.ts';
import { isRefused, saidBy, says, topicsIn } from './topics.ts';

/** What a conversation is about so far. */
export interface Focus {
  home?: Home | undefined;
  /** The homes last shown, in order. */
  homes: readonly Home[];
  /** Whether the last reply showed several. */
  isOfSeveral?: boolean;
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
export interface Reading extends Heard {
  /** The text without the names of homes and agents. */
  rest: string;
  isShort: boolean;
  context: Context;
  focus: Focus;
  agents: readonly RosterEntry[];
  filter: Filter;
  order: { sort: string; order: End } | undefined;
}

/** Reads a part of a question. */
export function readingOf(text: string, focus: Focus, context: Context): Reading {
  const named = homesIn(text, context.homes);
  const people = agentsIn(named.rest);
  const rest = people.rest.replace(/\s+/g, ' ').trim();
  const isShort = text.split(' ').length <= 7;
  // What a visitor claims of a home is no search.
  const { filter: figures, amount } = figuresIn(says('claim', text) ? '' : named.rest);
  const order = orderIn(text);
  const area = named.found.length > 0 ? {} : areaIn(rest);
  const said: Filter = { ...area, ...figures, ...featuresIn(rest) };
  const described = theOne(text, said, context.homes);
  const homes = orElse([...named.found, ...described], () => pointedAt(text, order, focus, context));
  // A home that is named leaves no room for a pronoun, nor for the search before.
  const before = homes.length > 0 ? { homes: [], filter: {} } : focus;
  const isMeant = people.found.length === 0 && !order && pointsAtHome(text, rest, isEmpty(figures));

  return {
    ...{ text, rest, isShort, context, focus, homes, amount, order },
    home: homes[0] ?? (isMeant ? focus.home : undefined),
    agents: orElse(people.found, () => agentMeant(text, before, isShort)),
    filter: { ...(isShort && (!isEmpty(said) || (order && focus.isOfSeveral)) && before.filter), ...said },
  };
}

/** The one home that a description fits: "the one with the fire pit", "la de 4.2 millones". */
function theOne(text: string, { features }: Filter, homes: readonly Home[]): readonly Home[] {
  const described = saidBy('theOne', text);
  if (!described) return [];
  const { amount } = figuresIn(described);
  const price = amount ? { minPrice: amount * 0.99, maxPrice: amount * 1.01 } : {};
  const wanted = { ...(features && { features }), ...price };
  const found = isEmpty(wanted) ? [] : fitting(wanted, homes.filter(hasPage));

  return found.length === 1 ? found : [];
}

const isEmpty = (filter: Filter) => Object.keys(filter).length === 0;
const orElse = <Thing>(some: readonly Thing[], others: () => readonly Thing[]) =>
  some.length > 0 ? some : others();

/** Reports whether a text asks for fields of the home last spoken of. */
const pointsAtHome = (text: string, rest: string, hasNoFigures: boolean) =>
  hasNoFigures && !says('searchOnly', text) && topicsIn('home', rest).length > 0;

const ordinals = ['first', 'second', 'third'] as const;

/** Homes that a text points at by their place in what was shown: "the second one", "both". */
function pointedAt(
  text: string,
  order: Reading['order'],
  { homes, filter, isOfSeveral }: Focus,
  context: Context,
): readonly Home[] {
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = homes.length > 1 ? homes : own;
  if (says('allThree', text) && says('plural', text)) return own;
  if (order && isOfSeveral && homes.length === 2 && isEmpty(filter)) return homes;
  if (says('differ', text)) return shown.slice(0, 3);
  const places = ordinals.flatMap((ordinal, at) => (says(ordinal, text) ? (shown[at] ?? []) : []));

  return orElse(places, () => (homes.length > 1 && says('both', text) ? homes.slice(0, 3) : []));
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

/** The features that a text names and does not refuse. */
function featuresIn(rest: string): Filter {
  const features = topicsIn('feature', rest).filter((id) => !isRefused(id, rest));

  return features.length > 0 ? { features } : {};
}

/** Finds by which figure a text orders homes. */
function orderIn(text: string) {
  const [sort, order] = topicsIn('end', text)[0]?.split(' ') ?? [];

  return sort ? { sort, order: order as End } : undefined;
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
  const { focus, homes, home, filter, rest, context } = reading;
  const [agent] = reading.agents;
  const [homeField] = topicsIn('home', rest);
  const [agentField] = topicsIn('agent', rest);
  const found = block?.kind === 'homes' && !block.sort ? fitting(block, context.homes) : [];

  return {
    ...focus,
    ...(homes.length > 1 && { homes }),
    ...(!home && !agent && Object.keys(filter).length > 0 && { filter }),
    ...(block?.kind === 'report' && { figure: block.figure, month: block.month }),
    ...(found.length === 1 && { home: found[0] }),
    ...(found.length > 1 && { homes: found }),
    ...(home && { home, last: 'home' as const, ...(homeField && { homeField }) }),
    ...(agent && { agent, last: 'agent' as const }),
    ...(agent && agentField && { agentField }),
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
    isOfSeveral: shown.length > 1,
    ...(shown.length > 1 && { homes: shown }),
    ...(shown.length === 1 && { home }),
    ...(found.length === 1 && { agent: found[0], last: home ? focus.last : ('agent' as const) }),
    ...(found.length === 2 && { agents: found }),
  };
}
