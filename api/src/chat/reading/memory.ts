import { guideEntry } from '@dosmares/content/buyers-guide';
import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import { peopleOf } from '../blocks/agents.ts';
import { type Block, type Context, type Filter, isEmpty } from '../blocks/block.ts';
import { fitting, inOrder } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { agentsIn, areasIn } from './names.ts';
import { folded } from './text.ts';

export interface Memory {
  home?: Home | undefined;
  /** The home of which was spoken before that. */
  before?: Home | undefined;
  /** The homes last shown, in order, and whether the last reply showed several. */
  homes: readonly Home[];
  isOfSeveral?: boolean;
  agent?: RosterEntry | undefined;
  agents: readonly RosterEntry[];
  /** Whether an agent was spoken of last, rather than a home. */
  isOfAgent: boolean;
  filter: Filter;
  areas: readonly string[];
  /** The page that the visitor is on. */
  page: string;
  /** What the visitor wants to have done with a home of the visitor's own, or for a time. */
  wish?: 'selling' | 'renting' | undefined;
  answered: readonly string[];
  /** The last block, and the last of each kind. */
  last?: Block | undefined;
  latest: Readonly<Record<string, Block>>;
}

/** What a part of a question named, as far as a conversation goes on from it. */
interface Named extends Pick<Memory, 'homes' | 'home' | 'agents' | 'areas' | 'filter'> {
  memory: Memory;
  context: Context;
  isOwner: boolean;
  text: string;
}

/** What a conversation is about when it begins: the visitor's page. */
export function onPage(page = '/', { homes }: Context): Memory {
  const [first = '', second = ''] = page.split('/').filter(Boolean);
  const home = homes.find((each) => hasPage(each) && each.href === page);
  const agent =
    first === 'team' ? agentById(Number(second)) : agentBySlug(first === 'agents' ? second : first);
  const nothing = { answered: [], homes: [], agents: [], areas: [], filter: {}, latest: {} };

  return { ...nothing, home, agent, isOfAgent: agent !== undefined, page };
}

const wishes: Readonly<Record<string, Memory['wish']>> = {
  ...{ sell: 'selling', value: 'selling', rent: 'renting' },
  ...{ selling: 'selling', renting: 'renting', buying: undefined },
};

/** What a conversation is about after a part of a question. */
export function after(reading: Named, blocks: readonly Block[]): Memory {
  const { text, memory, homes, agents, areas, filter, isOwner, context } = reading;
  const home = homes.length < 2 ? reading.home : undefined;
  const [agent = agentNamed(blocks, home)] = agents;
  const told = blocks.flatMap(({ kind, of }) => (kind === 'area' && of ? of : []));
  const wished = blocks
    .map(({ kind, of = '', field = '' }) => (kind === 'person' ? field : of))
    .find((id) => id in wishes || (isOwner && /^(?:manage|renting-out)$/.test(id)));

  return {
    ...memory,
    ...(homes.length > 1 && { homes, isOfSeveral: true }),
    // How far something is, is no wish.
    ...(!reading.home && !isEmpty(filter) && filter.features?.[0] !== 'nearby' && { filter }),
    ...found(blocks, context),
    // Whoever sells a house speaks of none of ours.
    ...(home && !wished && { home, isOfAgent: false }),
    ...(home && home !== memory.home && { before: memory.home }),
    ...(agent && { agent, isOfAgent: true }),
    ...(areas.length > 0 && { areas }),
    ...(told[0] && { areas: told }),
    ...(/(?<!not (?:want|looking) to |no quiero )\b(?:buy|compr)/.test(text) && { wish: undefined }),
    ...(wished && { wish: wished in wishes ? wishes[wished] : 'renting' }),
    answered: [
      ...memory.answered,
      ...blocks.flatMap(({ kind, of, isGuess }) => (kind === 'faq' && of && !isGuess ? of : [])),
    ],
    last: blocks.at(-1) ?? memory.last,
    latest: { ...memory.latest, ...Object.fromEntries(blocks.map((each) => [each.kind, each])) },
  };
}

function found(blocks: readonly Block[], context: Context): Partial<Memory> {
  const search = blocks.find(({ kind }) => kind === 'homes');
  const homes = search ? fitting(search, context.homes) : [];
  const [first] = search?.sort ? inOrder(homes, { order: 'most', ...search, sort: search.sort }) : [];

  return { ...(homes.length > 1 && { homes }), ...(first && { home: first, isOfAgent: false }) };
}

function agentNamed(blocks: readonly Block[], home: Home | undefined) {
  const [person, ...others] = peopleOf(blocks.find(({ kind }) => kind === 'agents') ?? {});
  const isOfSeller = home && blocks.some(({ field }) => field === 'seller');

  return person && !others[0] ? person : isOfSeller ? sellerOf(home) : undefined;
}

/** What a conversation is about after a reply. */
export function told(text: string, memory: Memory, { homes }: Context): Memory {
  const at = ({ title }: Home) => text.indexOf(folded(title));
  const shown = homes.filter((home) => at(home) >= 0).toSorted((one, other) => at(one) - at(other));
  const { kind = '', sort } = memory.last ?? {};

  return {
    ...memory,
    isOfSeveral: shown.length > 1,
    ...(kind === 'areas' && { areas: areasIn(text) }),
    ...(shown.length > 1 && { homes: shown }),
    // The first of an order is the one that was asked for.
    ...((shown.length === 1 || sort) && shown[0] && { home: shown[0] }),
    ...toldOf(agentsIn(text).found, shown.length > 0, memory),
  };
}

/** The agents of whom a conversation is after a reply. Who is named below a written answer is only whom to ask. */
function toldOf(
  people: readonly RosterEntry[],
  isOfHomes: boolean,
  { last, isOfAgent }: Memory,
): Partial<Memory> {
  const { kind, of = '', field } = last ?? {};
  const [agent, other] = people;
  if (other)
    return { ...(people.length < 4 && { agents: people }), ...(kind === 'agents' && { isOfAgent: true }) };
  const isToAsk = isOfAgent && guideEntry(of);
  const isOfOne = field === 'seller' || of === 'boss' || (!isOfHomes && kind !== 'faq');

  return agent && !isToAsk ? { agent, isOfAgent: isOfOne || isOfAgent } : {};
}
