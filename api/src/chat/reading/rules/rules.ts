import type { Block } from '../../blocks/block.ts';
import { isOfCost, measures } from '../../blocks/homes.ts';
import { hasPage, pagesOf, sellerOf } from '../../homes.ts';
import { answer, asks, type Found, homeBlock, sideways } from '../made.ts';
import type { Reading } from '../reading.ts';
import { bestOf, sentencesFor } from '../search.ts';
import { againOfAgents, ofAgent, whoKnows } from './agents.ts';
import { againOfArea, ofArea } from './areas.ts';
import { personBlock } from './dealing.ts';
import { againOfHomes, ofHome, searched, sideBySide } from './homes.ts';
import { ofMarket } from './market.ts';
import { inTopic, ofOffice, written } from './written.ts';

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

/** The last answer, of another subject: "and for the pedregal one?", "and the other two?", "and in Loreto?" */
function again(reading: Reading): Found | undefined {
  const { isShort, amount, memory } = reading;
  const { kind = '', ...last } = memory.last ?? {};
  const block = isShort || (amount && kind === 'faq') ? repeated[kind]?.(reading, last) : undefined;

  // "And the corridor one, how much would that be?" asks for the cost of which was spoken.
  const rest = kind === 'report' ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];

  return (
    block && {
      blocks: [{ kind, ...block }, ...rest],
      weight: kind === 'faq' && block.field === 'cost' ? 6 : 0,
    }
  );
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
  faq: againOfAnswer,
  report: ({ area }) => (area ? { kind: 'area', of: area, field: 'prices' } : undefined),
  agent({ agents: [agent], says }, { field = '' }) {
    if (field.startsWith('speaks:') && says('else')) return { kind: 'agents', all: [field] };

    return agent && { of: agent.slug, field };
  },
  area: againOfArea,
  areas: againOfArea,
  homes: againOfHomes,
  agents: againOfAgents,
};

/** A written answer, of another day or home; what no page tells is said to be so. */
function againOfAnswer(reading: Reading, { of = '' }: Omit<Block, 'kind'>) {
  const { homes, says, memory } = reading;
  const all = homes.slice(0, 3).map(({ id }) => id);
  if (says('time') && /^(?:hours|open)$/.test(of)) return { of: 'hours' };
  if (isOfCost(of)) return againOfCost(reading, of);

  return all[0] ? { kind: 'home', all, field: memory.latest.home?.field ?? 'unsaid' } : undefined;
}

/** A cost, of another home or amount, or of several homes. */
function againOfCost({ homes, amount, says }: Reading, of: string) {
  const all = homes.slice(0, 3).map(({ id }) => id);
  if (says('search') || says('searchOnly')) return undefined;
  if (all.length > 1) return { kind: 'home', all, field: /tax|insur/.test(of) ? 'keeping' : 'inAll' };
  if (all[0]) return { of, field: 'cost' };

  return amount ? { of, field: 'cost', dollars: amount } : undefined;
}

/** What is said of a question that no rule takes: of what it names, what the guide says in passing, or who may know. */
export function whatIsLeft(reading: Reading): Block {
  const { text, homes, memory, isShort } = reading;
  if (homes[0]) return homeBlock('about', homes[0]);
  if (memory.wish === 'renting' && isShort) return { kind: 'faq', of: 'rent' };
  if (memory.wish && !asks.test(text))
    return personBlock(memory.wish, { agents: [], home: undefined, memory });

  return (
    ofShown(reading) ?? onPage(reading) ?? inPassing(reading) ?? { kind: 'unknown', of: whoMayKnow(reading) }
  );
}

/** A figure of the homes that were shown, or of all. */
function ofShown({ text, topics, memory, isShort, context }: Reading): Block | undefined {
  const field = topics('home').find((each) => each in measures);
  const shown = memory.homes.length > 1 ? memory.homes : context.homes.filter(hasPage);
  const isMeant =
    !/\b(19|20)\d\d\b/.test(text) && (isShort || /^(and |so |y )?(how|what|which|cual|cuant|que)/.test(text));

  return field && isMeant ? sideways(shown, field)[0] : undefined;
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
