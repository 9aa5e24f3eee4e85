import { type Found, sumOf } from '../made.ts';
import type { Reading } from '../reading.ts';

/** Figures of the report, also what goes on from one: "and in May?", "is it going up?". */
export function ofMarket(reading: Reading): Found | undefined {
  const { text, isNamed, home, months, memory, says, hits } = reading;
  const isOfHome = home && (!says('market') || hits('home').some(({ id }) => id === 'status'));
  if (isNamed || isOfHome) return undefined;
  const same = says('sameMonth') ? (memory.latest.report?.of ?? 'latest') : 'latest';
  const of = months.length > 1 || says('several') ? 'all' : (months[0] ?? same);
  const figures = figuresAsked(reading).map((field) => ({ kind: 'report', field, of }));
  // The report tells figures, no reasons.
  const reason =
    figures.length > 0 && (says('why') || says('whichArea') || ofOrigin.test(text))
      ? [{ kind: 'unknown', of: 'office', field: 'rest' }]
      : [];

  return { blocks: [...figures, ...reason], weight: sumOf(hits('figure')) + months.length * 2 };
}

function figuresAsked(reading: Reading): string[] {
  const { text, memory, says, hits } = reading;
  const isOfSale = forSale.test(text) && (memory.page === '/market-report' || !says('you'));
  const isOfSource = memory.page === '/market-report' && ofSource.test(text);
  const found = isOfSource ? ['summary'] : isOfSale ? ['active'] : hits('figure').map(({ id }) => id);

  return found.length > 0 ? found.slice(0, 2) : carriedFigure(reading);
}

const ofOrigin = /come from|source|fuente|de donde|last year|ano pasado/;
const ofSource =
  /de donde|when (?:was|is)|written|fecha|how (?:old|current|recent)|come from|de cuando|source|fuente|updated|actualiz/;
const forSale = /(?:how many|cuant\w+).{0,24}(?:for sale|en venta|a la venta)/;

function carriedFigure({ isShort, months, memory, says }: Reading): string[] {
  const before = memory.latest.report?.field;
  const goesOn = months.length > 0 || (isShort && memory.last?.kind === 'report' && says('several'));

  return goesOn && before ? [before === 'summary' ? 'median' : before] : [];
}
