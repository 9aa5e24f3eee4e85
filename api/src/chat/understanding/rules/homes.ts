import { features } from '@dosmares/content/chat/features';
import { type Block, comparison, type Filter, faqBlocks, homeBlock, isEmpty } from '../../blocks/block.ts';
import { hasFeature, measures } from '../../blocks/homes.ts';
import { type Home, hasPage } from '../../homes.ts';
import { type Candidate, rankOf, totalWeight } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';
import { areaOf } from './areas.ts';

/** Compares several homes by one figure, or by all of them. */
export function homeComparison({ text, homes, hasCue, mentions, order }: Utterance): Candidate {
  const found = mentions('home');
  const ids = new Set([...(order ? [order.sort] : []), ...found.map(({ id }) => id)]);
  const [one = found[0]?.id ?? 'facts', other] = [...ids].filter((id) => id in measures);
  const isOpen = other || (!found[0] && /\bcompar/.test(text));
  const field = isOpen ? 'facts' : one;

  return {
    blocks: comparison(homes, hasCue('total') ? 'total' : field),
    weight: totalWeight(found) + Number(order !== undefined),
  };
}

/** Fields of a home, or of those last shown together, in the order of the text. */
export function homeFacts(utterance: Utterance): Candidate | undefined {
  const { text, subjects, homes, faqs, hasCue, mentions, idsOf, state } = utterance;
  const found = mentions('home');
  const at = (field: string) => text.indexOf(found.find(({ id }) => id === field)?.words ?? '');
  const fields = fieldsToTell(idsOf('home'), state.lastBlock).toSorted((one, other) => at(one) - at(other));
  const [sum] = hasCue('total') && fields.includes('price') ? comparison(subjects, 'total') : [];
  if (sum) return { blocks: [sum], weight: 6 };
  const general = faqs.find(({ id }) => !/courtesy|office/.test(rankOf(id) ?? ''));
  const isSaid = (field: string) => !(field in features) || subjects.some((each) => hasFeature(each, field));
  // What the page of a home does not mention, a written answer may say about the whole town.
  if (general && subjects[0] && !fields.some(isSaid))
    return { blocks: fields[0] ? faqBlocks(general.id) : [], weight: general.weight - 1 };

  return {
    blocks: subjects[0] ? fields.flatMap((field) => blocksFor(field, subjects)) : [],
    // The cost of a year includes the tax that also has an answer of its own.
    weight: totalWeight(found) + (homes[0] ? 3 : 0) + (fields.some((id) => /keeping|inAll/.test(id)) ? 6 : 0),
  };
}

/** The field of the area guide that answers where the page of a home does not. */
const areaFields: Readonly<Record<string, string>> = { swimming: 'sea', nearby: 'airport' };

/** A field of homes; for those whose page does not mention it, the field of their areas. */
function blocksFor(field: string, homes: readonly Home[]): Block[] {
  const told = homes.filter((home) => !(field in areaFields) || hasFeature(home, field));
  const areas = new Set(homes.flatMap((home) => (told.includes(home) ? [] : (areaOf(home) ?? []))));

  return [
    ...(told[0] || areas.size === 0 ? [homeBlock(field, ...told)] : []),
    ...[...areas].map((of) => ({ kind: 'area', of, field: areaFields[field] ?? '' })),
  ];
}

/** The fields that answer best: a price per meter includes the price, and the text about a pool includes its size. */
function fieldsToTell(ids: readonly string[], last: Block | undefined) {
  const { kind, field = '' } = last ?? {};
  if (kind === 'home' && field in features && ids[0] === 'size') return [field];
  const others = [...ids, ...(ids.some((id) => id in features) ? ['feature'] : [])];

  return ids
    .map((id) => toldBy[id] ?? id)
    .filter((id) => !coveredBy[id]?.some((other) => others.includes(other)))
    .slice(0, 3);
}

/** Features that a field answers for every home: where the principal bedroom lies, how many levels there are. */
const toldBy: Readonly<Record<string, string>> = { mainFloor: 'principal', oneLevel: 'levels' };

/** Fields left out beside others that include them, or whose words they share; `feature` is any feature. */
const coveredBy: Readonly<Record<string, readonly string[]>> = {
  price: ['perMeter', 'keeping', 'inAll'],
  size: ['feature'],
  place: ['feature'],
  beach: ['swimming'],
};

/** A search for homes; while the visitor wants to sell or to rent, its words describe that wish. */
export function homeSearch(utterance: Utterance): Candidate | undefined {
  const { text, home, filter, order, homes, mentions, state, hasCue } = utterance;
  const asked = Object.keys({ ...filter, ...order });
  if (homes[0] || utterance.namedAgents[0] || !(asked[0] || hasCue('search')) || isIncidental(utterance))
    return undefined;
  if (filter.features?.join() === 'nearby' && hasCue('which'))
    return { blocks: blocksFor('nearby', utterance.context.homes.filter(hasPage)), weight: 6 };
  const inquiryType = /\b(?:buy|compr)/.test(text) ? undefined : state.inquiryType;
  const [wished] = home ? [] : mentions('areaWish').filter(({ id }) => /golf|boating|surf/.test(id));
  const areas = wished ? [{ kind: 'areas', all: [wished.id] }] : [];
  const search: Block[] = inquiryType
    ? [{ kind: 'person', of: 'office', field: inquiryType }]
    : alternatives(utterance).map((each) => ({ kind: 'homes', ...each, ...order }));

  return {
    blocks: wished && asked.join() === 'features' && !filter.features?.[1] ? areas : [...search, ...areas],
    weight: home ? 0 : (totalWeight(mentions('feature')) + asked.length) * 0.8,
  };
}

/** One search for each of "a fireplace or a fire pit", and for each area. Golf is left out: no home's page mentions it. */
function alternatives({ text, filter, stated, areas, state, hasCue }: Utterance): Filter[] {
  const places = hasCue('there') && !areas[0] ? state.areas : areas;
  if (places[1]) return places.slice(0, 3).map((area) => ({ ...stated, area }));
  const features = filter.features?.filter((id) => id !== 'golf') ?? [];
  const each = features[1] && /\b(?:or|o)\b/.test(text) ? features.map((id) => [id]) : [features];

  return features[0] ? each.map((some) => ({ ...filter, features: some })) : [filter];
}

/** Reports whether a filter is mentioned in passing: about the visitor's own house, people, or a home under discussion. */
function isIncidental({ text, faqs, amount, ownsHome, figures, filter, stated, state, hasCue }: Utterance) {
  if (ownsHome) return amount === undefined;
  if (isEmpty(filter) && faqs.some(({ id }) => id === 'invest')) return true;
  if (hasCue('search')) return false;
  const isPartySize = state.lastBlock?.kind === 'faq' && /\b(?:of us|people|personas|somos)\b/.test(text);
  const isNear = stated.features?.every((id) => id === 'nearby') && !hasCue('which');

  return isPartySize || (isEmpty(figures) && (hasCue('people') || (hasCue('it') && stated.area) || isNear));
}
