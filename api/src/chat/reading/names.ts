import { type FeatureId, features } from '@dosmares/content/chat/features';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { asked } from '../blocks/block.ts';
import { hasFeature } from '../blocks/home.ts';
import { type Home, hasPage } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { folded } from './text.ts';

/** What a text names, and the text without the names. */
export interface Named<Thing> {
  found: readonly Thing[];
  rest: string;
}

const generic = new Set(
  'casa villa house home estate investment exclusive luxury portfolio property premier terraza alta the la el de del cabo san lucas jose los baja'.split(
    ' ',
  ),
);
const thing = '(?:house|home|villa|one|place|property|estate|listing|casa|propiedad|residencia)';

interface Key {
  pattern: RegExp;
  homes: readonly Home[];
  /** Whether the key is a place, which several homes may share. */
  isPlace: boolean;
}

const keysOf = new WeakMap<readonly Home[], readonly Key[]>();

/** Words by which homes are called: numbers, titles, rare words of titles, places. */
function keysFor(homes: readonly Home[]): readonly Key[] {
  const known = keysOf.get(homes);
  if (known) return known;
  const byWord = new Map<string, Home[]>();
  const add = (word: string, home: Home) => byWord.set(word, [...(byWord.get(word) ?? []), home]);
  for (const home of homes) {
    add(`t ${folded(home.title)}`, home);
    add(`n ${home.mls}`, home);
    if (hasPage(home)) add(`n property ${home.href.split('/').at(-1)}`, home);
    const words = folded(home.title)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3 || /\d/.test(word));
    for (const word of words) if (!generic.has(word)) add(`w ${word}`, home);
    add(`p ${folded(home.place.split(',')[0] ?? '').replace(/^cabo (?=corridor)/, '')}`, home);
  }
  const keys = [...byWord].map(([key, of]) => ({
    pattern: asked(key.slice(2).replace(/[.+*?^$()[\]{}|\\-]/g, '\\$&')),
    homes: of,
    isPlace: key.startsWith('p '),
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
  if (named.length === 0) return described(text, homes);
  const found = new Set(named.toSorted((one, other) => one.at - other.at).map(({ home }) => home));

  return { found: [...found], rest: named.reduce((rest, { name }) => rest.replace(name, ' '), text) };
}

/** The home that a key names; a place that several homes share only in "the corridor villa", "la del corredor". */
function homeOf({ homes: of, isPlace }: Key, name: string, text: string): Home | undefined {
  const [first] = of;
  if (!isPlace) return of.length === 1 ? first : undefined;
  const isArea = areas.some((area) => folded(area) === name);
  if (of.length === 1 && !isArea) return first;
  const isOne = new RegExp(
    `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${thing}|\\b${name} ${thing}|${thing} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
  ).test(text);

  return isOne && !(isArea && of.length > 1) ? (of.find(hasPage) ?? first) : undefined;
}

const byFigure = new RegExp(
  `\\b(?:the|that|la|el|of the|your) (?:de |one at |one for |${thing} (?:at|for|de) )?(?:usd |us)?\\$?\\d[\\d.,]* ?(?:k|m|mil|million\\w*|millon\\w*|sq ?ft|sqft|m2|square feet)?`,
);
const byFeature = new RegExp(
  `\\b(?:the|that|la|esa) (?:${thing} )?(?:with|w|that has|con|que tiene|de la|de los|del) [^,.?!]{3,40}|\\b(?:the|that|la|esa) (?:\\w+ ){1,2}${thing}\\b`,
);

/** Finds the one home that a description fits: "the one with the fire pit", "la de 4.2 millones". */
function described(text: string, homes: readonly Home[]): Named<Home> {
  const [figure = ''] = byFigure.exec(text) ?? [];
  const one = /\d{3}|m/.test(figure) ? figured(figure, text, homes) : undefined;
  if (one && one.found.length > 0) return one;
  const [told = ''] = byFeature.exec(text) ?? [];
  const wanted = Object.keys(features).filter((id) => asked(features[id as FeatureId].asked).test(told));
  const found =
    wanted.length > 0
      ? homes.filter((home) => hasPage(home) && wanted.every((id) => hasFeature(home, id)))
      : [];

  return found.length === 1 ? { found, rest: text.replace(told, ' ') } : { found: [], rest: text };
}

/** Finds the one home of a price or size that is told: "the 4.2 million villa", "the 8,500 sq ft one". */
function figured(told: string, text: string, homes: readonly Home[]): Named<Home> {
  const { amount, filter } = figuresIn(told);
  const size = filter.minSquareMeters;
  const found = homes.filter(
    ({ price, squareMeters = 0 }) =>
      (amount !== undefined && Math.abs(price / amount - 1) < 0.01) ||
      (size !== undefined && Math.abs(squareMeters / size - 1) < 0.02),
  );

  return found.length === 1 ? { found, rest: text.replace(told, ' ') } : { found: [], rest: text };
}

const agentKeys = roster.flatMap((agent) =>
  [folded(agent.firstName), folded(agent.lastName)].map((name) => ({ name, agent })),
);

/** Finds the agents that a text names. */
export function agentsIn(text: string): Named<RosterEntry> {
  const found = new Set<RosterEntry>();
  const rest = text.replace(/[a-z]+/g, (word) => {
    const key = agentKeys.find(({ name }) => word === name);
    if (!key) return word;
    found.add(key.agent);

    return ' ';
  });

  return { found: [...found], rest };
}

const areaWords = [
  ...areas.map((area) => ({
    area,
    pattern: asked(folded(area).replace(/^cabo (?=corridor)/, '(?:cabo )?')),
  })),
  { area: 'Pedregal', pattern: asked('pedregal') },
  { area: 'Palmilla', pattern: asked('palmilla') },
  { area: 'San Jose del Cabo', pattern: asked('san jose') },
  { area: 'East Cape', pattern: asked('cabo del este') },
];

/** Finds the area that a text names. */
export const areaIn = (text: string) => areaWords.find(({ pattern }) => pattern.test(text))?.area;
