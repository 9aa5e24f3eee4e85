import { marketReport } from '@dosmares/content/market-report';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { monthName } from '../blocks/report.ts';
import { type Home, hasPage } from '../homes.ts';
import { folded } from './text.ts';
import { asked } from './topics.ts';

/** What a text names, and the text without the names. */
export interface Named<Thing> {
  found: readonly Thing[];
  rest: string;
}

interface Key {
  pattern: RegExp;
  homes: readonly Home[];
  /** Whether the key is a place, which several homes may share. */
  isPlace: boolean;
}

const generic = new Set(
  'casa villa house home estate investment exclusive luxury portfolio property terraza alta cabo lucas jose'.split(
    ' ',
  ),
);
const keysOf = new WeakMap<readonly Home[], readonly Key[]>();

/** Words by which homes are called: numbers, titles, rare words of titles, places. */
function keysFor(homes: readonly Home[]): readonly Key[] {
  const known = keysOf.get(homes);
  if (known) return known;
  const byWord = new Map<string, Home[]>();
  for (const home of homes) {
    const title = folded(home.title);
    const rare = title.split(/[^a-z0-9]+/).filter((word) => /\d|.{4}/.test(word) && !generic.has(word));
    const place = folded(home.place.split(',')[0] ?? '').replace(/^cabo (?=corridor)/, '');
    const page = hasPage(home) ? [`-property ${home.href.split('/').at(-1)}`] : [];
    for (const word of new Set([
      `-${title}`,
      `-${home.mls}`,
      ...rare.map((each) => `-${each}`),
      ...page,
      `@${place}`,
    ]))
      byWord.set(word, [...(byWord.get(word) ?? []), home]);
  }
  const keys = [...byWord].map(([key, of]) => ({
    pattern: asked(key.slice(1).replace(/[^\w ]/g, '\\$&')),
    homes: of,
    isPlace: key.startsWith('@'),
  }));
  keysOf.set(homes, keys);

  return keys;
}

/** Finds the homes that a text names, in the order of the text. */
export function homesIn(text: string, homes: readonly Home[]): Named<Home> {
  const named = keysFor(homes).flatMap((key) => {
    const match = key.pattern.exec(text);
    const home = match && homeOf(key, match[0], text);

    return home ? [{ home, at: match.index, name: match[0] }] : [];
  });
  const found = new Set(named.toSorted((one, other) => one.at - other.at).map(({ home }) => home));

  return { found: [...found], rest: named.reduce((rest, { name }) => rest.replace(name, ' '), text) };
}

const thing = '(?:house|home|villa|one|place|property|estate|listing|casa|propiedad|residencia)';

/** The home that a key names; a place that several homes share only in "the corridor villa", "la del corredor". */
function homeOf({ homes: [first, ...others], isPlace }: Key, name: string, text: string): Home | undefined {
  const isArea = isPlace && areas.some((area) => folded(area) === name);
  if (others.length === 0 && !isArea) return first;
  const isOne = new RegExp(
    `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${thing}|\\b${name} ${thing}|${thing} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
  ).test(text);

  return isPlace && isOne && !(isArea && others.length > 0)
    ? ([first, ...others].find((each) => each && hasPage(each)) ?? first)
    : undefined;
}

const agentOf = new Map(
  roster.flatMap((agent) =>
    folded(agent.name)
      .split(' ')
      .map((word) => [word, agent]),
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

const areaWords: readonly (readonly [string, string])[] = [
  ...areas.map((area) => [area, folded(area).replace(/^cabo (?=corridor)/, '(?:cabo )?')] as const),
  ...(['Pedregal', 'Palmilla'] as const).map((area) => [area, folded(area)] as const),
  ['San Jose del Cabo', 'san jose'],
  ['East Cape', 'cabo del este'],
];

/** Finds the area that a text names. */
export function areaIn(text: string): { area?: string } {
  const [area] = areaWords.find(([, words]) => asked(words).test(text)) ?? [];

  return area ? { area } : {};
}

const monthWords = marketReport.months.map((month) => ({
  month,
  words: (['en', 'es'] as const).flatMap((language) =>
    (['long', 'short'] as const).map((length) => folded(monthName(month, { language }, length))),
  ),
}));

/** Finds the months of the report that a text names; "may" and "mar" need a preposition. */
export const monthsIn = (text: string) =>
  monthWords
    .filter(({ words }) =>
      asked(
        `(?:in|since|from|until|to|for|and|vs|versus|than|was|of|en|de|desde|a|hasta|y|during|between|last|,|&) (?:${words.join('|')})`,
      ).test(text),
    )
    .map(({ month }) => month);
