import { areaGuide } from '@dosmares/content/area-guide';
import { type Context, isEmpty } from '../../blocks/block.ts';
import { hasFeature } from '../../blocks/homes.ts';
import type { Home } from '../../homes.ts';
import type { Candidate } from '../mentions.ts';
import type { Utterance } from '../utterance.ts';

/** The fields of the area guide that answer what is asked for, by the ids of mentions. */
const guideFields: Readonly<Record<string, string>> = {
  airport: 'airport',
  hospitals: 'hospital',
  price: 'prices',
  cheap: 'prices',
  swimming: 'sea',
  surf: 'sea',
  diving: 'sea',
  boating: 'sea',
  like: 'people',
  families: 'people',
  quiet: 'people',
  retirement: 'people',
  lively: 'people',
  golf: 'people',
};

/** The area of the guide in which a place or a home lies. */
export const areaOf = ({ place, address = '' }: Pick<Home, 'place' | 'address'>) =>
  Object.keys(areaGuide).find((name) => `${place}, ${address}`.includes(name));

/** The areas of the guide in which places lie. */
const guideAreas = (places: readonly string[], { homes }: Context) => [
  ...new Set(
    places.flatMap((place) => areaOf(homes.find((home) => home.place.includes(place)) ?? { place }) ?? []),
  ),
];

/** What the guide says about an area, the area of a home, two areas to choose between, or those that suit a wish. */
export function areaFacts(utterance: Utterance): Candidate {
  const { area, areas, home = utterance.state.home, state } = utterance;
  const wishes = requestedWishes(utterance);
  if (wishes[0]) return { blocks: [{ kind: 'areas', all: wishes }], weight: 12 };
  if (isForOthers(utterance)) return { blocks: [], weight: 0 };
  const several = resolveAreas(utterance);
  const place = area ?? (home && areaOf(home));
  const lastAreas = guideAreas(place ? [place] : state.areas, utterance.context).slice(0, 3);
  const subject = several[0] ? several : lastAreas;
  const fields = requestedFields(utterance, several.length > 0);
  const isOpen = !fields[0] && areas.length > 1 && several[0] && !utterance.hasCue('weakSearch');
  const asked = isOpen ? ['people', 'prices'] : fields;

  return {
    blocks: subject.flatMap((of) => asked.map((field) => ({ kind: 'area', of, field }))),
    weight: asked.length * 3 + Number(several.length > 0) * 6 + Number(areas.length > 0) * 4,
  };
}

/** What the visitor wishes for in an area that is yet to be chosen: "which area is quiet", "by the sea, near an airport". */
function requestedWishes({ text, areas, figures, order, idsOf, hasCue, hasNames, state }: Utterance) {
  const named = idsOf('areaWish');
  const isByPrice = !named[0] && figures.maxPrice && !figures.minBeds && areaByPrice.test(text);
  const wishes = isByPrice ? ['cheap'] : named;
  const isLifestyle = hasCue('weakSearch') && /quiet|lively|surf|retirement/.test(wishes[0] ?? '');
  const isOpen = !state.home && isEmpty(figures) && !order && !hasCue('search');
  const isSwimming = hasCue('canSwim') && !state.home && !state.areas[0];
  const isAsked =
    hasCue('whichArea') || isByPrice || ((wishes.length > 1 || isLifestyle) && isOpen) || isSwimming;

  return isAsked && !hasNames && !areas[0] ? wishes : [];
}

const areaByPrice = /^(?:and |y )?(?:what about |which |any |que |en que |hay )?(?:areas?|zonas?),? /;

/** The two areas to choose between, or those discussed last. */
function resolveAreas({ text, areas, home, state, faqs, hasNames, hasCue, context }: Utterance) {
  const before = hasCue('comparison') && areas.length === 1 ? state.areas.slice(0, 1) : [];
  const between = home ? [] : guideAreas([...before, ...areas], context);
  if (between.length > 1) return between.slice(0, 2);
  // "What does a trust cost?" is about no area.
  const isOther = hasNames || areas.length > 0 || faqs.some(({ id }) => !(id in guideFields));
  const { kind = '', area } = state.lastBlock ?? {};
  const isFollowUp = /^areas?$/.test(kind) || (area && !state.home && !state.showedSeveral);
  if (!isFollowUp || isOther || text.split(' ').length > 10) return [];

  return guideAreas(state.areas, context).slice(0, 3);
}

/** What an area is like, where it is asked about and not for homes there: "what is Cerritos?" */
export function areaDescription(utterance: Utterance): Candidate | undefined {
  const { text, area = '', stated, state, hasCue } = utterance;
  const isSearch = hasCue('search') || hasCue('weakSearch') || hasCue('there');
  const isOnlyArea = area in areaGuide && Object.keys(stated).length === 1;
  if (isSearch || !isOnlyArea || state.lastBlock?.kind === 'homes') return undefined;
  if (!/^(?:what|que|does|is|como)\b/.test(text)) return undefined;

  return { blocks: [{ kind: 'area', of: area, field: 'people' }], weight: 0 };
}

/** Reports whether an agent's, a home's or the buyer's guide's words say more, or figures ask for a search. */
function isForOthers({ text, areas, home, figures, faqs, namedAgents, hasCue }: Utterance) {
  const isOnHomesPage =
    home && hasCue('it') && hasFeature(home, 'nearby') && /\b(?:airport|aeropuerto)/.test(text);

  return (
    isOnHomesPage ||
    (namedAgents[0] && !home) ||
    faqs.some(({ id }) => /^(?:schools|land-title)$/.test(id)) ||
    (areas.length > 1 && distance.test(text)) ||
    !isEmpty(figures)
  );
}

const distance = /\b(?:far|lejos|distan\w+)\b(?!.*\b(?:airport|aeropuerto))/;

const sea = /\b(?:the|is|are|how|any|good|el|la|las|y|hay) (?:sea|mar|ocean|water|beach\w*|playas?)\b/;

/** The fields of the guide that are asked for; a price or a wish counts only where an area is the sole subject. */
function requestedFields(utterance: Utterance, hasSeveral: boolean) {
  const { text, area, home, faqs, state, mentions, hasCue } = utterance;
  const isAboutArea = hasSeveral || (area !== undefined && !home);
  const found = [
    ...(isAboutArea && (!mentions('figure')[0] || state.lastBlock?.kind === 'area') ? mentions('home') : []),
    ...faqs,
    ...(home || hasCue('search') ? [] : mentions('feature')),
  ];
  const ids = [
    ...found.map(({ id }) => id),
    ...(isAboutArea || near.test(text) ? placeMentions(utterance, isAboutArea) : []),
    ...(hasSeveral && !found[0] && /\b(?:far|lejos|distan\w+)\b/.test(text) ? ['airport'] : []),
  ];

  return [...new Set(ids.flatMap((id) => guideFields[id] ?? []))];
}

function placeMentions({ text, home, mentions, hasCue }: Utterance, isAboutArea: boolean) {
  const isAboutFeature = home && mentions('feature')[0];

  return [
    ...(sea.test(text) ? ['swimming'] : []),
    ...mentions('areaWish').flatMap(({ id }) => (isAboutArea || /quiet|lively/.test(id) ? id : [])),
    ...(hasCue('areaCharacter') && !isAboutFeature ? ['like'] : []),
  ];
}

const near = /\b(?:area|zone|neighbou?rhood|around|round|parts|there|zona|colonia|alrededor|ahi)\b/;
