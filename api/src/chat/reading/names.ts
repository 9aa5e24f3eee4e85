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
  const places: { home: Home; at: number }[] = [];
  let rest = text;
  for (const { pattern, homes: of, isPlace } of keysFor(homes)) {
    const match = pattern.exec(text);
    if (!match) continue;
    const name = match[0];
    const isCovered = areas.some((area) => folded(area) === name);
    const isOne = new RegExp(
      `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${thing}|\\b${name} (?:${thing}|villa)|${thing} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|the one|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
    ).test(text);
    if (isPlace && of.length > 1 && (!isOne || isCovered)) continue;
    if (isPlace && isCovered && !isOne) continue;
    const home = of.find(hasPage) ?? of[0];
    if (!home || (of.length > 1 && !isPlace)) continue;
    places.push({ home, at: match.index });
    rest = rest.replace(name, ' ');
  }
  const found = [...new Set(places.toSorted((one, other) => one.at - other.at).map(({ home }) => home))];

  return found.length > 0 ? { found, rest } : described(text, homes);
}

/** Finds the one home that a description fits: "the one with the fire pit", "la de la chimenea". */
function described(text: string, homes: readonly Home[]): Named<Home> {
  const [figure] =
    new RegExp(
      `\\b(?:the|that|la|el|of the|your) (?:de |one at |one for |${thing} (?:at|for|de) )?(?:usd |us)?\\$?\\d[\\d.,]* ?(?:k|m|mil|million\\w*|millon\\w*|sq ?ft|sqft|m2|square feet)?`,
    ).exec(text) ?? [];
  if (figure && /\d{3}|m/.test(figure)) {
    const found = figured(figure, text, homes);
    if (found.found.length > 0) return found;
  }
  const own = homes.filter(hasPage);
  const [told] =
    new RegExp(
      `\\b(?:the|that|la|esa) (?:${thing} )?(?:with|w|that has|con|que tiene|de la|de los|del) [^,.?!]{3,40}|\\b(?:the|that|la|esa) (?:\\w+ ){1,2}${thing}\\b`,
    ).exec(text) ?? [];
  if (!told) return { found: [], rest: text };
  const wanted = Object.keys(features).filter((id) => asked(features[id as FeatureId].asked).test(told));
  const fitting = own.filter((home) => wanted.every((id) => hasFeature(home, id)));

  if (wanted.length === 0) return figured(told, text, homes);

  return fitting.length === 1 ? { found: fitting, rest: text.replace(told, ' ') } : { found: [], rest: text };
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
