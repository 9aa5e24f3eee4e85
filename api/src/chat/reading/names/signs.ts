import type { Home } from '../../facts/homes.ts';
import { wordsIn } from '../words.ts';

const generic: ReadonlySet<string> = new Set(
  // Words of titles that also occur in other sentences.
  'luxury villa house property estate investment exclusive portfolio terraza palmas'.split(' '),
);

/** Returns names of a home by the number of its page: "house number 2". */
export function byNumber({ path }: Home): string[] {
  const [, number] = path.split('/property/');

  return number === undefined
    ? []
    : ['property', 'house', 'villa', 'home', 'casa', 'propiedad', 'listing'].flatMap((kind) =>
        ['', 'number ', 'numero ', 'no '].map((which) => `${kind} ${which}${number}`),
      );
}

/** Returns names of a home by its price in millions: "the 5.75", "la de 6.5". */
export function byPrice({ price }: Home): string[] {
  const inMillions = String(price / 1e6);
  const figures = [inMillions, String(Math.round(price / 1e5) / 10)].filter((figure) => figure.includes('.'));

  return ['the', 'la de', 'el de', 'one at', 'one for', 'house at', 'la que cuesta', 'el que cuesta'].flatMap(
    (article) =>
      figures.flatMap((figure) =>
        ['', ' m', ' mm', ' million', ' millones', ' mdd'].map((unit) => `${article} ${figure}${unit}`),
      ),
  );
}

/** Returns a whole name, its pairs of words and, unless they are everyday words, its single words. */
export function signsOf(name: string): string[] {
  const words = wordsIn(name);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);

  return [words.join(' '), ...pairs, ...words.filter((word) => word.length > 4 && !generic.has(word))];
}
