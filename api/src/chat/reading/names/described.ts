import { type Home, homes } from '../../facts/homes.ts';
import { has, hasLiterally, isFeature } from '../search.ts';
import { isSmall } from '../spelling.ts';

/** Words with `HOME` in place of each description of a home, and the described homes. */
export interface Described {
  words: readonly string[];
  homes: readonly Home[];
}

const articles: ReadonlySet<string> = new Set('the that la el esa'.split(' '));
const things: ReadonlySet<string> = new Set('one house home villa place property casa propiedad'.split(' '));
const joins: ReadonlySet<string> = new Set('with having on by w has de del con frente tiene'.split(' '));
const comparisons: ReadonlySet<string> = new Set(
  'more most best largest biggest mas mejor menos less'.split(' '),
);
const furthest = 6;

/**
 * Finds homes described by features that only they have: "the one with the lap pool", "the beach villa", "la de los
 * paneles solares".
 */
export function describedIn(words: readonly string[]): Described {
  for (let at = 0; at < words.length; at++) {
    const end = articles.has(words[at] ?? '') ? endOf(words, at + 1) : at;
    const wanted = words.slice(at, end).some((word) => comparisons.has(word))
      ? []
      : words.slice(at, end).filter(isFeature);
    const [home] = wanted.length > 0 ? homesWith(wanted) : [];
    if (home) {
      const rest = describedIn(words.slice(end));

      return { words: [...words.slice(0, at), 'HOME', ...rest.words], homes: [home, ...rest.homes] };
    }
  }

  return { words, homes: [] };
}

/** Returns the end of a description that begins after an article. */
function endOf(words: readonly string[], start: number): number {
  const join = things.has(words[start] ?? '') ? start + 1 : start;
  if (!joins.has(words[join] ?? '')) {
    const last = words.slice(start, start + 4).findIndex((word) => things.has(word));

    return last > 0 ? start + last + 1 : start;
  }
  const told = words.slice(join + 1, join + furthest);
  const close = told.findIndex((word) => !isSmall(word) && !isFeature(word));

  return join + 1 + told.slice(0, close < 0 ? told.length : close).findLastIndex(isFeature) + 1;
}

/** Returns the homes with the wanted features; none if more than half of the homes have them. */
function homesWith(wanted: readonly string[]): readonly Home[] {
  const literally = homes.filter((home) => wanted.every((word) => hasLiterally(home, word)));
  const fitting =
    literally.length > 0 ? literally : homes.filter((home) => wanted.every((word) => has(home, word)));

  return fitting.length * 2 <= homes.length ? fitting : [];
}
