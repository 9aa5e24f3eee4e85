import { profiles } from '@dosmares/content/profiles';
import type { RosterEntry } from '@dosmares/content/roster';
import type { Block } from '../../blocks/block.ts';
import { type Found, sumOf } from '../made.ts';
import type { Reading } from '../reading.ts';
import { bestOf } from '../search.ts';
import { folded } from '../text.ts';

/** Fields of agents, or what their pages say in other words. */
export function ofAgent(reading: Reading): Found {
  const { text, agents, hits, says } = reading;
  const fields = fieldsAsked(reading);
  const isOpen = fields.every((field) => field === 'about');
  const told = isOpen ? agents.flatMap((agent) => bioBlock(agent, text)) : [];
  if (told.length > 0) return { blocks: told, weight: 2 };
  const compared = isOpen && agents.length > 1 && says('beside') ? ['years', 'sold'] : fields;
  const some = compared.length > 0 ? compared.slice(0, 2) : ['about'];

  return {
    blocks: agents
      .slice(0, 3)
      .flatMap(({ slug }) => some.map((field) => ({ kind: 'agent', of: slug, field }))),
    // "Is he good with rentals?" is of him, not of rentals.
    weight: sumOf(hits('agent')) + (says('pronoun') && !isOpen ? 8 : 0),
  };
}

function fieldsAsked({ hits, isShort }: Reading) {
  const found = hits('agent').map(({ id }) => id);
  const [tongue] = hits('language');
  if (found.includes('private')) return ['private'];
  if (tongue && (isShort || found.includes('languages'))) return [`speaks:${tongue.id}`];

  return found.includes('whatsapp') ? ['whatsapp'] : found;
}

/** The sentence of an agent's page that has most words of a question. */
function bioBlock({ id, slug, name }: RosterEntry, text: string): Block[] {
  const without = folded(name)
    .split(' ')
    .reduce((left, word) => left.replaceAll(word, ' '), text);
  const found = bestOf((profiles[id]?.bio ?? []).join(' ').split(/(?<=\.) /), without);

  return found ? [{ kind: 'agent', of: slug, field: `says:${found}` }] : [];
}

/** What nobody asks of a home: who knows of it is meant also without a word for people. */
const isAlone = {
  land: (is: Reading) => is.amount === undefined,
  relocation: (is: Reading) =>
    !is.filter.features &&
    /\b(?:relocat|mov(?:e|ing)\b|mudar|mudanza|second home|segunda casa)/.test(is.text),
  golf: (is: Reading) => is.isShort && !is.says('search') && !is.says('searchOnly'),
};

/** Agents by what they know, speak or have sold, where people are asked for. */
export function whoKnows(reading: Reading): Found | undefined {
  const { homes, home, order, says, hits } = reading;
  const [subject] = hits('subject');
  const isLone = !home && !order && isAlone[subject?.id as keyof typeof isAlone]?.(reading);
  const isSubject = subject && homes.length === 0 && (says('people') || isLone);
  const wanted = [
    ...(isSubject ? [subject] : recordsAsked(reading)),
    ...(isOfPeople(reading) || says('talking')
      ? hits('language').map(({ id, ...hit }) => ({ ...hit, id: `speaks:${id}` }))
      : []),
    ...(says('everyone') ? [{ id: 'all', weight: 0 }] : []),
  ];
  const all = wanted.map(({ id }) => id);

  return {
    blocks: all.length > 0 ? [{ kind: 'agents', all }] : [],
    weight: sumOf(wanted) + (isLone ? 2 : 0),
  };
}

const recordsAsked = (reading: Reading) =>
  reading
    .hits('record')
    .filter(({ id }) => isOfPeople(reading) || id === 'mostSold' || /experienc/.test(reading.text));

const isOfPeople = ({ text, memory, says }: Reading) =>
  says('people') || (text.split(' ').length < 4 && (memory.about === 'agent' || memory.page === '/team'));

const opposite: Readonly<Record<string, string>> = { mostSold: 'fewestSold', mostYears: 'fewestYears' };

/** Agents that were named, in an order, or the other end of it: "which of them has sold more?", "and the least?" */
export function againOfAgents({ says, hits, isNamed }: Reading, { all = [] }: Omit<Block, 'kind'>) {
  if (isNamed) return undefined;
  const [record] = hits('record');
  if (record && says('both')) return { all: [...all.filter((each) => !(each in opposite)), record.id] };
  const turned = all.map((each) => opposite[each] ?? each);

  return says('least') && turned.join() !== all.join() ? { all: turned } : undefined;
}
