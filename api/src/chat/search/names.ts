import { areas } from '@dosmares/content/site';
import { type Home, homes } from '../facts/homes.ts';
import { type Person, people } from '../facts/people.ts';
import { lexicon } from './lexicon.ts';
import { wordsIn } from './words.ts';

/** Languages as visitors name them: in English, then in Spanish. Those that nobody here speaks are known too, to say so. */
// biome-ignore format: a table reads in columns
const languageNames: Readonly<Record<string, string>> = {
  English: 'english ingles', Spanish: 'spanish espanol castellano', French: 'french frances', German: 'german aleman', Italian: 'italian italiano',
  Portuguese: 'portuguese portugues brazilian', Swedish: 'swedish sueco', Russian: 'russian ruso', Chinese: 'chinese mandarin cantonese chino',
  Japanese: 'japanese japones', Korean: 'korean coreano', Arabic: 'arabic arabe', Dutch: 'dutch holandes neerlandes', Hebrew: 'hebrew hebreo',
  Polish: 'polish polaco', Norwegian: 'norwegian noruego', Danish: 'danish danes', Hindi: 'hindi',
};

const areaNames: readonly (readonly [name: string, area: string])[] = [
  ...areas.map((area) => [wordsIn(area).join(' '), area] as const),
  ['corridor', 'Cabo Corridor'],
  ['corredor', 'Cabo Corridor'],
  ['san jose', 'San Jose del Cabo'],
  ['san lucas', 'Cabo San Lucas'],
  ['cabo del este', 'East Cape'],
];

const areaWords = new Set(areaNames.flatMap(([name]) => name.split(' ')));
const generic = new Set([...areaWords, 'luxury', 'casa', 'terraza', 'palmas', 'alta']);
const lexiconWords = new Set(Object.values(lexicon).flatMap((columns) => columns.join(' ').split(/[\s_]/)));

/** The words and word pairs by which a home is told from all others: taken from the content, so that a new home needs no new code. */
const homeSigns = signs(homes.map((home) => [home, wordsIn(`${home.title} , ${home.location}`)] as const));
const personSigns = signs(people.map((person) => [person, wordsIn(person.name)] as const));

/** Who and what a text names. */
export interface Names {
  homes: readonly Home[];
  people: readonly Person[];
  area: string | undefined;
  languages: readonly string[];
}

/** Finds homes, agents, areas and languages by name; addresses of pages and MLS numbers count as names. */
export function namesIn(words: readonly string[], text = words.join(' ')): Names {
  const padded = ` ${words.join(' ')} `;

  return {
    homes: homes.filter(
      (home) =>
        isNamed(home, homeSigns, padded) ||
        words.includes(home.reference) ||
        hasPath(text, home.path) ||
        padded.includes(` ${home.path.replace(/^\/(property)\//, '$1 ')} `),
    ),
    people: people.filter(
      (person) => isNamed(person, personSigns, padded) || hasPath(text, `/team/${person.id}`),
    ),
    area: areaNames.find(([name]) => padded.includes(` ${name} `))?.[1],
    languages: Object.entries(languageNames).flatMap(([language, names]) =>
      names.split(' ').some((name) => words.includes(name)) ? [language] : [],
    ),
  };
}

/** Whether a word stands in the name of an area. */
export const isAreaWord = (word: string) => areaWords.has(word);

/** Every single word of a name, for the spelling. */
export const nameWords: ReadonlySet<string> = new Set([
  ...[...homeSigns.keys(), ...personSigns.keys()].flatMap((sign) => sign.split(' ')),
  ...areaNames.flatMap(([name]) => name.split(' ')),
  ...Object.values(languageNames).flatMap((names) => names.split(' ')),
]);

/** A language as Spanish speakers call it. */
export const inSpanish = (language: string) => spanishNames[language] ?? language;

const spanishNames: Readonly<Record<string, string>> = {
  English: 'inglés',
  Spanish: 'español',
  French: 'francés',
  German: 'alemán',
  Italian: 'italiano',
  Portuguese: 'portugués',
  Swedish: 'sueco',
};

function signs<T>(named: readonly (readonly [T, readonly string[]])[]): ReadonlyMap<string, T> {
  const owners = new Map<string, Set<T>>();
  for (const [thing, words] of named) {
    for (const sign of [...words.filter(isTelling), ...pairs(words)])
      owners.set(sign, (owners.get(sign) ?? new Set()).add(thing));
  }

  return new Map(
    [...owners].flatMap(([sign, [only, ...others]]) => (only && others.length === 0 ? [[sign, only]] : [])),
  );
}

function isNamed<T>(thing: T, all: ReadonlyMap<string, T>, padded: string) {
  return [...all].some(([sign, owner]) => owner === thing && padded.includes(` ${sign} `));
}

const hasPath = (text: string, path: string) =>
  path !== '/market-report' &&
  text
    .split(path)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

function isTelling(word: string) {
  return !generic.has(word) && !lexiconWords.has(word);
}

function pairs(words: readonly string[]) {
  return words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    .filter((pair) => !pair.every((word) => areaWords.has(word)))
    .map((pair) => pair.join(' '));
}
