import { languages } from '@dosmares/content/chat/vocabulary';
import { proseWords } from '@dosmares/content/chat/words';
import { homes } from '../facts/homes.ts';
import { founder, people, speakersOf } from '../facts/people.ts';
import { namesIn } from '../reading/names/names.ts';
import { has } from '../reading/search.ts';
import { isKnown } from '../reading/spelling.ts';
import { fold, setsOf, wordsIn } from '../reading/words.ts';
import { type Claim, claims } from './claims.ts';
import type { Owner } from './references.ts';

/** Patterns of prose that states a fact or appears to. */
// biome-ignore format: a table reads in columns
const stated: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['a digit',            /\p{N}/u],
  ['another script',     /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\p{Cf}\p{Cc}\p{Co}]/u],
  ['a brace',            /[{}<>[\]|\\^~]/],
  ['money',              /[$€£¥]|\b(?:dollars?|usd|mxn|euros?|pesos?|bucks|grand|d[oó]lares|million\w*|mill[oó]n\w*)\b/i],
  ['a number in words',  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|percent|half|quarter|quarters of|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinti?\w*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien\w*|\w+cientos|mil|medi[oa] mill\w+|por ciento)\b/i],
  ['an address or link', /@|:\/\/|\bwww\b|[\p{L}][.。．][\p{L}]|\/[\p{L}]|\b(?:at|dot|arroba|punto)\)|\(at|\bdot (?:com|example|mx)\b|\barroba\b|\b\w+ dot \w+/iu],
  ['a street',           /\b(?:boulevard|blvd|calle|avenida|avenue|street|carretera|corner|esquina|kilomet\w+)\b/i],
];

/** Returns why prose may not be shown beside the facts of its owners; undefined when it may. */
export function faultOf(prose: string, owned: readonly Owner[]): string | undefined {
  // The prose may state the number of owners that it names.
  const plain = withoutCount(withoutQuotes(prose, owned), new Set(owned).size);

  return (
    stated.find(([, pattern]) => pattern.test(plain))?.[0] ??
    (claims.some((claim) => isClaimed(claim, plain)) ? 'a claim for a person' : undefined) ??
    nameIn(prose) ??
    pairedWrong(prose, owned)
  );
}

const counts: Readonly<Record<number, RegExp>> = { 2: /\b(?:two|dos)\b/gi, 3: /\b(?:three|tres)\b/gi };

const withoutCount = (prose: string, named: number) => {
  const count = counts[named];

  return count ? prose.replace(count, ' ') : prose;
};

const isClaimed = ({ about, sounds, unless }: Claim, prose: string) =>
  sounds.test(prose) && (about?.test(prose) ?? true) && !unless?.test(prose);

/** Returns the prose without words that occur verbatim on the page of its home: "seven suites". */
function withoutQuotes(prose: string, owned: readonly Owner[]) {
  const [home] = owned.flatMap(homeOf);
  if (!home) return prose;
  const said = fold([...home.features, home.description].join(' | ')).replaceAll('-', ' ');

  return prose.replace(/(?<!\p{L})(\p{L}+)(?=[ -](\p{L}+))/gu, (word, _, next: string) =>
    said.includes(fold(`${word} ${next}`)) ? ' ' : word,
  );
}

const homeOf = ({ fields }: Owner) =>
  homes.filter(({ path, reference }) => fields.mls === reference && fields.page === path);
const personOf = ({ fields }: Owner) => people.filter(({ path }) => fields.page === path);

/**
 * Reports a name in prose: a home or an agent in any letter case, or a capitalized word that neither begins a
 * sentence nor is known.
 */
function nameIn(prose: string): string | undefined {
  const { words, homes: named, people: persons } = namesIn(wordsIn(prose), '');
  if (persons.length > 0 || (named.length > 0 && words.includes('HOME'))) return 'a name';
  if (/\b(?:mr|mrs|ms|sr|sra|dr|don|do[nñ]a)\b/i.test(prose)) return 'a name';
  const [first = '', ...rest] = prose.match(/[\p{L}'’-]+|[.!?:;¿¡§]/gu) ?? [];
  const isNew = (word: string, at: number) =>
    /^\p{Lu}/u.test(word) && !capitals.has(fold(word)) && !/^[.!?:¿¡]$/.test([first, ...rest][at] ?? '');
  if (rest.some(isNew)) return 'a name';

  return /^\p{Lu}/u.test(first) && !isKnown(fold(first)) && doing.has(fold(rest[0] ?? ''))
    ? 'a name'
    : undefined;
}

const { capitals, doing, amenities, physical, matters } = setsOf(proseWords);

/** Reports a feature, place, language or matter that is not on the page of its owner. */
function pairedWrong(prose: string, owned: readonly Owner[]): string | undefined {
  const words = wordsIn(prose);
  const place = namesIn(words, '');
  const houses = [...owned.flatMap(homeOf), ...place.homes];
  const isQuestion = prose.trim().endsWith('?');
  if (
    !isQuestion &&
    words.some(
      (word) =>
        amenities.has(word) &&
        (houses.length > 0 ? !houses.some((home) => has(home, word)) : having.test(prose)),
    )
  )
    return 'a feature';
  if (
    houses.length > 0 &&
    !isQuestion &&
    !denying.test(prose) &&
    words.some((word) => physical.has(word) && !houses.some((home) => has(home, word)))
  )
    return 'a feature';
  if (
    owned
      .flatMap(homeOf)
      .some((home) => placesIn(prose).some((one) => !fold(home.fullLocation).includes(one)))
  )
    return 'a place';
  const persons = owned.flatMap(personOf);
  const spoken = place.languages.filter((language) => languages[language]);
  if (
    spoken.some((one) =>
      persons.length > 0
        ? !persons.every((person) => person.languages.includes(one))
        : speakersOf(one).length === 0,
    )
  )
    return 'a language';
  if (persons.some((person) => person !== founder) && /\bfound(?:ed|er|s)\b|fund[oóa]/i.test(prose))
    return 'a founder';

  return persons.length > 0 &&
    words.some((word) => matters.has(word) && !persons.some((person) => mattersOf(person).has(word)))
    ? 'a matter'
    : undefined;
}

const having =
  /\b(?:has|have|with|includes?|comes?|features?|offers?|there is|tiene|incluye|con|cuenta|hay)\b/i;
const denying = /\b(?:not|no|nothing|without|none|nor|sin|nada|ning[uú]n\w*)\b/i;
const mattersOf = ({ title, specialization, bio, languages: spoken }: (typeof people)[number]) =>
  new Set(wordsIn([title, specialization, ...bio, ...spoken].join(' ')));
const places = [
  'pedregal',
  'palmilla',
  'corridor',
  'corredor',
  'san jose',
  'san lucas',
  'east cape',
  'todos santos',
  'loreto',
  'la paz',
  'pescadero',
  'barriles',
];
const placesIn = (prose: string) =>
  places.filter((place) => fold(prose).includes(place)).map((place) => place.replace('corredor', 'corridor'));
