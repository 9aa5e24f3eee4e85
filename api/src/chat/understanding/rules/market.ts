import { type Candidate, totalWeight } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';

/** Figures of the market report, also in a follow-up: "and in May?", "is it going up?". */
export function marketAnswer(utterance: Utterance): Candidate | undefined {
  const { text, hasNames, home, area, months, state, hasCue, mentions } = utterance;
  if (hasNames || home || asksForAgentSales(utterance)) return undefined;
  const same = hasCue('sameMonth') ? (state.latest.report?.of ?? 'latest') : 'latest';
  const of = months.length > 1 || hasCue('trend') ? 'all' : (months[0] ?? same);
  const figures = requestedFigures(utterance).map((field) => ({ kind: 'report', field, of }));
  // The report gives neither reasons nor figures by area.
  const isMore = figures[0] && (area || hasCue('why') || hasCue('whichArea') || beyondReport.test(text));
  const rest = isMore ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];

  return { blocks: [...figures, ...rest], weight: totalWeight(mentions('figure')) + months.length * 2 };
}

/** Reports whether an agent's sales are asked for: by the words, or because an agent is under discussion. */
const asksForAgentSales = ({ state, hasCue, mentions }: Utterance) =>
  (hasCue('people') && mentions('ranking').length > 0) ||
  (state.isAboutAgent && mentions('agent')[0]?.id === 'sold' && mentions('figure')[0]?.id === 'sold');

/** What the report does not say: its sources, the year before, a type of home. */
const beyondReport =
  /come from|source|fuente|de donde|last year|year (?:ago|before)|ano (?:pasado|anterior|antes)|hace un ano|last (?:january|february|march|april|november|december)|\b(?:enero|febrero|diciembre) pasado|\bcondos?\b|\bvillas?\b/;
/** Asks where or when the figures were taken. */
const aboutSource =
  /de donde|when (?:was|is)|written|fecha|how (?:old|current|recent)|come from|de cuando|source|fuente|updated|actualiz/;
const forSale = /(?:how many|cuant\w+).{0,24}(?:for sale|en venta|a la venta)/;

function requestedFigures(utterance: Utterance): string[] {
  const { text, state, hasCue, idsOf } = utterance;
  const isOnPage = state.page === '/market-report';
  if (isOnPage && aboutSource.test(text)) return ['summary'];
  if (forSale.test(text) && (isOnPage || !hasCue('you'))) return ['active'];
  const isOfActive = hasCue('both') && /ctive/.test(state.latest.report?.field ?? '');
  const found = idsOf('figure').map((id) => {
    if (id === 'summary' && hasCue('trend')) return previousFigure(utterance)[0] ?? 'median';

    return id === 'median' && isOfActive ? 'medianActive' : id;
  });

  return found[0] ? found.slice(0, 2) : previousFigure(utterance);
}

/** The last figure (on the report's page, its first) for another month, or for all. */
function previousFigure({ months, state: { latest, page }, hasCue }: Utterance) {
  const before = latest.report?.field ?? (page === '/market-report' ? 'median' : undefined);
  if (!before || !(months[0] || hasCue('trend'))) return [];

  return [before === 'summary' ? 'median' : before];
}
