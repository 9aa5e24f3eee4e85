import { marketReport } from '@dosmares/content/market-report';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { monthName } from '../blocks/answers.ts';
import { type Home, hasPage } from '../homes.ts';
import { folded } from './text.ts';
import { asked } from './words.ts';

/** What a text names, and the text without the names. */
export interface Named<Thing> {
  found: readonly Thing[];
  rest: string;
}

const generic = new Set(
  'casa villa house home estate investment exclusive luxury portfolio property terraza alta cabo lucas jose'.split(
    ' ',
  ),
);
const namesOf = new WeakMap<readonly Home[], ReturnType<typeof namesFor>>();

/** Words by which homes are called: numbers, titles, rare words of titles, places. */
function namesFor(homes: readonly Home[]) {
  const of = new Map<string, readonly Home[]>();
  for (const home of homes) {
    const title = folded(home.title);
    const rare = title.split(/[^a-z0-9]+/).filter((word) => /\d|.{4}/.test(word) && !generic.has(word));
    const page = hasPage(home) ? [`property ${home.href.split('/').at(-1)}`] : [];
    for (const name of new Set([title, home.mls, ...rare, ...page, placeOf(home)]))
      of.set(name, [...(of.get(name) ?? []), home]);
  }
  const longestFirst = [...of.keys()].toSorted((one, other) => other.length - one.length);

  return { of, pattern: new RegExp(asked(longestFirst.join('|')), 'g') };
}

const placeOf = ({ place }: Home) => folded(place.split(',')[0] ?? '').replace(/^cabo (?=corridor)/, '');

/** Finds the homes that a text names, in the order of the text. */
export function homesIn(text: string, homes: readonly Home[]): Named<Home> {
  const { of, pattern } = namesOf.get(homes) ?? namesFor(homes);
  namesOf.set(homes, { of, pattern });
  const found = new Set<Home>();
  const rest = text.replace(pattern, (name) => {
    const home = homeOf(of.get(name) ?? [], name, text);
    if (home) found.add(home);

    return home ? ' ' : name;
  });

  return { found: [...found], rest };
}

const thing = '(?:house|home|villa|one|place|property|estate|listing|casa|propiedad|residencia)';

/** The home that a name means; a place that several homes share, or an area, only in "the corridor villa", "la del corredor". */
function homeOf(called: readonly Home[], name: string, text: string): Home | undefined {
  const [first] = called;
  const isPlace = first !== undefined && placeOf(first) === name;
  const isArea = isPlace && areas.some((area) => folded(area) === name);
  if (called.length === 1 && !isArea) return first;
  const isOne = new RegExp(
    `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${thing}|\\b${name} ${thing}|${thing} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
  ).test(text);

  return isPlace && isOne && !(isArea && called.length > 1) ? (called.find(hasPage) ?? first) : undefined;
}

const agentOf = new Map(
  roster.flatMap((agent) =>
    folded(agent.name)
      .split(' ')
      .map((word) => [word, agent] as const),
  ),
);

/** Finds the agents that a text names. */
export function agentsIn(text: string): Named<RosterEntry> {
  const found = new Set<RosterEntry>();
  const rest = text.replace(/[a-z]+/g, (word) => {
    const agent = agentOf.get(word);
    if (agent) found.add(agent);

    return agent ? ' ' : word;
  });

  return { found: [...found], rest };
}

const areaWords = [
  ...areas.map((area) => [area, folded(area).replace(/^cabo (?=corridor)/, '')] as const),
  ...([
    ['Pedregal', 'pedregal'],
    ['Palmilla', 'palmilla'],
  ] as const),
  ...([
    ['San Jose del Cabo', 'san jose'],
    ['East Cape', 'cabo del este'],
  ] as const),
];

/** Finds the area that a text names. */
export const areaIn = (text: string) => areaWords.find(([, words]) => asked(words).test(text))?.[0];

const before =
  '(?:in|since|from|until|to|for|and|vs|than|versus|was|of|en|de|desde|a|hasta|y|between|last|,)';
const monthWords = marketReport.months.map((month) => {
  const words = ['en', 'es'].flatMap((language) => [
    folded(monthName(month, language)),
    folded(monthName(month, language, 'short')),
  ]);

  return [month, `${before} (?:${words.join('|')})`] as const;
});

/** Finds the months of the report that a text names; "may" and "mar" need a preposition, except in few words. */
export function monthsIn(text: string, isShort: boolean): string[] {
  const plain = isShort ? `in ${text} in ${text.replace(/^(and|y|in|en|how about|what about) /, '')}` : text;

  return monthWords.flatMap(([month, words]) => (asked(words).test(plain) ? [month] : []));
}
