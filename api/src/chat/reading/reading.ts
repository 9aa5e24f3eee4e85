import { type FeatureId, features } from '@dosmares/content/chat/features';
import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import { agentFieldsIn } from '../blocks/agent.ts';
import { asked, type Block, type BlockOf, type Context, type Filter } from '../blocks/block.ts';
import { fieldsIn } from '../blocks/home.ts';
import { fitting, orderIn } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { agentsIn, areaIn, homesIn } from './names.ts';
import { folded } from './text.ts';

/** What a conversation is about so far. */
export interface Focus {
  home?: Home | undefined;
  /** The homes last shown, in order. */
  homes: readonly Home[];
  agent?: RosterEntry | undefined;
  filter: Filter;
  homeField?: string | undefined;
  agentField?: string | undefined;
  figure?: string | undefined;
  month?: string | undefined;
  last?: 'home' | 'agent' | undefined;
}

/** A part of a question, as far as it is understood without a model. */
export interface Reading {
  /** Folded. */
  text: string;
  /** The text without the names of homes and agents. */
  rest: string;
  context: Context;
  focus: Focus;
  /** Homes named or pointed at. */
  homes: readonly Home[];
  /** The home that the part is about. */
  home: Home | undefined;
  agents: readonly RosterEntry[];
  filter: Filter;
  order: { sort: string; order: 'most' | 'least' } | undefined;
  amount: number | undefined;
  isSearch: boolean;
  isAboutPeople: boolean;
  comparison: boolean;
  isShort: boolean;
  hasContact: boolean;
}

const searching = asked(
  String.raw`(which|what|any|other|more|show|list|see|your|have) (\w+ ){0,3}(homes?|houses?|properties|villas?|listings?|condos?|options|inventory)|(homes|houses|properties|villas|listings) (for sale|available|do you|you have)|what (do you have|have you got|is available|is for sale|are you selling)|for sale|looking for|in the market for|(que|cuales|algun\w*|otras?|mas|sus|las) (\w+ ){0,2}(casas|propiedades|opciones|villas)|que (tienen|hay|venden|ofrecen)|casas|propiedades|en venta|busc(o|amos|ando)|recommend\w*|recomiend\w*|suggest\w*|which one`,
);
const people = asked(
  String.raw`who|whom|agents?|realtors?|brokers?|someone|somebody|anyone|anybody|person|team|quien(es)?|alguien|asesor\w*|agentes?|equipo|persona|which of you|one of you|guy|lady`,
);
const pointing = asked(
  'it|its|this( one| house| home| villa| place| property)?|that( one| house| home| villa| place| property)|the (house|home|villa|place|property)|there|esta( casa| propiedad)?|esa( casa| propiedad)?|este|ese|la casa|la propiedad|ahi|aqui',
);
const searchOnly = asked(
  String.raw`do you have|have you got|you got|any (homes?|houses?|properties|villas?|with|place)|which|anything|something|looking|search\w*|want|need|show me|find|(tienen|hay|manejan|venden) (\w+ ){0,3}(alg\w+|casas?|una|propiedades|con)|busc\w+|quiero|queremos|necesit\w+|alguna|algo|cual(es)?`,
);
const pronouns = asked(
  String.raw`he|she|him|her|his|hers|ella|con (el|ella)|a (el|ella)|su (telefono|numero|correo|celular|especialidad|experiencia|nombre|whatsapp)|habla (el|ella)?|that agent|this agent|ese asesor|esa asesora`,
);
const comparing = asked(
  String.raw`compar\w+|versus|vs|or|o|difference|diferencia|better|mejor|than|que la|between|entre|side by side|both|ambas|las dos`,
);
const contact =
  /\S@\S+\.\S|(?<![\d$.,/-])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?![\d,]|\s?(?:m2|usd|dol|pesos|mil))|\bmy name is\b|\bme llamo\b|\bmi nombre es\b/;
const ordinals = [
  asked('(the )?(first|1st)( one| house| home)?|la primera|el primero|number (one|1)|#1'),
  asked('(the )?(second|2nd)( one| house| home)?|la segunda|el segundo|number (two|2)|#2'),
  asked('(the )?(third|3rd)( one| house| home)?|la tercera|el tercero|number (three|3)|#3'),
];

/** Reads a part of a question. */
export function readingOf(text: string, { focus, context }: { focus: Focus; context: Context }): Reading {
  const named = homesIn(text, context.homes);
  const people_ = agentsIn(named.rest);
  const rest = people_.rest.replace(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  const isShort = words <= 7;
  const homes = named.found.length > 0 ? named.found : pointedAt(text, focus, context);
  const figures = figuresIn(named.rest);
  const wanted = Object.keys(features).filter((id) => asked(features[id as FeatureId].asked).test(rest));
  const area = named.found.length > 0 ? undefined : areaIn(rest);
  const order = orderIn(text);
  const said: Filter = {
    ...(area && { area }),
    ...figures.filter,
    ...(wanted.length > 0 && { features: narrowed(wanted.filter((id) => !refused(id, rest))) }),
    ...(wanted.some((id) => refused(id, rest)) && { without: wanted.filter((id) => refused(id, rest)) }),
  };
  const relative = order?.isRelative ? relativeTo(order, focus) : undefined;
  const goesOn =
    Object.keys(focus.filter).length > 0 &&
    (isShort || /^(and|y|but|pero|with|con|also|tambien|under|over|in|en)\b/.test(text)) &&
    Object.keys(said).length > 0 &&
    homes.length === 0;
  const filter = {
    ...(goesOn ? focus.filter : {}),
    ...said,
    ...(goesOn && said.features && { features: [...(focus.filter.features ?? []), ...said.features] }),
    ...relative,
  };
  const agents = people_.found.length > 0 ? people_.found : agentMeant(text, { focus, isShort, homes });

  return {
    text,
    rest,
    context,
    focus,
    homes,
    home:
      homes[0] ??
      (agents.length > 0 && people_.found.length > 0
        ? undefined
        : homeMeant({ text, rest, focus, figures: said, order })),
    agents,
    filter: order && !relative ? omitOrder(filter) : filter,
    order: relative ? undefined : order,
    amount: figures.amount,
    isSearch: searching.test(rest),
    isAboutPeople: people.test(rest),
    comparison: comparing.test(text) || (homes.length > 1 && named.found.length === 0),
    isShort,
    hasContact: contact.test(text),
  };
}

// "The biggest lot" orders by the lot; its word is no feature beside it.
function omitOrder({ features: ids = [], ...filter }: Filter): Filter {
  const kept = ids.filter((id) => id !== 'longPool' && id !== 'garden');

  return kept.length > 0 ? { ...filter, features: kept } : filter;
}

/** Leaves out features that a nearer word of the same text covers. */
const narrowed = (ids: readonly string[]) => {
  const covers: Readonly<Record<string, string>> = {
    longPool: 'pool',
    outdoorKitchen: 'kitchen',
    oceanfront: 'seaView',
    beach: 'seaView',
  };
  const covered = new Set(ids.map((id) => covers[id]));

  return ids.filter((id) => !covered.has(id));
};

const refused = (id: string, text: string) =>
  new RegExp(
    `(?:\\b(?:not|no|without|sin|nothing|except) (?:a |an |in a |on the |una? |la |el |en )?)(?:${features[id as FeatureId].asked})(?![a-z0-9])`,
  ).test(text);

function relativeTo(
  { sort, order }: { sort: string; order: 'most' | 'least' },
  focus: Focus,
): Filter | undefined {
  const from = focus.home ? [focus.home] : focus.homes;
  if (from.length === 0) return undefined;
  const prices = from.map(({ price }) => price);
  if (sort === 'price')
    return order === 'least' ? { maxPrice: Math.min(...prices) - 1 } : { minPrice: Math.max(...prices) + 1 };
  if (sort === 'size' && order === 'most')
    return { minSquareMeters: Math.max(...from.map(({ squareMeters = 0 }) => squareMeters)) + 1 };
  if (sort === 'beds')
    return order === 'most'
      ? { minBeds: Math.max(...from.map(({ beds }) => beds)) + 1 }
      : { maxBeds: Math.min(...from.map(({ beds }) => beds)) - 1 };
  if (sort === 'year' && order === 'most')
    return { builtFrom: Math.max(...from.map(({ year = 0 }) => year)) + 1 };

  return undefined;
}

/** Homes that a text points at by their place in what was shown: "the second one", "both". */
function pointedAt(text: string, focus: Focus, context: Context): readonly Home[] {
  const shown = focus.homes.length > 1 ? focus.homes : context.homes.filter(hasPage).slice(0, 3);
  if (
    asked(
      '(all|each( one)? of|any of)?( of)? ?(the|your|those|these) (three|3)( featured)?( houses| homes| ones)?|all (three|3)|(de )?las (tres|3)( casas)?|your (featured )?(houses|homes)',
    ).test(text) &&
    asked('each|all|three|3|tres|every|years?|side by side|cada').test(text)
  )
    return context.homes.filter(hasPage).slice(0, 3);
  const places = ordinals.flatMap((pattern, index) =>
    pattern.test(text) && !/\b(at|the|al) (first|principio)( sight)?$/.test(text) ? (shown[index] ?? []) : [],
  );
  if (places.length > 0) return places;
  if (/\b(last one|the last|la ultima|el ultimo)\b/.test(text)) return shown.slice(-1);
  if (
    focus.homes.length > 1 &&
    asked(
      'both|them|those|these|all of them|ambas|las dos|las tres|ellas|the two|the three|all three|esas',
    ).test(text)
  )
    return focus.homes.slice(0, 3);
  if (focus.homes.length === 2 && focus.home && asked('the other( one)?|la otra').test(text))
    return focus.homes.filter((home) => home !== focus.home);

  return [];
}

/** The home that is meant without a name: the one last spoken of, when a text points at it or asks for its fields. */
function homeMeant({
  text,
  rest,
  focus,
  figures,
  order,
}: {
  text: string;
  rest: string;
  focus: Focus;
  figures: Filter;
  order: unknown;
}): Home | undefined {
  if (!focus.home || order) return undefined;
  const asksFields = fieldsIn({ rest }).length > 0;
  const points = pointing.test(text);
  const searches = searchOnly.test(text) && !points;
  const hasFigures = Object.keys(figures).some((key) => key !== 'features' && key !== 'area');
  if (hasFigures && !points) return undefined;

  return (points || asksFields) && !searches ? focus.home : undefined;
}

function agentMeant(
  text: string,
  { focus, isShort, homes }: { focus: Focus; isShort: boolean; homes: readonly Home[] },
): readonly RosterEntry[] {
  if (homes.length > 0) return [];
  const fields = agentFieldsIn(text);
  if (
    focus.agent &&
    (pronouns.test(text) ||
      (isShort && focus.last === 'agent' && fields.some((field) => field !== 'about' && field !== 'homes')))
  )
    return [focus.agent];
  const seller = focus.home && sellerOf(focus.home);

  return !focus.agent && seller && pronouns.test(text) && fields.length > 0 ? [seller] : [];
}

/** What a conversation is about when it begins: the visitor's page. */
export function onPage(page: string | undefined, { homes }: Context): Focus {
  const [first = '', second = ''] = (page ?? '').split('/').filter(Boolean);
  const home = first === 'property' ? homes.find(({ href }) => href === page) : undefined;
  const agent =
    first === 'team' ? agentById(Number(second)) : agentBySlug(first === 'agents' ? second : first);

  return { homes: [], filter: {}, home, agent, last: agent ? 'agent' : home ? 'home' : undefined };
}

/** What a conversation is about after a part of a question. */
export function after(
  { focus, homes, home, agents, filter, rest, context }: Reading,
  blocks: readonly Block[] = [],
): Focus {
  const fields = fieldsIn({ rest });
  const next: Focus = { ...focus };
  if (homes.length > 1) next.homes = homes;
  if (home) Object.assign(next, { home, last: 'home' as const, ...(fields[0] && { homeField: fields[0] }) });
  if (agents[0])
    Object.assign(next, {
      agent: agents[0],
      last: 'agent' as const,
      agentField: agentFieldsIn(rest)[0] ?? focus.agentField,
    });
  if (!home && agents.length === 0 && Object.keys(filter).length > 0) next.filter = filter;
  const [search] = blocks;
  if (search?.kind === 'report') Object.assign(next, { figure: search.figure, month: search.month });
  if (search?.kind === 'homes' && !search.sort) {
    const found = fitting(withoutKind(search), context.homes);
    if (found.length === 1) next.home = found[0];
    else if (found.length > 1) next.homes = found;
  }

  return next;
}

function withoutKind({ kind: _, sort: __, order: ___, ...filter }: BlockOf<'homes'>): Filter {
  return filter;
}

/** What a conversation is about after a reply. */
export function told(text: string, focus: Focus, context: Context): Focus {
  const shown = context.homes
    .filter(({ title }) => text.includes(folded(title)))
    .toSorted((one, other) => text.indexOf(folded(one.title)) - text.indexOf(folded(other.title)));
  const { found } = agentsIn(text);
  const next = { ...focus };
  if (shown.length > 0)
    Object.assign(next, {
      homes: shown.length > 1 ? shown : focus.homes,
      home: shown.length === 1 ? shown[0] : focus.home,
    });
  const isGuide = text.includes('not legal or tax advice') || text.includes('asesoria legal ni fiscal');
  if (found.length === 1 && found[0] && !isGuide)
    Object.assign(next, { agent: found[0], last: shown.length === 0 ? ('agent' as const) : focus.last });

  return next;
}
