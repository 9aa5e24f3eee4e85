import { type Block, faqBlocks } from '../../blocks/block.ts';
import { isCostFaq } from '../../blocks/homes.ts';
import { type Candidate, rankOf, totalWeight } from '../mentions.ts';
import { bestSentences } from '../sentence-retrieval.ts';
import { isKnown } from '../text.ts';
import type { Utterance } from '../utterance.ts';

/** Asks whether somebody works here, with that name. */
const employed =
  /(?<!how )\b(?:does|is|did|trabaja|conocen a) (?:mr |mrs |ms )?([a-z]+) (?:[a-z]+ )?(?:still |really )?(?:work|with you|one of your|your agent|on (?:your|the) team|an agent|con|para|en|ahi)/;

const aboutMoney = /how much|\bcost|\bfee|\bprice|charge|cuanto|cuesta|cobra/;

/** Written answers in place of which a field of the home under discussion answers. */
const homeFieldInstead: Readonly<Record<string, string>> = {
  boss: 'owner',
  airport: 'nearby',
  areas: 'place',
  address: 'study',
};

/** The written answer that an utterance asks for most clearly. */
export function faqAnswer(utterance: Utterance): Candidate | undefined {
  const { text, hasNames, filter, faqs, state, hasCue, idsOf } = utterance;
  const [, name] = employed.exec(text) ?? [];
  if (name && !isKnown(name)) return { blocks: faqBlocks('nobody'), weight: 20 };
  // Who looks for a home gets homes, not what the guide says about a word of the wish.
  const isSearch = filter.maxPrice !== undefined && hasCue('affording');
  const later = ['courtesy', 'last', 'office', ...(hasNames || isSearch ? ['firm'] : [])];
  const isOfHome = state.home && !/conviene|recom|should/.test(text);
  const mention = faqs.find(
    ({ id }) =>
      !later.includes(rankOf(id) ?? '') &&
      !(isSearch && id === 'financing') &&
      !(isOfHome && idsOf('home').includes(homeFieldInstead[id] ?? '')) &&
      !(id === 'safety' && idsOf('feature').includes('swimming')),
  );

  return mention && { blocks: [faqBlock(mention.id, utterance)], weight: mention.weight };
}

/** A written answer: only the matching sentences of one given before, and the amount of a cost. */
function faqBlock(of: string, utterance: Utterance): Block {
  const { text, hasNames, amount, state, context, idsOf } = utterance;
  const isRepeated = state.answeredFaqs.includes(of);
  const sentences = isRepeated ? bestSentences(text, context.language, of)?.field : undefined;
  const isYearly = of === 'property-tax' && amount && idsOf('home').includes('keeping');
  const costs = of === 'notary' && aboutMoney.test(text) ? 'cost,0,1,2' : undefined;
  const field = isYearly ? 'keeping' : (costs ?? sentences);
  const dollars = amount ?? (state.lastBlock?.kind === 'faq' ? state.lastBlock.dollars : undefined);

  return { kind: 'faq', of, ...(field && { field }), ...(!hasNames && dollars && { dollars }) };
}

const measureWords = /\b(?:year|month|long|last|much|ano|mes|dura|cuanto|tax|taxes|impuestos)\b/;

/** Sentences of the last answer that a follow-up asks for: "and what does it cost a year?" after the trust. */
export function faqContinuation(utterance: Utterance): Candidate | undefined {
  const { text, isShort, hasNames, home, idsOf, state, context } = utterance;
  const last = state.lastBlock;
  if (home && idsOf('feature')[0] && /\b(?:it|the house|la casa)\b/.test(text)) return undefined;
  // How long a purchase takes is not a question about the trust.
  if (last?.of === 'trust' && /\b(?:tarda|take)/.test(text)) return undefined;
  if (last?.kind !== 'faq' || last.isGuess || hasNames || !isShort) return undefined;
  if (rankOf(last.of ?? '') === 'office') return undefined;
  const { field = '', weight = 0, share = 0 } = bestSentences(text, context.language, last.of) ?? {};
  // "And each year?", which after a cost asks for the next cost.
  const isElliptical = text.split(' ').length < 4 && measureWords.test(text) && !isCostFaq(last.of);
  if (share <= 0.4) return undefined;

  return { blocks: [{ ...last, field }], weight: weight + (isElliptical ? 5 : 0) };
}

/** Answers about the office, which yield to those about homes and agents. */
export function officeAnswer({ text, hasNames, home, faqs, hasCue }: Utterance): Candidate | undefined {
  const found = faqs.filter(({ id }) => rankOf(id) === 'office' && !(home && /address|email|phone/.test(id)));
  const few = found.slice(0, /open|holidays|hours/.test(found[0]?.id ?? '') ? 1 : 2);

  // For another day or time the hours answer, not whether the office is open now.
  const isLater = hasCue('dayOrTime') && !/\b(?:now|today|ahora|ahorita|hoy)\b/.test(text);
  const blocks = few.flatMap(({ id }) => faqBlocks(isLater && id === 'open' ? 'hours' : id));

  return hasNames ? undefined : { blocks, weight: totalWeight(few) };
}
