import { features } from '@dosmares/content/chat/features';
import type { Block } from '../../blocks/block.ts';
import { hasFeature, measures } from '../../blocks/homes.ts';
import { type Home, hasPage } from '../../homes.ts';
import { inDigits } from '../figures.ts';
import { answer, type Found, homeBlock, isEmpty, sideways, sumOf } from '../made.ts';
import type { Reading } from '../reading.ts';
import { rankOf } from '../words.ts';
import { areaOf } from './areas.ts';

export function sideBySide({ text, homes, says, hits, order }: Reading): Found {
  const found = hits('home');
  const ids = [...(order ? [order.sort] : []), ...found.map(({ id }) => id)];
  const [one, other] = [...new Set(ids)].filter((id) => id in measures);
  const isOpen = other || (found.length === 0 && /\bcompar/.test(text));
  const field = says('sum') ? 'total' : isOpen ? 'facts' : (one ?? ids[0] ?? 'facts');

  return { blocks: sideways(homes, field), weight: sumOf(found) + Number(order !== undefined) };
}

/** Fields of a home, or of those last shown together. */
export function ofHome({
  text,
  shown,
  homes,
  answers,
  hits,
  says,
  isShort,
  memory,
}: Reading): Found | undefined {
  const found = hits('home');
  const fields = fieldsIn(
    found.map(({ id }) => id),
    isShort ? memory.last : undefined,
  );
  const general = answers.find(({ id }) => !/courtesy|office/.test(rankOf(id) ?? ''));
  const isSilent = fields.every(
    (field) => field in features && !shown.some((each) => hasFeature(each, field)),
  );
  // What the page of a home does not mention, the guide may tell of the whole town.
  if (general && isSilent)
    return { blocks: fields.length > 0 ? answer(general.id) : [], weight: general.weight - 1 };
  const at = (field: string) => text.indexOf(found.find(({ id }) => id === field)?.words ?? '');
  const having = (field: string) =>
    says('which') && field in features ? shown.filter((each) => hasFeature(each, field)) : [];
  const blocks = fields
    .toSorted((one, other) => at(one) - at(other))
    .flatMap((field) => fieldOf(field, having(field).length > 0 ? having(field) : shown));

  return {
    blocks: shown.length > 0 ? blocks : [],
    // A year's cost is more than the one tax that is often meant.
    weight: sumOf(found) + (homes.length > 0 ? 3 : 0) + (/keeping|inAll/.test(fields.join(' ')) ? 6 : 0),
  };
}

/** A field of homes; where no page tells whether one can swim, the sea of the area. */
function fieldOf(field: string, homes: readonly Home[]): Block[] {
  const isSilent = field === 'swimming' && !homes.some((home) => hasFeature(home, field));
  const areas = isSilent ? [...new Set(homes.flatMap((home) => areaOf(home) ?? []))] : [];

  return areas.length > 0
    ? areas.map((of) => ({ kind: 'area', of, field: 'sea' }))
    : [homeBlock(field, ...homes)];
}

/** The fields that are meant: a price per meter has the price with it, and what a page says of a pool its size. */
function fieldsIn(ids: readonly string[], last: Block | undefined) {
  const isPart = ids.some((id) => id in features);
  const part = last?.kind === 'home' && last.field && last.field in features ? last.field : undefined;
  if (part && ids.length === 1 && ids[0] === 'size') return [part];

  // Where the principal bedroom lies is told of any.
  return ids
    .map((id) => (id === 'mainFloor' ? 'principal' : id))
    .filter((id) => !(covered[id] ?? []).some((other) => ids.includes(other) || (isPart && other === 'part')))
    .slice(0, 3);
}

/** Fields that are told with others, or are words of theirs; `part` is any feature. */
const covered: Readonly<Record<string, readonly string[]>> = {
  ...{ price: ['perMeter', 'keeping', 'inAll'], size: ['part'], place: ['part'], oneLevel: ['levels'] },
};

/** A search; while somebody wants to sell or to rent, it describes that wish. */
export function searched(reading: Reading): Found | undefined {
  const { text, answers, amount, isOwner, home, filter, order, homes, hits, says } = reading;
  const isSearch = order || !isEmpty(filter) || says('search');
  const isOther = isOwner
    ? amount === undefined
    : isEmpty(filter) && answers.some(({ id }) => id === 'invest');
  if (!isSearch || isOther || homes.length > 0 || isAside(reading)) return undefined;
  if (filter.features?.join() === 'nearby' && says('which') && /airport|aeropuerto/.test(text))
    return { blocks: airports(reading), weight: 6 };
  const wishes = home ? [] : hits('areaWish').flatMap(({ id }) => (/golf|boating|surf/.test(id) ? [id] : []));
  const asOfArea: Block[] = wishes[0] ? [{ kind: 'areas', all: wishes }] : [];
  const weight = home ? 0 : (sumOf(hits('feature')) + Object.keys({ ...filter, ...order }).length) * 0.8;
  // No page of a home tells of golf.
  const isOfArea = asOfArea.length > 0 && !order && Object.keys(filter).join() === 'features';

  return { blocks: [...(isOfArea ? [] : [sought(reading)]), ...asOfArea], weight };
}

/** The way to the airport from each of our homes: of its page, else of its area. */
const airports = ({ context }: Reading): Block[] =>
  context.homes.filter(hasPage).flatMap((home): Block[] => {
    const of = areaOf(home);

    return hasFeature(home, 'nearby') || !of
      ? [homeBlock('nearby', home)]
      : [{ kind: 'area', of, field: 'airport' }];
  });

/** A search, or the wish of whoever sells or rents. */
function sought({ text, filter, order, memory: { wish }, says }: Reading): Block {
  const isOfWish = wish && (wish === 'renting' || !says('search')) && !/\b(?:buy|compr)/.test(text);

  return isOfWish ? { kind: 'person', of: 'office', field: wish } : { kind: 'homes', ...filter, ...order };
}

/** An area or a feature is named beside what is asked: of people, or of the home that was spoken of. */
function isAside({ text, figures, order, said, memory, says }: Reading) {
  const isOfHome = memory.home && says('it') && said.area && !said.features && !order;
  const isOfParty =
    (memory.home || memory.last?.kind === 'faq') &&
    Object.keys(said).every((key) => /Beds$/.test(key)) &&
    /\b(?:of us|people|personas|somos)\b/.test(text);
  if (isOfParty && !says('search')) return true;
  const isNear = said.features?.every((id) => id === 'nearby') && !says('which');

  return !says('search') && isEmpty(figures) && (says('people') || isOfHome || isNear);
}

/** A search that goes on with another number or the other end: "and with 5?", "and the smallest?" */
export function againOfHomes({ text, says, figures, order, isNamed }: Reading, last: Omit<Block, 'kind'>) {
  if (isNamed || order || !isEmpty(figures)) return undefined;
  if (last.sort && says('least')) return { ...last, order: 'least' as const };
  const [, number] =
    /\b(?:with|at|con|de) (\d{1,2})\W*$/.exec(inDigits(text)) ??
    /^(?:and |y )?(\d{1,2})\W*$/.exec(inDigits(text)) ??
    [];

  return number && last.minBeds ? { ...last, minBeds: Number(number), maxBeds: Number(number) } : undefined;
}
