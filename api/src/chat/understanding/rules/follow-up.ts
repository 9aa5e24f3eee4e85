import type { Block } from '../../blocks/block.ts';
import { isCostFaq } from '../../blocks/homes.ts';
import { inDigits } from '../figures.ts';
import { type Candidate, isCourtesy } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';
import { areaOf } from './areas.ts';

type Last = Omit<Block, 'kind'>;

/** Repeats the last answer for another subject: "and for the pedregal one?", "and the other two?", "and in Loreto?" */
export function followUp(utterance: Utterance): Candidate | undefined {
  const { isShort, amount, state } = utterance;
  const { kind = '', ...last } = state.lastBlock ?? {};
  const block = isShort || amount ? followUps[kind]?.(utterance, last) : undefined;
  // The report has no figures by area.
  const rest = kind === 'report' && !block?.kind ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];
  const weight = /cost|keeping/.test(block?.field ?? '') ? 6 : 0;

  return block && { blocks: [{ kind, ...block }, ...rest], weight };
}

const followUps: Readonly<Record<string, (utterance: Utterance, last: Last) => Partial<Block> | undefined>> =
  {
    home: ({ text, homes }, { field, ...last }) => {
      // "And how much is that a year?"
      if (field === 'keeping' && /\b(?:a|per|each|al|por) (?:year|month|ano|mes)\b/.test(text))
        return { ...last, field };

      return homes[0] && field ? { all: firstThree(homes), field } : undefined;
    },
    viewing: ({ homes: [home] }) => home && { of: home.id },
    faq: faqFollowUp,
    report: ({ homes, area: of }, last) => {
      if (homes[0]) return { kind: 'unknown', of: 'office' };
      if (!of) return undefined;

      return /median|summary/.test(last.field ?? '') ? { kind: 'area', of, field: 'prices' } : last;
    },
    agent: ({ agents, hasCue }, { field = '' }) =>
      field.startsWith('speaks:') && hasCue('someoneElse')
        ? { kind: 'agents', all: [field] }
        : agents.map(({ slug }) => ({ of: slug, field })).at(-1),
    area: areaFollowUp,
    agents: ({ hasCue, idsOf }, last) =>
      hasCue('second') && !last.field
        ? { ...last, field: 'next' }
        : idsOf('subject').map((id) => ({ all: [id] }))[0],
    areas: (utterance, last) => {
      const all = utterance.idsOf('areaWish');

      return all[0] ? { kind: 'areas', all } : areaFollowUp(utterance, last);
    },
    homes: searchFollowUp,
    rate: ({ amount }) => (amount ? { dollars: amount } : undefined),
  };

const firstThree = (homes: Utterance['homes']) => homes.slice(0, 3).map(({ id }) => id);

/** A written answer for another day, amount or home, or the statement that the page of the home does not say. */
function faqFollowUp(utterance: Utterance, { of = '' }: Last): Partial<Block> | undefined {
  const { homes, amount, hasCue, state } = utterance;
  const all = firstThree(homes);
  if ((hasCue('dayOrTime') || hasCue('when')) && /^(?:hours|open)$/.test(of)) return { of: 'hours' };
  const field = fieldAfter(of, state);
  if (!isCostFaq(of)) return all[0] ? { kind: 'home', all, field } : faqElsewhere(utterance, of);
  if (all.length > 1) return { kind: 'home', all, field: /tax|insur/.test(of) ? 'keeping' : 'inAll' };

  return all[0] || amount ? { of, field: 'cost', ...(!all[0] && amount && { dollars: amount }) } : undefined;
}

/** The field of a home that is asked for after a written answer. */
const fieldAfter = (of: string, { latest }: Utterance['state']) =>
  latest.home?.field ?? (isCourtesy(of) ? 'about' : 'unsaid');

/** The same answer for another area: "and San Jose?" */
const faqElsewhere = ({ text, areas }: Utterance, of: string) =>
  areas[0] && /^(?:and|y|what about|in|en) /.test(text) ? { of } : undefined;

function areaFollowUp({ area, homes: [home], hasCue }: Utterance, { field = 'people' }: Last) {
  const of = area ?? (home && areaOf(home));

  return of && !hasCue('search') && !hasCue('weakSearch') ? { kind: 'area', of, field } : undefined;
}

/** The last search with another number or the opposite order: "and with 5?", "and the smallest?" */
function searchFollowUp({ text, hasCue }: Utterance, last: Last): Partial<Block> | undefined {
  if (last.sort && hasCue('least')) return { ...last, order: 'least' };
  const number = Number(/\b(?:with|about|at|con|de|and|y) (\d{1,2})\W*$/.exec(inDigits(text))?.[1]);

  return number && last.minBeds ? { ...last, minBeds: number, maxBeds: number } : undefined;
}
