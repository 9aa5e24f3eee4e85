import type { Block } from '../../blocks/block.ts';
import { isOfCost } from '../../blocks/homes.ts';
import { inDigits } from '../figures.ts';
import type { Reading } from '../reading.ts';
import { type Found, isCourtesy } from '../words.ts';
import { areaOf } from './areas.ts';

type Last = Omit<Block, 'kind'>;

/** The last answer, of another subject: "and for the pedregal one?", "and the other two?", "and in Loreto?" */
export function again(reading: Reading): Found | undefined {
  const { isShort, amount, memory } = reading;
  const { kind = '', ...last } = memory.last ?? {};
  const block = isShort || amount ? repeated[kind]?.(reading, last) : undefined;
  // Of an area the report tells no figure.
  const rest = kind === 'report' && !block?.kind ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];

  return block && { blocks: [{ kind, ...block }, ...rest], weight: block.field === 'cost' ? 6 : 0 };
}

const repeated: Readonly<Record<string, (reading: Reading, last: Last) => Partial<Block> | undefined>> = {
  home: ({ homes }, { field }) => (homes[0] && field ? { all: idsOf(homes), field } : undefined),
  viewing: ({ homes: [home] }) => home && { of: home.id },
  faq: ofAnswer,
  report: ({ homes, area: of }, last) => {
    if (homes[0]) return { kind: 'unknown', of: 'office' };
    if (!of) return undefined;

    return /median|summary/.test(last.field ?? '') ? { kind: 'area', of, field: 'prices' } : last;
  },
  agent: ({ agents, says }, { field = '' }) =>
    field.startsWith('speaks:') && says('else')
      ? { kind: 'agents', all: [field] }
      : agents.map(({ slug }) => ({ of: slug, field })).at(-1),
  area: ofArea,
  agents: ({ says, hits }, last) =>
    says('second') && !last.field
      ? { ...last, field: 'next' }
      : hits('subject').map(({ id }) => ({ all: [id] }))[0],
  areas: (reading, last) => {
    const all = reading.topics('areaWish');

    return all[0] ? { kind: 'areas', all } : ofArea(reading, last);
  },
  homes: ofHomes,
  rate: ({ amount }) => (amount ? { dollars: amount } : undefined),
};

const idsOf = (homes: Reading['homes']) => homes.slice(0, 3).map(({ id }) => id);

/** A written answer, of another day, amount or home; what no page tells is said to be so. */
function ofAnswer(reading: Reading, { of = '' }: Last): Partial<Block> | undefined {
  const { homes, amount, says, memory } = reading;
  const all = idsOf(homes);
  if ((says('time') || says('when')) && /^(?:hours|open)$/.test(of)) return { of: 'hours' };
  if (!isOfCost(of))
    return all[0] ? { kind: 'home', all, field: fieldAfter(of, memory) } : elsewhere(reading, of);
  if (all.length > 1) return { kind: 'home', all, field: /tax|insur/.test(of) ? 'keeping' : 'inAll' };

  return all[0] || amount ? { of, field: 'cost', ...(!all[0] && amount && { dollars: amount }) } : undefined;
}

/** The same of another place: "and San Jose?" */
const elsewhere = ({ text, areas }: Reading, of: string) =>
  areas[0] && /^(?:and|y|what about|in|en) /.test(text) ? { of } : undefined;

/** The field of a home that goes on from a written answer. */
const fieldAfter = (of: string, { latest }: Reading['memory']) =>
  latest.home?.field ?? (isCourtesy(of) ? 'about' : 'unsaid');

function ofArea({ area, homes: [home], says }: Reading, { field = 'people' }: Last) {
  const of = area ?? (home && areaOf(home));

  return of && !says('search') && !says('searchOnly') ? { kind: 'area', of, field } : undefined;
}

/** A search that goes on with another number or the other end: "and with 5?", "and the smallest?" */
function ofHomes({ text, says }: Reading, last: Last): Partial<Block> | undefined {
  if (last.sort && says('least')) return { ...last, order: 'least' };
  const number = Number(/\b(?:with|about|at|con|de|and|y) (\d{1,2})\W*$/.exec(inDigits(text))?.[1]);

  return number && last.minBeds ? { ...last, minBeds: number, maxBeds: number } : undefined;
}
