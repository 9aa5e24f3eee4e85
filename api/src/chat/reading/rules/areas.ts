import { areaGuide } from '@dosmares/content/area-guide';
import type { Block } from '../../blocks/block.ts';
import type { Home } from '../../homes.ts';
import { type Found, isEmpty } from '../made.ts';
import type { Reading } from '../reading.ts';

/** The rows of the guide that tell what is asked, by the words that ask. */
const rows: Readonly<Record<string, string>> = {
  ...{ airport: 'airport', hospitals: 'hospital', price: 'prices', cheap: 'prices' },
  ...{ swimming: 'sea', surf: 'sea', diving: 'sea', boating: 'sea' },
  ...{
    like: 'people',
    families: 'people',
    quiet: 'people',
    retirement: 'people',
    lively: 'people',
    golf: 'people',
  },
};

const isGuided = (area: string) => area in areaGuide;

/** The areas of the guide in which places lie. */
const guided = (places: readonly string[]) =>
  [...new Set(places.map((place) => within[place] ?? place))].filter(isGuided);

const within: Readonly<Record<string, string>> = {
  Palmilla: 'San Jose del Cabo',
  Pedregal: 'Cabo San Lucas',
};

/** What the guide says of an area, of that of the home, of those between which somebody hesitates, or which suits a wish. */
export function ofArea(reading: Reading): Found {
  const { areas, figures, order, hits, says, isNamed, memory } = reading;
  const wishes = hits('areaWish').map(({ id }) => id);
  const isOfWishes = wishes.length > 1 && !memory.home && isEmpty(figures) && !order && !says('search');
  const isOpen = says('whichArea') || isOfWishes || (says('canSwim') && isOfSeas(reading));
  if (isOpen && wishes.length > 0 && !isNamed && areas.length === 0)
    return { blocks: [{ kind: 'areas', all: wishes }], weight: 12 };
  const several = areasMeant(reading);
  const subject = several.length > 0 ? several : guided([areaMeant(reading) ?? '']);
  const fields = fieldsAsked(reading, several.length > 0);
  const asked = fields.length === 0 && areas.length > 1 && several.length > 1 ? ['people', 'prices'] : fields;

  return {
    blocks: subject.flatMap((of) => asked.map((field) => ({ kind: 'area', of, field }))),
    weight: asked.length * 3 + (several.length > 0 ? 6 : 0) + (areas.length > 0 ? 4 : 0),
  };
}

/** Asks for beaches, not for a house nor of the area that was spoken of. */
const isOfSeas = ({ text, memory, says }: Reading) =>
  !memory.home &&
  !(says('there') && memory.areas.length > 0) &&
  (!says('which') || /\b(?:beach|playa)/.test(text));

/** The areas between which somebody hesitates, or of which was spoken last. */
function areasMeant({ text, areas, area, home, memory, answers, isShort, isNamed, says }: Reading) {
  const between = area && !home ? guided(areas) : [];
  if (between.length > 1 && (isShort || hesitates.test(text))) return between.slice(0, 2);
  if (says('both') && memory.areas.length === 1 && memory.areaBefore)
    return guided([memory.areaBefore, ...memory.areas]);
  const goesOn =
    /^areas?$/.test(memory.last?.kind ?? '') || (memory.last?.area && !memory.home && !memory.isOfSeveral);
  // "What does a trust cost?" is of no area.
  const isOther = answers.some(({ id }) => !(id in rows));
  const isOfSame = goesOn && !isOther && text.split(' ').length < 11 && !isNamed && areas.length === 0;

  return isOfSame ? guided(memory.areas).slice(0, 2) : [];
}

const hesitates =
  /\b(?:or|o|and|y|but|pero|between|entre|differen\w+|diferencia\w*|not sure|undecided|torn|choos\w+|decid\w+|better|best|versus|vs|compar\w+|no se si|duda\w*|mejor)\b/;

const sea = /\b(?:the|is|are|how|any|good|el|la|las|y|hay) (?:sea|mar|ocean|water|beach\w*|playas?)\b/;

/** The rows that are asked for; a price or a wish only where nothing but an area is spoken of. */
function fieldsAsked(reading: Reading, isOfAreas: boolean) {
  const { area, home, answers, hits, says, text } = reading;
  const isOfArea = (area !== undefined && !home) || isOfAreas;
  const ids = [
    ...(isOfArea || near.test(text) ? aboutPlace(reading, isOfArea) : []),
    ...(isOfAreas && /\b(?:far|lejos|distan\w+)\b/.test(text) ? ['airport'] : []),
    ...answers.map(({ id }) => id),
    ...(home || says('search') ? [] : hits('feature').map(({ id }) => id)),
  ];

  return [...new Set(ids.flatMap((id) => rows[id] ?? []))];
}

/** What is asked of a place: its sea, what it is like, and of areas alone also prices and wishes. */
function aboutPlace({ hits, says, text }: Reading, isOfArea: boolean) {
  const isLike = says('like') || (isOfArea && /^(?:what|que) (?:is|es)\b/.test(text));
  const isOfPrices = isOfArea && hits('figure').length === 0;
  const wishes = hits('areaWish').filter(({ id }) => isOfArea || /quiet|lively/.test(id));

  return [
    ...(sea.test(text) ? ['swimming'] : []),
    ...hits('home').flatMap(({ id }) => (isOfArea && (id !== 'price' || isOfPrices) ? id : [])),
    ...wishes.map(({ id }) => id),
    ...(isLike ? ['like'] : []),
  ];
}

const near = /\b(?:area|zone|neighbou?rhood|around|round|parts|there|zona|colonia|alrededor|ahi)\b/;

/** The area of the guide that is named, or in which the home lies. */
function areaMeant({ area, home, memory, context }: Reading) {
  const about = area ? context.homes.find(({ place }) => place.includes(area)) : (home ?? memory.home);

  return (about ? areaOf(about) : area) ?? memory.areas[0];
}

/** The area of the guide in which a home, or a part of it, lies. */
export const areaOf = ({ place, address = '' }: Pick<Home, 'place' | 'address'>) =>
  Object.keys(areaGuide).find((name) => `${place}, ${address}`.includes(name));

/** What was said of an area, of another: "and in Loreto?" */
export function againOfArea({ area, homes: [home], says }: Reading, { field = '' }: Omit<Block, 'kind'>) {
  const of = area ?? (home && areaOf(home));

  return of === undefined || says('search') || says('searchOnly')
    ? undefined
    : { kind: 'area', of, field: field || 'people' };
}
