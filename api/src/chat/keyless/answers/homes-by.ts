import { listed } from '../../facts/fields.ts';
import { type Home, homes, ownHomes } from '../../facts/homes.ts';
import { says } from '../../reading/reading.ts';
import { isFeature, peopleFor, sayingOf } from '../../reading/search.ts';
import { type Answer, type Handler, ofHome, ofPerson, say, type Turn } from '../turn.ts';
import { distance, homesFor, isEmpty, unmet, type Wish, wishOf } from '../wish.ts';
import { linesOf } from './about-home.ts';

/** Finds homes by price, rooms, area and features; the nearest ones when none fits. */
const find: Handler = (turn) => {
  const wish = wishOf(turn);
  if (says(turn.ask, 'else', 'another', 'others', 'otra', 'otras', 'opcion')) return others(turn, wish);
  if (isEmpty(wish))
    return unmet(turn)
      ? { ...nearest(turn, ownHomes), people: specialists(turn) }
      : { homes: ownHomes, lines: [say(turn, 'homes'), ...linesOf(turn, ownHomes)] };
  const { fits, found } = foundFor(wish, turn);
  const isElsewhere =
    wish.areas.length > 0 &&
    !homes.some(({ fullLocation }) => wish.areas.some((area) => fullLocation.includes(area)));
  if (isElsewhere) {
    const persons = peopleFor(turn.ask.plain).slice(0, 1);
    const area = { area: listed(wish.areas, turn.language) };

    return {
      people: persons,
      lines: [
        say(turn, 'noneIn', area),
        ...persons.map((person) => `${say(turn, 'suited')} ${ofPerson(turn, 'personLine', person)}`),
      ],
    };
  }
  if (!fits) return { ...nearest(turn, found), people: specialists(turn) };

  return {
    homes: found,
    lines: [
      say(turn, 'fitting'),
      ...found.map((home) =>
        [ofHome(turn, 'homeLine', home), because(home, wish.features)].filter(Boolean).join(' '),
      ),
      ...(unmet(turn) ? [say(turn, 'notMentioned')] : []),
    ],
  };
};

/** Finds homes for a wish; features that were only wished for before give way if nothing has them. */
function foundFor(wish: Wish, turn: Turn) {
  const found = homesFor(wish);
  if (found.fits || turn.ask.plain.some(isFeature)) return found;

  return homesFor({ ...wish, features: [] });
}

/** Returns homes that have not been shown yet, the nearest to the wish first. */
function others(turn: Turn, wish: Wish): Answer {
  const found = homes
    .filter((home) => !turn.focus.homes.includes(home) || turn.focus.homes === turn.focus.listed)
    .toSorted((one, other) => distance(one, wish) - distance(other, wish))
    .slice(0, 2);

  return { homes: found, lines: [say(turn, 'others'), ...linesOf(turn, found), say(turn, 'search')] };
}

function nearest(turn: Turn, found: readonly Home[]): Answer {
  const [person] = specialists(turn);

  return {
    homes: found,
    lines: [
      say(turn, 'nearest'),
      ...linesOf(turn, found),
      say(turn, 'search'),
      ...(person ? [`${say(turn, 'suited')} ${ofPerson(turn, 'personLine', person)}`] : []),
    ],
  };
}

const specialists = ({ ask }: Turn) => peopleFor(ask.plain.filter((word) => !isFeature(word))).slice(0, 1);

function because(home: Home, features: readonly string[]) {
  const found = features.length > 0 ? sayingOf(home, features) : undefined;

  return found && found.said !== home.type ? `${found.said}.` : '';
}

const recommend: Handler = (turn) => {
  const { found } = homesFor(wishOf(turn));
  const homes = (turn.focus.homes.length > 0 ? turn.focus.homes : found).slice(0, 2);

  return { homes, lines: [say(turn, 'recommend'), ...linesOf(turn, homes)] };
};

/** Handlers of searches among all homes. */
export const homesBy = { find, recommend } as const satisfies Record<string, Handler>;
