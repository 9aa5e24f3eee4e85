import { type FeatureId, features } from '@dosmares/content/chat/features';
import { marketReport } from '@dosmares/content/market-report';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { monthName } from '../blocks/answers.ts';
import type { Filter, Order } from '../blocks/block.ts';
import type { Home } from '../homes.ts';
import { isNegated, mentionsIn, wholeWords } from './mentions.ts';
import { normalized } from './text.ts';

interface Entities<Thing> {
  found: readonly Thing[];
  rest: string;
}

/** Finds the entities that names in a text mean, and the rest of the text; a name that means none there stays in it. */
function entitiesIn<Thing>(
  text: string,
  names: RegExp,
  entityFor: (name: string) => Thing | undefined,
): Entities<Thing> {
  const found = new Set<Thing>();
  const rest = text.replace(names, (name) => {
    const entity = entityFor(name);
    if (entity) found.add(entity);

    return entity ? ' ' : name;
  });

  return { found: [...found], rest };
}

const genericWords =
  /^(?:casa|villa|house|home|estate|investment|exclusive|luxury|portfolio|property|terraza|alta|cabo|lucas|jose)$/;
const shortName = (area: string) => normalized(area).replace(/^cabo (?=corridor)/, '');

function aliasesOf({ title, mls, place, href }: Home) {
  const rare = normalized(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => /\d|.{4}/.test(word) && !genericWords.test(word));
  const [, page] = /^\/property\/(\d+)$/.exec(href) ?? [];
  const pages = page ? ['property', 'house', 'casa'].map((word) => `${word} ${page}`) : [];

  return new Set([normalized(title), mls, ...rare, ...pages, shortName(place.split(',')[0] ?? '')]);
}

const aliasIndexes = new WeakMap<readonly Home[], ReturnType<typeof aliasIndexOf>>();

function aliasIndexOf(homes: readonly Home[]) {
  const of = new Map<string, Home[]>();
  for (const home of homes) for (const name of aliasesOf(home)) of.set(name, [...(of.get(name) ?? []), home]);
  const longestFirst = [...of.keys()].toSorted((one, other) => other.length - one.length);

  return { of, pattern: new RegExp(wholeWords(longestFirst.join('|')), 'g') };
}

function homesIn(text: string, homes: readonly Home[]): Entities<Home> {
  const { of, pattern } = aliasIndexes.get(homes) ?? aliasIndexOf(homes);
  aliasIndexes.set(homes, { of, pattern });

  return entitiesIn(text, pattern, (name) => homeByAlias(of.get(name) ?? [], name, text));
}

const homeNoun = '(?:house|home|villa|one|place|property|estate|listing|casa|propiedad|residencia)';

/** The home that a name means; a shared place or an area means one only in "the corridor villa", "la del corredor". */
function homeByAlias(found: readonly Home[], name: string, text: string): Home | undefined {
  const isArea = areas.some((area) => normalized(area) === name);
  if (found.length === 1 && !isArea) return isNegated(name, text) ? undefined : found[0];
  const isOne = new RegExp(
    `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${homeNoun}|\\b${name} ${homeNoun}|${homeNoun} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
  ).test(text);

  return isOne && !(isArea && found.length > 1) && !isNegated(name, text) ? found[0] : undefined;
}

const agentByWord = new Map(
  roster.flatMap((agent) =>
    normalized(agent.name)
      .split(' ')
      .map((word) => [word, agent] as const),
  ),
);

/** Not the visitor's own name, or the inquiry would go to a namesake. */
const agentWord = /(?<!\b(?:i am|i'?m|soy|(?:name is|me llamo|nombre es)(?: [a-z]+)?) )\b[a-z]+/g;

export const agentsIn = (text: string): Entities<RosterEntry> =>
  entitiesIn(text, agentWord, (word) => agentByWord.get(word));

const areaPatterns = [
  ...[...areas, 'Pedregal', 'Palmilla'].map((area) => [area, shortName(area)] as const),
  ['Cabo San Lucas', '(?<=(?:than|or|vs|versus|que|o|and|y) )cabo(?! (?:san|corridor|del))'],
  ...Object.entries({
    'San Jose del Cabo': 'san jose|costa azul',
    'Cabo San Lucas': '(?:cabo )?san lucas|medano',
    'East Cape': 'cabo del este|cabo pulmo',
    Pescadero: 'cerritos',
    'La Paz': 'la pas|balandra',
  }),
];

/** The areas that a text names, in its order; either those it wants, or those it negates. */
export function areasIn(text: string, negated = false): string[] {
  const found = areaPatterns.flatMap(([area, words]) => {
    const at = wholeWords(words).exec(text)?.index;

    return at === undefined || isNegated(words, text) !== negated ? [] : [{ area, at }];
  });

  return [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ area }) => area))];
}

/** The homes and agents that a text names, and the text without their names. */
export function namesIn(text: string, isSelling: boolean, homes: readonly Home[]) {
  // Sellers describe the place and the size of their own home, none of ours.
  const ownsHome = ownHome.test(text) || (isSelling && !ourHome.test(text));
  const comparesAreas = !ourHome.test(text) && comparisonWords.test(text) && areasIn(text).length > 1;
  const named = ownsHome || comparesAreas ? { found: [], rest: text } : homesIn(text, homes);
  const agents = agentsIn(named.rest);

  return {
    ownsHome,
    namedHomes: named.found,
    namedAgents: agents.found,
    withoutHomes: named.rest,
    withoutNames: agents.rest.replace(/\s+/g, ' ').trim(),
  };
}

const comparisonWords = /\b(?:or|o|vs|versus|difference|diferencia|between|entre)\b/;
const ownedThing =
  '(?:house|home|condo|villa|place|apartment|property|land|lot|casa|depa\\w*|condominio|terreno|propiedad)';

/** Says that the visitor, or somebody close, has a home. */
const ownHome = new RegExp(
  `\\b(?:my|our|mi|nuestr[oa]|(?:i|we) (?:own|have) an?|(?:sister|brother|parents|mother|father|mom|dad|friend|hermana|hermano|papas|amiga|amigo) (?:owns?|ha(?:s|ve)|tienen?) (?:an?|una?)|got an?|tengo una?|tenemos una?) (?:[\\w-]+ ){0,2}?${ownedThing}\\b|\\b(?:i have|tengo) (?:one|una|uno) (?:to|for|para|que)\\b|\\b(?:inherited|hered\\w+|left me|me dejo)\\b`,
);

/** Refers to one of our homes, even where the visitor is selling another. */
const ourHome =
  /\b(?:the|that|this|your|la|esa|esta|su|sus) (?:\w+ )?(?:one|house|home|villa|casa|property|propiedad|de)\b/;

const monthPreposition =
  '(?:in|since|from|until|to|for|and|vs|than|versus|was|of|en|de|desde|a|hasta|y|between|last|,)';
const monthPatterns = marketReport.months.map((month) => {
  const words = (['long', 'short'] as const).flatMap((length) =>
    ['en', 'es'].map((language) => normalized(monthName(month, language, length))),
  );

  return [month, `${monthPreposition} (?:${words.join('|')})`] as const;
});

/** The months of the report that a text names; "may" and "mar" need a preposition, except in a short text. */
export function monthsIn(text: string, isShort: boolean): string[] {
  const padded = isShort ? `in ${text} in ${text.replace(/^(and|y|in|en|how about|what about) /, '')}` : text;

  return monthPatterns.flatMap(([month, words]) => (wholeWords(words).test(padded) ? [month] : []));
}

/** The search filter of a text: an area, figures, and features that a home has or lacks. */
export function filterIn(text: string, area: string | undefined, figures: Filter): Filter {
  const found = mentionsIn('feature', text).map(({ id }) => id);
  const [without, wanted] = [true, false].map((negated) =>
    found.filter((id) => isNegated(features[id as FeatureId].asked, text) === negated),
  );
  const [notIn] = areasIn(text, true);

  return {
    ...(area && { area }),
    ...figures,
    ...(notIn && { notIn }),
    ...(wanted?.[0] && { features: wanted }),
    ...(without?.[0] && { without }),
  };
}

export function orderIn(text: string): Order | undefined {
  const [mention] = mentionsIn('superlative', text);
  const [sort, order] = mention && !isNegated(mention.words, text) ? mention.id.split(' ') : [];

  return sort ? { sort, order: order === 'most' ? 'most' : 'least' } : undefined;
}
