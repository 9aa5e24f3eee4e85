import { answer, type Block } from '../../blocks/block.ts';
import { isOfCost } from '../../blocks/homes.ts';
import type { Reading } from '../reading.ts';
import { sentencesFor } from '../search.ts';
import { isKnown } from '../text.ts';
import { type Found, rankOf, sumOf } from '../words.ts';

const employed =
  /(?<!how )\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) (?:[a-z]+ )?(?:still |really )?(?:work|with you|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

const isOfMoney = /how much|\bcost|\bfee|\bprice|charge|cuanto|cuesta|cobra/;

/** What the page of a home tells of what is else asked of the firm, or of the town. */
const ofHomes: Readonly<Record<string, string>> = {
  ...{ boss: 'owner', airport: 'nearby', areas: 'place', address: 'study' },
};

/** A written answer, whose words stand in the part. */
export function written(reading: Reading): Found | undefined {
  const { text, isNamed, filter, answers, memory, says, topics } = reading;
  const [, name] = employed.exec(text) ?? [];
  if (name && !isKnown(name)) return { blocks: answer('nobody'), weight: 20 };
  // Who looks for homes is told of homes, not what the guide says of a word that is in the wish.
  const isSearch = filter.maxPrice !== undefined && says('paying');
  const later = ['courtesy', 'last', 'office', ...(isNamed || isSearch ? ['firm'] : [])];
  const hit = answers.find(
    ({ id }) =>
      !later.includes(rankOf(id) ?? '') &&
      !(isSearch && id === 'financing') &&
      !(memory.home && topics('home').includes(ofHomes[id] ?? '') && !/conviene|recom|should/.test(text)) &&
      !(id === 'safety' && topics('feature').includes('swimming')),
  );

  return hit && { blocks: [writtenBlock(hit.id, reading)], weight: hit.weight };
}

/** A written answer; of one that was just given what is asked now, and of a cost what it is at an amount. */
function writtenBlock(of: string, reading: Reading): Block {
  const { text, isNamed, amount, memory, context, topics } = reading;
  const again = memory.answered.includes(of) ? sentencesFor(text, context.language, of)?.field : undefined;
  const isOfYear = of === 'property-tax' && amount && topics('home').includes('keeping');
  const costs = of === 'notary' && isOfMoney.test(text) ? 'cost,0,1,2' : undefined;
  const field = isOfYear ? 'keeping' : (costs ?? again);
  const dollars = amount ?? (memory.last?.kind === 'faq' ? memory.last.dollars : undefined);

  return { kind: 'faq', of, ...(field && { field }), ...(!isNamed && dollars && { dollars }) };
}

const ofMeasure = /\b(?:year|month|long|last|much|ano|mes|dura|cuanto|tax|taxes|impuestos)\b/;

/** Sentences of the answer that was given last: "and what does it cost a year?" of the trust. */
export function inTopic({ text, isShort, isNamed, memory: { last }, context }: Reading): Found | undefined {
  // How long a purchase takes is no matter of the trust.
  if (last?.of === 'trust' && /\b(?:tarda|take)/.test(text)) return undefined;
  if (last?.kind !== 'faq' || last.isGuess || isNamed || !isShort) return undefined;
  if (rankOf(last.of ?? '') === 'office') return undefined;
  const { field, weight = 0, share = 0 } = sentencesFor(text, context.language, last.of) ?? {};

  // "And each year?", which of a cost asks for the next one.
  const isBare = text.split(' ').length < 4 && ofMeasure.test(text) && !isOfCost(last.of);

  return share > 0.4
    ? { blocks: [{ ...last, field: field ?? '' }], weight: weight + (isBare ? 5 : 0) }
    : undefined;
}

/** Answers about the office, after what is asked of homes and agents. */
export function ofOffice({ text, isNamed, home, answers, says }: Reading): Found | undefined {
  const found = answers.filter(
    ({ id }) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)),
  );
  const few = found.slice(0, /open|holidays|hours/.test(found[0]?.id ?? '') ? 1 : 2);

  // Of another time the hours are told, not whether it is open now.
  const isLater = says('time') && !/\b(?:now|today|ahora|ahorita|hoy)\b/.test(text);
  const blocks = few.flatMap(({ id }) => answer(isLater && id === 'open' ? 'hours' : id));

  return isNamed ? undefined : { blocks, weight: sumOf(few) };
}

/** Figures of the report, also what goes on from one: "and in May?", "is it going up?". */
export function ofMarket(reading: Reading): Found | undefined {
  const { text, isNamed, home, area, months, memory, says, hits } = reading;
  if (isNamed || home || isOfPeople(reading)) return undefined;
  const same = says('sameMonth') ? (memory.latest.report?.of ?? 'latest') : 'latest';
  const of = months.length > 1 || says('several') ? 'all' : (months[0] ?? same);
  const figures = figuresAsked(reading).map((field) => ({ kind: 'report', field, of }));
  // The report tells figures, no reasons, and of no area.
  const isMore = figures[0] && (area || says('why') || says('whichArea') || ofOrigin.test(text));
  const rest = isMore ? [{ kind: 'unknown', of: 'office', field: 'rest' }] : [];

  return { blocks: [...figures, ...rest], weight: sumOf(hits('figure')) + months.length * 2 };
}

/** Reports whether an agent's sales are asked for: in the words, or because an agent was spoken of. */
const isOfPeople = ({ memory, says, hits }: Reading) =>
  (says('people') && hits('record').length > 0) ||
  (memory.isOfAgent && hits('agent')[0]?.id === 'sold' && hits('figure')[0]?.id === 'sold');

// Nor of a kind of homes, nor of the year before.
const ofOrigin =
  /come from|source|fuente|de donde|last year|year (?:ago|before)|ano (?:pasado|anterior|antes)|hace un ano|\bcondos?\b|\bvillas?\b/;
const ofSource =
  /de donde|when (?:was|is)|written|fecha|how (?:old|current|recent)|come from|de cuando|source|fuente|updated|actualiz/;
const forSale = /(?:how many|cuant\w+).{0,24}(?:for sale|en venta|a la venta)/;

function figuresAsked(reading: Reading): string[] {
  const { text, memory, says, hits } = reading;
  const isOnPage = memory.page === '/market-report';
  if (isOnPage && ofSource.test(text)) return ['summary'];
  if (forSale.test(text) && (isOnPage || !says('you'))) return ['active'];
  const found = hits('figure').map(({ id }) => id);

  return found[0] ? found.slice(0, 2) : figureBefore(reading);
}

/** The figure that was told last, or on the report's page its first, of another month or of several. */
function figureBefore({ months, memory: { latest, page }, says }: Reading) {
  const before = latest.report?.field ?? (page === '/market-report' ? 'median' : undefined);
  if (!before || !(months[0] || says('several'))) return [];

  return [before === 'summary' ? 'median' : before];
}
