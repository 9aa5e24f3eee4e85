import { features } from '@dosmares/content/chat/features';
import type { RosterEntry } from '@dosmares/content/roster';
import { peopleOf } from '../blocks/agents.ts';
import type { Context, Filter, Order } from '../blocks/block.ts';
import { fitting, inOrder, isOfCost } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { isEmpty } from './made.ts';
import type { Memory } from './memory.ts';
import { type Hit, type Sign, saidBy, type Topic } from './words.ts';

/** What is read first, by which the rest is understood. */
export interface Given {
  text: string;
  isShort: boolean;
  context: Context;
  memory: Memory;
  amount: number | undefined;
  order: Order | undefined;
  figures: Filter;
  said: Filter;
  answers: readonly Hit[];
  says: (sign: Sign) => boolean;
  topics: (kind: Topic) => string[];
}

/** The homes that a text is about: named, described, pointed at, or compared with the one before. */
export function homesMeant(named: readonly Home[], given: Given): readonly Home[] {
  const { text, said, context, order, answers, memory, says } = given;
  // Of the first by a figure: "the cheapest in pesos", "what tax does the largest pay?"
  const isOfFirst = order && (says('pesos') || answers.some(({ id }) => isOfCost(id)));
  const isOfFew = order && !memory.isOfSeveral && /\b(?:two|2|dos)\b/.test(text) && !says('ofTwo');
  const ways = [
    named,
    order && memory.home && !memory.isOfSeveral && /\bcompar/.test(text)
      ? [memory.home, ...inOrder(fitting(said, context.homes), order).slice(0, 1)]
      : [],
    isOfFew ? inOrder(fitting(said, context.homes), order).slice(0, 2) : [],
    theOne(saidBy('theOne', text), said, context),
    isOfFirst ? inOrder(fitting(said, context.homes), order).slice(0, 1) : [],
    pointedAt(given),
  ];
  const homes = ways.find(({ length }) => length > 0) ?? [];
  const { home } = memory;

  return home && homes[0] && homes.length < 3 && !homes.includes(home) && says('beside')
    ? [home, ...homes]
    : homes;
}

/** The homes that fields are asked of without naming any: those last shown together, or the one last spoken of. */
export function homesAsked({ figures, order, isShort, memory, says, topics }: Given): readonly Home[] {
  const { home, homes, isOfSeveral } = memory;
  const isOfFields = topics('home').some((field) => !(field in features));
  const isOpen = says('searchOnly') && !isOfFields && !(isOfSeveral && isShort && says('which'));
  if (!isEmpty(figures) || order || isOpen || topics('home').length === 0) return [];
  if (isOfSeveral && isShort && !says('it')) return homes;

  return home ? [home] : isOfSeveral && isShort ? homes : [];
}

/** The one home that a description fits: "the one with the fire pit", "la de 4.2 millones". */
function theOne(described: string | undefined, { features }: Filter, { homes }: Context): readonly Home[] {
  if (!described) return [];
  const { amount } = figuresIn(described);
  const price = amount ? { minPrice: amount * 0.99, maxPrice: amount * 1.01 } : {};
  const wanted = { ...(features && { features }), ...price };
  const all = amount || features ? fitting(wanted, homes) : [];
  const own = all.filter(hasPage);

  return own.length === 1 ? own : all.length === 1 ? all : [];
}

/** Homes that a text points at by their place in what was shown: "the second one", "both", "the other two". */
function pointedAt(given: Given): readonly Home[] {
  const { says, order, memory, context } = given;
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = memory.homes.length > 1 ? memory.homes : own;
  if (memory.home && isOtherHome(given))
    return (memory.isOfSeveral ? memory.homes : own).filter((home) => home !== memory.home);
  if (says('allThree') && says('plural')) return order ? [] : own;
  const ordinals = ['first', 'second', 'third'] as const;
  const places = ordinals.flatMap((place, at) => (says(place) ? (shown[at] ?? []) : []));
  const two = isOfTwo(given) ? lastTwo(memory) : [];
  const some = [two, places].find(({ length }) => length > 0);

  return some ?? (isOfShown(given) ? shown.slice(0, 3) : []);
}

const isOfTwo = ({ says, order, isShort }: Given) =>
  says('ofTwo') || (order && isShort && says('which') && !says('search') && !says('you'));

/** The two homes of which was spoken one after the other. */
const lastTwo = ({ before, home, isOfSeveral }: Memory) =>
  before && home && !isOfSeveral ? [before, home] : [];

const isOtherHome = ({ says, isShort, memory }: Given) =>
  says('others') || (says('other') && isShort && memory.about !== 'agent' && !says('cheaper'));

/** Reports whether homes that were shown are compared, or all of them are meant. */
function isOfShown({ says, order, memory: { homes, isOfSeveral, filter } }: Given) {
  const isOrdered = order && isOfSeveral && homes.length === 2 && isEmpty(filter);

  // The first of more than two follows from the search that found them.
  const isFound = order && homes.length > 2 && !isEmpty(filter);

  return isOrdered || says('differ') || (homes.length > 1 && says('both') && !isFound);
}

/** The agents that are named, and the one before with whom somebody compares: "has she sold more than Bruno?" */
export const withOther = (named: readonly RosterEntry[], { says, memory: { agent } }: Given) =>
  agent && named.length === 1 && says('pronoun') && says('beside') ? [agent, ...named] : named;

/** The agent that is meant without a name: whose page it is, who was spoken of, else the seller of the home. */
export function agentMeant(given: Given): readonly RosterEntry[] {
  const { says, topics, memory } = given;
  const { agent, agents, host } = memory;
  const fields = topics('agent').filter((field) => field !== 'about');
  if (host && says('you') && fields.some((field) => ofHost.test(field))) return [host];
  if (isOther(given)) return agents.filter((each) => each !== agent);
  if (agents.length > 1 && says('both')) return isOrdered(given) ? [] : agents;
  const spoken = says('pronoun') ? (agent ?? sellerMeant(given)) : undefined;
  if (spoken) return [spoken];

  return goesOnOf(given, fields) ? lastNamed(memory) : [];
}

/** The agents that the last reply named, or the one of whom was spoken. */
function lastNamed({ agent, last }: Memory) {
  const named = last?.kind === 'agents' ? peopleOf(last) : [];

  return named.length > 0 && named.length < 4 ? named : agent ? [agent] : [];
}

const sellerMeant = ({ topics, memory: { home } }: Given) =>
  home && topics('agent').length > 0 ? sellerOf(home) : undefined;

const isOther = ({ says, memory: { about, agents } }: Given) =>
  about === 'agent' && agents.length === 2 && says('other');

/** What visitors ask an agent as "you". */
const ofHost = /^(?:homes|years|languages|sold|whatsapp|today)$/;

/** Reports whether agents are put in an order, or nothing is asked of them. */
const isOrdered = ({ topics, memory }: Given) =>
  (memory.last?.kind === 'agents' && topics('record').length > 0) ||
  topics('agent').every((field) => field === 'about');

const goesOnOf = ({ text, isShort, memory: { about, last } }: Given, fields: readonly string[]) =>
  isShort &&
  about === 'agent' &&
  (last?.kind !== 'faq' || last.of === 'boss') &&
  (fields.some((field) => field !== 'homes') || (fields.length > 0 && text.split(' ').length < 4));
