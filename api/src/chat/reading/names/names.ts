import { areasAlso, languages, months } from '@dosmares/content/chat/vocabulary';
import { areas } from '@dosmares/content/site';
import { type Home, homes } from '../../facts/homes.ts';
import { type Person, people } from '../../facts/people.ts';
import { wordsIn } from '../words.ts';
import { byNumber, byPrice, signsOf } from './signs.ts';

/** The homes, people, places and languages that words name. */
export interface Names {
  homes: readonly Home[];
  people: readonly Person[];
  /** Areas; a wish counts the first. */
  areas: readonly string[];
  /** Languages by their English names. */
  languages: readonly string[];
  /** Months as the report writes them: `Jun`. */
  months: readonly string[];
  /** The words with `HOME`, `PERSON`, `AREA`, `LANGUAGE` and `MONTH` in place of names, as the examples have them. */
  words: readonly string[];
}

interface Named {
  kind: 'HOME' | 'PERSON' | 'AREA' | 'LANGUAGE' | 'MONTH';
  homes?: readonly Home[];
  person?: Person;
  area?: string;
  language?: string;
  month?: string;
}

const areaWords: ReadonlySet<string> = new Set([...areas.flatMap(wordsIn), ...Object.keys(areasAlso)]);
/** All names, of one to four words each. A name shared by two homes or two agents is ambiguous and left out. */
const signs = new Map<string, Named>([
  ...unambiguous(
    homes.map((home) => [home, signsOf(home.title)] as const),
    (home) => ({ kind: 'HOME', homes: [home] }),
  ),
  ...unambiguous(
    homes.map((home) => [home, wordsIn(home.location).filter((word) => !areaWords.has(word))] as const),
    (home) => ({ kind: 'AREA', homes: [home] }),
  ),
  ...homes.flatMap((home) =>
    [home.reference, home.reference.replace('-', ' '), ...byNumber(home), ...byPrice(home)].map(
      (sign) => [sign, { kind: 'HOME', homes: [home] }] as const,
    ),
  ),
  ...unambiguous(
    people.map((person) => [person, signsOf(person.name)] as const),
    (person) => ({ kind: 'PERSON', person }),
  ),
  ...areas.map((area) => [wordsIn(area).join(' '), { kind: 'AREA', area }] as const),
  ...Object.entries(areasAlso).map(([name, area]) => [name, { kind: 'AREA', area }] as const),
  ...people.flatMap((person) =>
    person.languages.map(
      (language) => [wordsIn(language).join(' '), { kind: 'LANGUAGE', language }] as const,
    ),
  ),
  ...Object.entries(languages).flatMap(([language, { named }]) =>
    named.split(' ').map((name) => [name, { kind: 'LANGUAGE', language }] as const),
  ),
] as readonly (readonly [string, Named])[]);

const monthNames = new Map(
  'january february march april june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre jan feb apr jun jul aug sep sept oct nov dec'
    .split(' ')
    .map((name) => [name, months[name.slice(0, 3)]] as const),
);

/** All words of names, for the spelling. */
export const nameWords: ReadonlySet<string> = new Set(
  [...signs.keys(), ...monthNames.keys()].flatMap((sign) => sign.split(' ')),
);

const longest = 4;

/** Finds homes, agents, areas, languages and months by name; the paths of pages count as names. */
export function namesIn(spelledWords: readonly string[], text: string): Names {
  const found: Named[] = pathsIn(text);
  const words: string[] = [];

  for (let at = 0; at < spelledWords.length; ) {
    const [length, named] = signAt(spelledWords, at);
    if (named) found.push(named);
    words.push(named?.kind ?? spelledWords[at] ?? '');
    at += length;
  }

  return {
    words: withHomes(words),
    homes: unique(found.flatMap((one) => one.homes ?? [])),
    people: unique(found.flatMap(({ person }) => person ?? [])),
    areas: unique(found.flatMap(({ area }) => area ?? [])),
    languages: unique(found.flatMap(({ language }) => language ?? [])),
    months: unique(found.flatMap(({ month }) => month ?? [])),
  };
}

/** Replaces phrases such as "the villa in AREA" and "the second one" by `HOME`. */
const withHomes = (words: readonly string[]) => words.join(' ').replace(homeIn, 'HOME').split(' ');
const homeIn =
  /\b(?:(?:the |this |that |la |el |esa |una |a )?(?:house|home|villa|place|property|one|casa|propiedad) (?:in|at|of|on|de|del|en) (?:the |el |la )?AREA|la del? AREA|AREA (?:house|home|villa|place|property|one|estate)|(?:the |la )?(?:first|second|third|last|other|primera|segunda|tercera|ultima|otra) (?:one|house|home|villa|casa|two houses|two)|(?:the|la) (?:first|second|third|last|other|primera|segunda|tercera|ultima|otra)$)(?= |$)/g;

function signAt(words: readonly string[], at: number): readonly [length: number, named?: Named] {
  for (let length = longest; length > 0; length--) {
    const named = at + length <= words.length ? signs.get(words.slice(at, at + length).join(' ')) : undefined;
    if (named) return [length, named];
  }
  const word = words[at] ?? '';
  const isMay =
    word === 'may' &&
    (beforeMonths.has(words[at - 1] ?? '') ||
      afterMonths.has(words[at + 1] ?? '') ||
      words.some((other) => other !== word && monthNames.has(other)));
  const month = isMay ? 'May' : monthNames.get(word);

  return month ? [1, { kind: 'MONTH', month }] : [1];
}

/** Words after which "may" is the month. */
const beforeMonths: ReadonlySet<string> = new Set(
  'in for of last since from between with than vs versus until till during to'.split(' '),
);

const afterMonths: ReadonlySet<string> = new Set('vs versus compared against'.split(' '));

/** Finds pages that a text names by path, in the order of the text: `/property/2`, `/helena-marsh`. */
const pathsIn = (text: string): Named[] =>
  unique(text.match(/(?<![\w/.:@])\/[a-z][\w/-]*/g) ?? []).flatMap((path) => byPath.get(path) ?? []);

const byPath: ReadonlyMap<string, Named> = new Map<string, Named>([
  ...homes
    .filter(({ path }) => path !== '/market-report')
    .map((home) => [home.path, { kind: 'HOME', homes: [home] }] as const),
  ...people.flatMap((person) =>
    [person.path, `/team/${person.id}`, `/agents${person.path}`].map(
      (path) => [path, { kind: 'PERSON', person }] as const,
    ),
  ),
]);

function unambiguous<T>(things: readonly (readonly [T, readonly string[]])[], as: (thing: T) => Named) {
  const owners = new Map<string, Set<T>>();
  for (const [thing, all] of things)
    for (const sign of all) owners.set(sign, (owners.get(sign) ?? new Set()).add(thing));

  return [...owners].flatMap(([sign, [only, ...others]]) =>
    only !== undefined && others.length === 0 ? [[sign, as(only)] as const] : [],
  );
}

const unique = <T>(items: readonly T[]) => [...new Set(items)];
