import { areaGuide } from '@dosmares/content/area-guide';
import { type Context, isEmpty } from '../../blocks/block.ts';
import type { Home } from '../../homes.ts';
import type { Reading } from '../reading.ts';
import type { Found } from '../words.ts';

/** The rows of the guide that tell what is asked, by the words that ask. */
const rows: Readonly<Record<string, string>> = {
  ...{ airport: 'airport', hospitals: 'hospital', price: 'prices', cheap: 'prices' },
  ...{ swimming: 'sea', surf: 'sea', diving: 'sea', boating: 'sea', like: 'people' },
  ...{ families: 'people', quiet: 'people', retirement: 'people', lively: 'people', golf: 'people' },
};

/** The area of the guide in which a home, or a part of it, lies. */
export const areaOf = ({ place, address = '' }: Pick<Home, 'place' | 'address'>) =>
  Object.keys(areaGuide).find((name) => `${place}, ${address}`.includes(name));

/** The areas of the guide in which places lie. */
const guided = (places: readonly string[], { homes }: Context) => [
  ...new Set(
    places.flatMap((place) => areaOf(homes.find((home) => home.place.includes(place)) ?? { place }) ?? []),
  ),
];

/** What the guide says of an area, of that of the home, of those between which somebody hesitates, or which suits a wish. */
export function ofArea(reading: Reading): Found {
  const { text, area, areas, home = reading.memory.home, memory } = reading;
  const wishes = wishesAsked(reading);
  if (wishes[0]) return { blocks: [{ kind: 'areas', all: wishes }], weight: 12 };
  // Of schools the guide tells more than of who lives there, and what lies between two areas; figures are sought in homes.
  const isOfOther = reading.answers[0]?.id === 'schools' || (areas.length > 1 && distance.test(text));
  if (isOfOther || !isEmpty(reading.figures)) return { blocks: [], weight: 0 };
  const several = areasMeant(reading);
  const place = area ?? (home && areaOf(home));
  const subject = several[0] ? several : guided(place ? [place] : memory.areas, reading.context).slice(0, 3);
  const fields = fieldsAsked(reading, several.length > 0);
  const isOpen = !fields[0] && areas.length > 1 && several[0] && !reading.says('searchOnly');
  const asked = isOpen ? ['people', 'prices'] : fields;

  return {
    blocks: subject.flatMap((of) => asked.map((field) => ({ kind: 'area', of, field }))),
    weight: asked.length * 3 + Number(several.length > 0) * 6 + Number(areas.length > 0) * 4,
  };
}

/** What is wished of an area that is still to be found: "which area is quiet", "by the sea, near an airport". */
function wishesAsked({ text, areas, figures, order, hits, says, isNamed, memory }: Reading) {
  const named = hits('areaWish').map(({ id }) => id);
  const wishes = !named[0] && figures.maxPrice && !figures.minBeds && areasFor.test(text) ? ['cheap'] : named;
  const isOfLife = says('searchOnly') && /quiet|lively|surf|retirement/.test(wishes[0] ?? '');
  const isOpen = !memory.home && isEmpty(figures) && !order && !says('search');
  const isOfSeas = says('canSwim') && !memory.home && !memory.areas[0];
  const isAsked =
    says('whichArea') || wishes !== named || ((wishes.length > 1 || isOfLife) && isOpen) || isOfSeas;

  return isAsked && !isNamed && !areas[0] ? wishes : [];
}

const areasFor = /^(?:and |y )?(?:what about |which |any |que |en que |hay )?(?:areas?|zonas?),? /;

/** The areas between which somebody hesitates, or of which was spoken last. */
function areasMeant({ text, areas, home, memory, answers, isNamed, says, context }: Reading) {
  const before = says('beside') && areas.length === 1 ? memory.areas.slice(0, 1) : [];
  const between = home ? [] : guided([...before, ...areas], context);
  if (between.length > 1) return between.slice(0, 2);
  // "What does a trust cost?" is of no area.
  const isOther = isNamed || areas.length > 0 || answers.some(({ id }) => !(id in rows));
  const goesOn =
    /^areas?$/.test(memory.last?.kind ?? '') || (memory.last?.area && !memory.home && !memory.isOfSeveral);

  return goesOn && !isOther && text.split(' ').length < 11 ? guided(memory.areas, context).slice(0, 3) : [];
}

const distance = /\b(?:far|lejos|distan\w+)\b(?!.*\b(?:airport|aeropuerto))/;

const sea = /\b(?:the|is|are|how|any|good|el|la|las|y|hay) (?:sea|mar|ocean|water|beach\w*|playas?)\b/;

/** The rows that are asked for; a price or a wish only where nothing but an area is spoken of. */
function fieldsAsked(reading: Reading, isOfAreas: boolean) {
  const { text, area, home, answers, memory, hits, says } = reading;
  const isOfArea = isOfAreas || (area !== undefined && !home);
  const found = [
    ...(isOfArea && (!hits('figure')[0] || memory.last?.kind === 'area') ? hits('home') : []),
    ...answers,
    ...(home || says('search') ? [] : hits('feature')),
  ];
  const ids = [
    ...found.map(({ id }) => id),
    ...(isOfArea || near.test(text) ? placeAsked(reading, isOfArea) : []),
    ...(isOfAreas && !found[0] && /\b(?:far|lejos|distan\w+)\b/.test(text) ? ['airport'] : []),
  ];

  return [...new Set(ids.flatMap((id) => rows[id] ?? []))];
}

function placeAsked({ text, home, hits, says }: Reading, isOfArea: boolean) {
  const isOfPart = home && hits('feature')[0];

  return [
    ...(sea.test(text) ? ['swimming'] : []),
    ...hits('areaWish').flatMap(({ id }) => (isOfArea || /quiet|lively/.test(id) ? id : [])),
    ...(says('like') && !isOfPart ? ['like'] : []),
  ];
}

const near = /\b(?:area|zone|neighbou?rhood|around|round|parts|there|zona|colonia|alrededor|ahi)\b/;
