import { guideEntry } from '@dosmares/content/buyers-guide';
import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import { findAgents } from '../blocks/agents.ts';
import { type Block, type Context, type Filter, isEmpty } from '../blocks/block.ts';
import { findHomes, rankHomes } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { agentsIn, areasIn } from './entities.ts';
import { normalized } from './text.ts';

/** What a conversation is about, which follow-up questions and pronouns refer to. */
export interface DialogueState {
  home?: Home | undefined;
  /** The home discussed before that one. */
  previousHome?: Home | undefined;
  /** The homes shown last, in order, and whether the last reply showed several. */
  homes: readonly Home[];
  showedSeveral?: boolean;
  agent?: RosterEntry | undefined;
  agents: readonly RosterEntry[];
  /** Whether the last subject was an agent rather than a home. */
  isAboutAgent: boolean;
  filter: Filter;
  areas: readonly string[];
  /** The page that the visitor is on. */
  page: string;
  /** Set while the visitor wants to sell a home, or to rent one or let it. */
  inquiryType?: 'selling' | 'renting' | undefined;
  answeredFaqs: readonly string[];
  /** The last block, and the last of each kind. */
  lastBlock?: Block | undefined;
  latest: Readonly<Record<string, Block>>;
}

/** The part of an utterance that the dialogue state takes over. */
interface UtteranceEntities extends Pick<DialogueState, 'homes' | 'home' | 'agents' | 'areas' | 'filter'> {
  state: DialogueState;
  context: Context;
  ownsHome: boolean;
  text: string;
}

/** The state of a conversation that begins on a page: about its home or its agent. */
export function initialState(page = '/', { homes }: Context): DialogueState {
  const [first = '', second = ''] = page.split('/').filter(Boolean);
  const home = homes.find((each) => hasPage(each) && each.href === page);
  const agent =
    first === 'team' ? agentById(Number(second)) : agentBySlug(first === 'agents' ? second : first);
  const empty = { answeredFaqs: [], homes: [], agents: [], areas: [], filter: {}, latest: {} };

  return { ...empty, home, agent, isAboutAgent: agent !== undefined, page };
}

/** The inquiry types that answers and forms set; buying ends them. */
const inquiryTypes: Readonly<Record<string, DialogueState['inquiryType']>> = {
  sell: 'selling',
  value: 'selling',
  rent: 'renting',
  selling: 'selling',
  renting: 'renting',
  buying: undefined,
};

/** The state after an utterance and the blocks that answer it. */
export function afterUtterance(utterance: UtteranceEntities, blocks: readonly Block[]): DialogueState {
  const { text, state, homes, agents, areas, filter, ownsHome, context } = utterance;
  const home = homes.length < 2 ? utterance.home : undefined;
  const [agent = agentInReply(blocks, home)] = agents;
  const answeredAreas = blocks.flatMap(({ kind, of }) => (kind === 'area' && of ? of : []));
  const type = blocks
    .map(({ kind, of = '', field = '' }) => (kind === 'person' ? field : of))
    .find((id) => id in inquiryTypes || (ownsHome && /^(?:manage|renting-out)$/.test(id)));

  return {
    ...state,
    ...(homes.length > 1 && { homes, showedSeveral: true }),
    // A question about distances is no search.
    ...(!utterance.home && !isEmpty(filter) && filter.features?.[0] !== 'nearby' && { filter }),
    ...afterSearch(blocks, context),
    // Whoever sells a house is not asking about one of ours.
    ...(home && !type && { home, isAboutAgent: false }),
    ...(home && home !== state.home && { previousHome: state.home }),
    ...(agent && { agent, isAboutAgent: true }),
    ...(areas.length > 0 && { areas }),
    ...(answeredAreas[0] && { areas: answeredAreas }),
    ...(/(?<!not (?:want|looking) to |no quiero )\b(?:buy|compr)/.test(text) && { inquiryType: undefined }),
    ...(type && { inquiryType: type in inquiryTypes ? inquiryTypes[type] : 'renting' }),
    answeredFaqs: [
      ...state.answeredFaqs,
      ...blocks.flatMap(({ kind, of, isGuess }) => (kind === 'faq' && of && !isGuess ? of : [])),
    ],
    lastBlock: blocks.at(-1) ?? state.lastBlock,
    latest: { ...state.latest, ...Object.fromEntries(blocks.map((each) => [each.kind, each])) },
  };
}

function afterSearch(blocks: readonly Block[], context: Context): Partial<DialogueState> {
  const search = blocks.find(({ kind }) => kind === 'homes');
  const homes = search ? findHomes(search, context.homes) : [];
  const [first] = search?.sort ? rankHomes(homes, { order: 'most', ...search, sort: search.sort }) : [];

  return { ...(homes.length > 1 && { homes }), ...(first && { home: first, isAboutAgent: false }) };
}

function agentInReply(blocks: readonly Block[], home: Home | undefined) {
  const [person, ...others] = findAgents(blocks.find(({ kind }) => kind === 'agents') ?? {});
  if (person && !others[0]) return person;

  return home && blocks.some(({ field }) => field === 'seller') ? sellerOf(home) : undefined;
}

/** The state after a reply of the assistant, given its normalized text. */
export function afterReply(text: string, state: DialogueState, { homes }: Context): DialogueState {
  const at = ({ title }: Home) => text.indexOf(normalized(title));
  const shown = homes.filter((home) => at(home) >= 0).toSorted((one, other) => at(one) - at(other));
  const { kind = '', sort } = state.lastBlock ?? {};

  return {
    ...state,
    showedSeveral: shown.length > 1,
    ...(kind === 'areas' && { areas: areasIn(text) }),
    ...(shown.length > 1 && { homes: shown }),
    // Of a ranked search, the first home is the answer.
    ...((shown.length === 1 || sort) && shown[0] && { home: shown[0] }),
    ...agentsAfterReply(agentsIn(text).found, shown.length > 0, state),
  };
}

/** The agents that a reply makes the subject. One named below a written answer is merely the contact for it. */
function agentsAfterReply(named: readonly RosterEntry[], namesHomes: boolean, state: DialogueState) {
  const { kind, of = '', field } = state.lastBlock ?? {};
  const [agent, other] = named;
  const agents = named.length < 4 ? named : state.agents;
  if (other) return { agents, ...(kind === 'agents' && { isAboutAgent: true }) };
  const isContactOnly = state.isAboutAgent && guideEntry(of);
  const isSubject = field === 'seller' || of === 'boss' || (!namesHomes && kind !== 'faq');

  return agent && !isContactOnly ? { agent, isAboutAgent: isSubject || state.isAboutAgent } : {};
}
