import { features } from '@dosmares/content/chat/features';
import { answer, type Block, type Filter, homeBlock, isEmpty, sideways } from '../../blocks/block.ts';
import { hasFeature, measures } from '../../blocks/homes.ts';
import { type Home, hasPage } from '../../homes.ts';
import type { Reading } from '../reading.ts';
import { type Found, rankOf, sumOf } from '../words.ts';
import { areaOf } from './areas.ts';

/** A figure of several homes, or all figures. */
export function sideBySide({ text, homes, says, hits, order }: Reading): Found {
  const found = hits('home');
  const ids = new Set([...(order ? [order.sort] : []), ...found.map(({ id }) => id)]);
  const [one = found[0]?.id ?? 'facts', other] = [...ids].filter((id) => id in measures);
  const isOpen = other || (!found[0] && /\bcompar/.test(text));
  const field = says('sum') ? 'total' : isOpen ? 'facts' : one;

  return { blocks: sideways(homes, field), weight: sumOf(found) + Number(order !== undefined) };
}

/** Fields of a home, or of those last shown together, in the order of the text. */
export function ofHome({ text, shown, homes, answers, says, hits, memory }: Reading): Found | undefined {
  const at = (field: string) => text.indexOf(hits('home').find(({ id }) => id === field)?.words ?? '');
  const fields = fieldsIn(
    hits('home').map(({ id }) => id),
    memory.last,
  ).toSorted((one, other) => at(one) - at(other));
  const [sum] = says('sum') && shown[1] && fields.includes('price') ? sideways(shown, 'total') : [];
  if (sum) return { blocks: [sum], weight: 6 };
  const general = answers.find(({ id }) => !/courtesy|office/.test(rankOf(id) ?? ''));
  const isTold = (field: string) => !(field in features) || shown.some((each) => hasFeature(each, field));
  // What the page of a home does not mention, the guide may tell of the whole town.
  if (general && shown[0] && !fields.some(isTold))
    return { blocks: fields[0] ? answer(general.id) : [], weight: general.weight - 1 };

  return {
    blocks: shown[0] ? fields.flatMap((field) => fieldOf(field, shown)) : [],
    // A year's cost is more than the one tax that is often meant.
    weight:
      sumOf(hits('home')) + (homes[0] ? 3 : 0) + (fields.some((id) => /keeping|inAll/.test(id)) ? 6 : 0),
  };
}

/** What the guide tells of an area where the page of a home is silent. */
const ofAreas: Readonly<Record<string, string>> = { swimming: 'sea', nearby: 'airport' };

/** A field of homes; of those whose page does not mention it, what is told of their areas. */
function fieldOf(field: string, homes: readonly Home[]): Block[] {
  const told = homes.filter((home) => !(field in ofAreas) || hasFeature(home, field));
  const areas = new Set(homes.flatMap((home) => (told.includes(home) ? [] : (areaOf(home) ?? []))));

  return [
    ...(told[0] || areas.size === 0 ? [homeBlock(field, ...told)] : []),
    ...[...areas].map((of) => ({ kind: 'area', of, field: ofAreas[field] ?? '' })),
  ];
}

/** The fields that are meant: a price per meter has the price with it, and what a page says of a pool its size. */
function fieldsIn(ids: readonly string[], last: Block | undefined) {
  const part = last?.kind === 'home' && last.field && last.field in features ? last.field : undefined;
  if (part && ids[0] === 'size') return [part];
  const isPart = ids.some((id) => id in features);

  // Where the principal bedroom lies, and how many levels there are, is told of any.
  return ids
    .map((id) => toldBy[id] ?? id)
    .filter((id) => !(covered[id] ?? []).some((other) => ids.includes(other) || (isPart && other === 'part')))
    .slice(0, 3);
}

/** Features that another field tells. */
const toldBy: Readonly<Record<string, string>> = { mainFloor: 'principal', oneLevel: 'levels' };

/** Fields that are told with others, or are words of theirs; `part` is any feature. */
const covered: Readonly<Record<string, readonly string[]>> = {
  ...{ price: ['perMeter', 'keeping', 'inAll'], size: ['part'], place: ['part'], beach: ['swimming'] },
};

/** A search; while somebody wants to sell or to rent, it describes that wish. */
export function searched(reading: Reading): Found | undefined {
  const { text, home, filter, order, homes, hits, memory, says } = reading;
  const asked = Object.keys({ ...filter, ...order });
  if (homes[0] || !(asked[0] || says('search')) || isAside(reading)) return undefined;
  if (filter.features?.join() === 'nearby' && says('which'))
    return { blocks: fieldOf('nearby', reading.context.homes.filter(hasPage)), weight: 6 };
  const wish = /\b(?:buy|compr)/.test(text) ? undefined : memory.wish;
  const [wished] = home ? [] : hits('areaWish').filter(({ id }) => /golf|boating|surf/.test(id));
  const areas = wished ? [{ kind: 'areas', all: [wished.id] }] : [];
  const search: Block[] = wish
    ? [{ kind: 'person', of: 'office', field: wish }]
    : eitherOf(reading).map((each) => ({ kind: 'homes', ...each, ...order }));

  return {
    blocks: wished && asked.join() === 'features' && !filter.features?.[1] ? areas : [...search, ...areas],
    weight: home ? 0 : (sumOf(hits('feature')) + asked.length) * 0.8,
  };
}

/**
 * Splits a search: one for each of "a fireplace or a fire pit", and one for each area that was named last. Golf is left out,
 * since the page of no home mentions it.
 */
function eitherOf({ text, filter, said, areas, memory, says }: Reading): Filter[] {
  const places = says('there') && !areas[0] ? memory.areas : areas;
  if (places[1]) return places.slice(0, 3).map((area) => ({ ...said, area }));
  const features = filter.features?.filter((id) => id !== 'golf') ?? [];
  const each = features[1] && /\b(?:or|o)\b/.test(text) ? features.map((id) => [id]) : [features];

  return features[0] ? each.map((some) => ({ ...filter, features: some })) : [filter];
}

/** What would be sought is named beside what is asked: of the visitor's house, of people, of a home that was spoken of. */
function isAside({ text, answers, amount, isOwner, figures, filter, said, memory, says }: Reading) {
  if (isOwner) return amount === undefined;
  if (isEmpty(filter) && answers.some(({ id }) => id === 'invest')) return true;
  if (says('search')) return false;
  const isOfParty = memory.last?.kind === 'faq' && /\b(?:of us|people|personas|somos)\b/.test(text);
  const isNear = said.features?.every((id) => id === 'nearby') && !says('which');

  return isOfParty || (isEmpty(figures) && (says('people') || (says('it') && said.area) || isNear));
}
