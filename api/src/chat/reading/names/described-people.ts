import { founder, type Person, people, speakersOf } from '../../facts/people.ts';

/** Words with `PERSON` in place of each description of an agent, and the described agents. */
export interface DescribedPeople {
  words: readonly string[];
  people: readonly Person[];
}

type Rank = (one: Person, other: Person) => number;
const byYears: Rank = (one, other) => one.yearsExperience - other.yearsExperience;
const bySales: Rank = (one, other) => other.propertiesSold - one.propertiesSold;

const somebody =
  '(?:guy|fella|fellow|lady|man|woman|agent|adviser|advisor|broker|realtor|person|asesora?|agente|senora?|tipo|muchach[oa]|chic[oa])';
/** Agents as visitors describe them by their place among all; the text has spaces around each word. */
const roles: readonly (readonly [words: RegExp, person: Person | undefined])[] = [
  [/ (?:(?:the|your|el|la|su) )?(?:founder|fundadora?)(?= )/, founder],
  [
    / (?:the|your|their|el|la|su) (?:rookie|newbie|(?:newest|youngest) (?:one|agent|hire|guy)|novat[oa]) /,
    [...people].sort(byYears)[0],
  ],
  [
    / (?:the|your|their|su) (?:top|best|star|number one) (?:seller|agent|producer|salesperson) /,
    [...people].sort(bySales)[0],
  ],
  [/ (?:the|your|el|la) (?:runner up|second best) /, [...people].sort(bySales)[1]],
];
const ofLanguage = new RegExp(
  ` (?:(?:the|that|your|this|el|la|ese|esa) )?(?:tall )?(?:LANGUAGE ${somebody}|${somebody} (?:from |de |that speaks )?LANGUAGE)(?= )`,
);

/** Finds agents who are described: "your newest agent", "the Swedish fellow". */
export function describedPeopleIn(words: readonly string[], languages: readonly string[]): DescribedPeople {
  let text = ` ${words.join(' ')} `;
  const found: Person[] = [];
  const replace = (pattern: RegExp, person: Person | undefined) => {
    if (!person || !pattern.test(text)) return;
    text = text.replace(pattern, ' PERSON ');
    found.push(person);
  };
  for (const [pattern, person] of roles) replace(pattern, person);
  const [speaker, ...others] = languages[0] ? speakersOf(languages[0]) : [];
  if (others.length === 0) replace(ofLanguage, speaker);

  return { words: text.trim().split(' '), people: found };
}
