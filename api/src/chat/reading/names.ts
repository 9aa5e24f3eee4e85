import { type FeatureId, features } from '@dosmares/content/chat/features';
import { marketReport } from '@dosmares/content/market-report';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { areas } from '@dosmares/content/site';
import { monthName } from '../blocks/answers.ts';
import type { Filter, Order } from '../blocks/block.ts';
import type { Home } from '../homes.ts';
import { folded } from './text.ts';
import { asked, hitsIn, isRefused } from './words.ts';

interface Named<Thing> {
  found: readonly Thing[];
  rest: string;
}

/** Finds what names in a text mean; a name that means nothing there stays. */
function namedIn<Thing>(
  text: string,
  names: RegExp,
  meant: (name: string) => Thing | undefined,
): Named<Thing> {
  const found = new Set<Thing>();
  const rest = text.replace(names, (name) => {
    const thing = meant(name);
    if (thing) found.add(thing);

    return thing ? ' ' : name;
  });

  return { found: [...found], rest };
}

const generic =
  /^(?:casa|villa|house|home|estate|investment|exclusive|luxury|portfolio|property|terraza|alta|cabo|lucas|jose)$/;
const shortened = (area: string) => folded(area).replace(/^cabo (?=corridor)/, '');

function namesOf({ title, mls, place, href }: Home) {
  const rare = folded(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => /\d|.{4}/.test(word) && !generic.test(word));
  const page = /^\/property(\/\d+)$/.exec(href)?.[1]?.replace('/', ' ');
  const pages = page ? ['property', 'house', 'casa'].map((word) => word + page) : [];

  return new Set([folded(title), mls, ...rare, ...pages, shortened(place.split(',')[0] ?? '')]);
}

const byName = new WeakMap<readonly Home[], ReturnType<typeof called>>();

function called(homes: readonly Home[]) {
  const of = new Map<string, Home[]>();
  for (const home of homes) for (const name of namesOf(home)) of.set(name, [...(of.get(name) ?? []), home]);
  const longestFirst = [...of.keys()].toSorted((one, other) => other.length - one.length);

  return { of, pattern: new RegExp(asked(longestFirst.join('|')), 'g') };
}

function homesIn(text: string, homes: readonly Home[]): Named<Home> {
  const { of, pattern } = byName.get(homes) ?? called(homes);
  byName.set(homes, { of, pattern });

  return namedIn(text, pattern, (name) => homeOf(of.get(name) ?? [], name, text));
}

const thing = '(?:house|home|villa|one|place|property|estate|listing|casa|propiedad|residencia)';

/** The home that a name means; a place that several homes share, or an area, only in "the corridor villa", "la del corredor". */
function homeOf(found: readonly Home[], name: string, text: string): Home | undefined {
  const isArea = areas.some((area) => folded(area) === name);
  if (found.length === 1 && !isArea) return isRefused(name, text) ? undefined : found[0];
  const isOne = new RegExp(
    `\\b(?:the|that|this|la|esa|el) (?:\\w+ )?${name} ${thing}|\\b${name} ${thing}|${thing} (?:in|on|at|de|del|en|en el) (?:the |el |la )?${name}\\b|\\b(?:la|el|one) (?:de|del|in|on|en|at) (?:the |el |la )?${name}`,
  ).test(text);

  return isOne && !(isArea && found.length > 1) && !isRefused(name, text) ? found[0] : undefined;
}

const agentOf = new Map(
  roster.flatMap((agent) =>
    folded(agent.name)
      .split(' ')
      .map((word) => [word, agent] as const),
  ),
);

/** The name of whoever writes is no agent's: an inquiry would go to a namesake. */
const agentName = /(?<!\b(?:i am|i'?m|soy|(?:name is|me llamo|nombre es)(?: [a-z]+)?) )\b[a-z]+/g;

export const agentsIn = (text: string): Named<RosterEntry> =>
  namedIn(text, agentName, (word) => agentOf.get(word));

const areaWords = [
  ...[...areas, 'Pedregal', 'Palmilla'].map((area) => [area, shortened(area)] as const),
  ['Cabo San Lucas', '(?<=(?:than|or|vs|versus|que|o|and|y) )cabo(?! (?:san|corridor|del))'],
  ...Object.entries({
    ...{ 'San Jose del Cabo': 'san jose|costa azul', 'Cabo San Lucas': '(?:cabo )?san lucas|medano' },
    ...{ 'East Cape': 'cabo del este|cabo pulmo', Pescadero: 'cerritos', 'La Paz': 'la pas|balandra' },
  }),
];

/** The areas that a text names, in its order: those that are sought, or those that are refused. */
export function areasIn(text: string, refused = false): string[] {
  const found = areaWords.flatMap(([area, words]) => {
    const at = asked(words).exec(text)?.index;

    return at === undefined || isRefused(words, text) !== refused ? [] : [{ area, at }];
  });

  return [...new Set(found.toSorted((one, other) => one.at - other.at).map(({ area }) => area))];
}

/** The homes and agents that a text names, and the text without them. */
export function namesIn(text: string, isSelling: boolean, homes: readonly Home[]) {
  // Who sells a house tells where it lies and how large it is: none of ours.
  const isOwner = owns.test(text) || (isSelling && !ofOurs.test(text));
  const isOfAreas = !ofOurs.test(text) && between.test(text) && areasIn(text).length > 1;
  const named = isOwner || isOfAreas ? { found: [], rest: text } : homesIn(text, homes);
  const people = agentsIn(named.rest);

  return {
    ...{ isOwner, named: named.found, people: people.found, plain: named.rest },
    rest: people.rest.replace(/\s+/g, ' ').trim(),
  };
}

const between = /\b(?:or|o|vs|versus|difference|diferencia|between|entre)\b/;
const possession =
  '(?:house|home|condo|villa|place|apartment|property|land|lot|casa|depa\\w*|condominio|terreno|propiedad)';

/** Says that the visitor has a home: of his own, none of ours. */
const owns = new RegExp(
  `\\b(?:my|our|mi|nuestr[oa]|(?:i|we) (?:own|have) an?|(?:sister|brother|parents|mother|father|mom|dad|friend|hermana|hermano|papas|amiga|amigo) (?:owns?|ha(?:s|ve)|tienen?) (?:an?|una?)|got an?|tengo una?|tenemos una?) (?:[\\w-]+ ){0,2}?${possession}\\b|\\b(?:i have|tengo) (?:one|una|uno) (?:to|for|para|que)\\b|\\b(?:inherited|hered\\w+|left me|me dejo)\\b`,
);

/** Names one of our homes, also for whoever sells another. */
const ofOurs =
  /\b(?:the|that|this|your|la|esa|esta|su|sus) (?:\w+ )?(?:one|house|home|villa|casa|property|propiedad|de)\b/;

const before =
  '(?:in|since|from|until|to|for|and|vs|than|versus|was|of|en|de|desde|a|hasta|y|between|last|,)';
const monthWords = marketReport.months.map((month) => {
  const words = (['long', 'short'] as const).flatMap((length) =>
    ['en', 'es'].map((language) => folded(monthName(month, language, length))),
  );

  return [month, `${before} (?:${words.join('|')})`] as const;
});

/** Finds the months of the report that a text names; "may" and "mar" need a preposition, except in few words. */
export function monthsIn(text: string, isShort: boolean): string[] {
  const plain = isShort ? `in ${text} in ${text.replace(/^(and|y|in|en|how about|what about) /, '')}` : text;

  return monthWords.flatMap(([month, words]) => (asked(words).test(plain) ? [month] : []));
}

/** What is sought: an area, figures, and features that a home has or lacks. */
export function filterIn(rest: string, area: string | undefined, figures: Filter): Filter {
  const found = hitsIn('feature', rest).map(({ id }) => id);
  const [without, wanted] = [true, false].map((refused) =>
    found.filter((id) => isRefused(features[id as FeatureId].asked, rest) === refused),
  );
  const [notIn] = areasIn(rest, true);

  return {
    ...(area && { area }),
    ...figures,
    ...(notIn && { notIn }),
    ...(wanted?.[0] && { features: wanted }),
    ...(without?.[0] && { without }),
  };
}

export function orderIn(text: string): Order | undefined {
  const [hit] = hitsIn('end', text);
  const [sort, order] = hit && !isRefused(hit.words, text) ? hit.id.split(' ') : [];

  return sort ? { sort, order: order === 'most' ? 'most' : 'least' } : undefined;
}
