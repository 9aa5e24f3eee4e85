import { type FeatureId, features } from '@dosmares/content/chat/features';
import { agentById, agentBySlug, type RosterEntry } from '@dosmares/content/roster';
import { agentFieldsIn } from '../blocks/agent.ts';
import {
  asked,
  type Block,
  type BlockOf,
  type Context,
  type Filter,
  type Focus,
  type Reading,
} from '../blocks/block.ts';
import { fieldsIn } from '../blocks/home.ts';
import { figureOf, fitting, orderIn } from '../blocks/homes.ts';
import { type Home, hasPage, sellerOf } from '../homes.ts';
import { figuresIn } from './figures.ts';
import { agentsIn, areaIn, homesIn } from './names.ts';
import { folded } from './text.ts';

const searching = asked(
  String.raw`(which|what|any|other|more|show|list|see|your|have) (\w+ ){0,3}(homes?|houses?|properties|villas?|listings?|condos?|options|inventory)|(homes|houses|properties|villas|listings) (for sale|available|do you|you have)|what (do you have|have you got|is available|is for sale|are you selling)|for sale|looking for|in the market for|(que|cuales|algun\w*|otras?|mas|sus|las) (\w+ ){0,2}(casas|propiedades|opciones|villas)|que (tienen|hay|venden|ofrecen)|casas|propiedades|en venta|busc(o|amos|ando)|recommend\w*|recomiend\w*|suggest\w*|which one`,
);
const peopleWords = asked(
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
  const people = agentsIn(named.rest);
  const rest = people.rest.replace(/\s+/g, ' ').trim();
  const isShort = text.split(' ').length <= 7;
  const homes = named.found.length > 0 ? named.found : pointedAt(text, focus, context);
  const figures = figuresIn(named.rest);
  const order = orderIn(text);
  const said = { ...areaOf(rest, named), ...figures.filter, ...featuresIn(rest, order) };
  const relative = order?.isRelative ? relativeTo(order, focus) : undefined;
  const isAgent = people.found.length > 0;
  const found = order || isAgent ? undefined : homeMeant({ text, rest, focus, figures: said });
  // A home that is named leaves no room for a pronoun, nor for the search before.
  const ofHomes = homes.length > 0 ? nothing : focus;
  const earlier = goesOn(text, said, isShort) ? ofHomes.filter : {};

  return {
    ...{ text, rest, context, focus, homes, isShort },
    home: homes[0] ?? found,
    agents: isAgent ? people.found : agentMeant(text, ofHomes, isShort),
    filter: { ...earlier, ...said, ...relative },
    order: relative ? undefined : order,
    amount: figures.amount,
    isSearch: searching.test(rest),
    isAboutPeople: peopleWords.test(rest),
    comparison: homes.length > 1 && (comparing.test(text) || named.found.length === 0),
    hasContact: contact.test(text),
  };
}

const nothing: Focus = { homes: [], filter: {} };

/** The area that a text names; a home that is named says where it is. */
function areaOf(rest: string, named: { found: readonly Home[] }): Filter {
  const area = named.found.length > 0 ? undefined : areaIn(rest);

  return area ? { area } : {};
}

/** The features that a text names, wanted or refused; beside "the biggest lot" its own word is none. */
function featuresIn(rest: string, order: unknown): Filter {
  const named = Object.keys(features).filter(
    (id) =>
      asked(features[id as FeatureId].asked).test(rest) && !(order && (id === 'longPool' || id === 'garden')),
  );
  const without = named.filter((id) => refused(id, rest));
  const wanted = narrowed(named.filter((id) => !without.includes(id)));

  return { ...(wanted.length > 0 && { features: wanted }), ...(without.length > 0 && { without }) };
}

/** Reports whether a text adds to the search before it: "and with a pool?". */
const goesOn = (text: string, said: Filter, isShort: boolean) =>
  Object.keys(said).length > 0 &&
  (isShort || /^(and|y|but|pero|with|con|also|tambien|under|over|in|en)\b/.test(text));

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

/** The filter of a comparison with the homes spoken of: "something cheaper". */
function relativeTo(
  { sort, order }: { sort: string; order: 'most' | 'least' },
  focus: Focus,
): Filter | undefined {
  const figures = (focus.home ? [focus.home] : focus.homes).map((home) => figureOf(home, sort) ?? 0);
  if (figures.length === 0) return undefined;
  const [above, below] = [Math.max(...figures) + 1, Math.min(...figures) - 1];
  const filters: Readonly<Record<string, Filter>> = {
    'price most': { minPrice: above },
    'price least': { maxPrice: below },
    'beds most': { minBeds: above },
    'beds least': { maxBeds: below },
    'size most': { minSquareMeters: above },
    'year most': { builtFrom: above },
  };

  return filters[`${sort} ${order}`];
}

const allThree = asked(
  '(all|each( one)? of|any of)?( of)? ?(the|your|those|these) (three|3)( featured)?( houses| homes| ones)?|all (three|3)|(de )?las (tres|3)( casas)?|your (featured )?(houses|homes)',
);
const plural = asked('each|all|three|3|tres|every|years?|side by side|cada');
const these = asked(
  'both|them|those|these|all of them|ambas|las dos|las tres|ellas|the two|the three|all three|esas',
);
const lastOne = asked('last one|the last|la ultima|el ultimo');
const otherOne = asked('the other( one)?|(la|el) otr[ao]');

/** Homes that a text points at by their place in what was shown: "the second one", "both". */
function pointedAt(text: string, { home, homes, last }: Focus, context: Context): readonly Home[] {
  const own = context.homes.filter(hasPage).slice(0, 3);
  const shown = homes.length > 1 ? homes : own;
  if (allThree.test(text) && plural.test(text)) return own;
  const places = ordinals.flatMap((pattern, index) => (pattern.test(text) ? (shown[index] ?? []) : []));
  if (places.length > 0) return places;
  if (lastOne.test(text)) return shown.slice(-1);
  if (homes.length > 1 && these.test(text)) return homes.slice(0, 3);

  return homes.length === 2 && home && last !== 'agent' && otherOne.test(text)
    ? homes.filter((each) => each !== home)
    : [];
}

/** The home that is meant without a name: the one last spoken of, when a text points at it or asks for its fields. */
function homeMeant({
  text,
  rest,
  focus,
  figures,
}: Pick<Reading, 'text' | 'rest' | 'focus'> & { figures: Filter }): Home | undefined {
  const points = pointing.test(text);
  const hasFigures = Object.keys(figures).some((key) => key !== 'features' && key !== 'area');
  const asksFields = !hasFigures && !searchOnly.test(text) && fieldsIn({ rest }).length > 0;

  return points || asksFields ? focus.home : undefined;
}

/** The agent that is meant without a name: the one last spoken of, else the seller of the home. */
function agentMeant(
  text: string,
  { agent, agents = [], home, last }: Focus,
  isShort: boolean,
): readonly RosterEntry[] {
  if (last === 'agent' && agents.length === 2 && otherOne.test(text))
    return agents.filter((each) => each !== agent);
  const fields = agentFieldsIn(text);
  const goesOnAboutAgent =
    isShort && last === 'agent' && fields.some((field) => field !== 'about' && field !== 'homes');
  if (agent) return pronouns.test(text) || goesOnAboutAgent ? [agent] : [];
  const seller = home && sellerOf(home);

  return seller && pronouns.test(text) && fields.length > 0 ? [seller] : [];
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
  { focus, homes, home, agents: [agent], filter, rest, context }: Reading,
  blocks: readonly Block[] = [],
): Focus {
  const [block] = blocks;
  const [homeField] = fieldsIn({ rest });
  const agentField = agentFieldsIn(rest)[0] ?? focus.agentField;

  return {
    ...focus,
    ...(homes.length > 1 && { homes }),
    ...(!home && !agent && Object.keys(filter).length > 0 && { filter }),
    ...(block?.kind === 'report' && { figure: block.figure, month: block.month }),
    ...(block?.kind === 'homes' && !block.sort && foundBy(block, context)),
    ...(home && { home, last: 'home' as const, ...(homeField && { homeField }) }),
    ...(agent && { agent, last: 'agent' as const, agentField }),
  };
}

/** What a search leaves to speak of: the one home that it found, or all. */
function foundBy(block: BlockOf<'homes'>, { homes }: Context): Partial<Focus> {
  const found = fitting(withoutKind(block), homes);
  const [first] = found;

  return found.length === 1 ? { home: first } : found.length > 1 ? { homes: found } : {};
}

function withoutKind({ kind: _, sort: __, order: ___, ...filter }: BlockOf<'homes'>): Filter {
  return filter;
}

/** What a conversation is about after a reply. */
export function told(text: string, focus: Focus, context: Context): Focus {
  const at = ({ title }: Home) => text.indexOf(folded(title));
  const shown = context.homes.filter((home) => at(home) >= 0).toSorted((one, other) => at(one) - at(other));
  const [home] = shown;
  const { found } = agentsIn(text);
  const isGuide = text.includes('not legal or tax advice') || text.includes('asesoria legal ni fiscal');
  const agent = found.length === 1 && !isGuide ? found[0] : undefined;

  return {
    ...focus,
    ...(shown.length > 1 && { homes: shown }),
    ...(shown.length === 1 && { home }),
    ...(agent && { agent, last: home ? focus.last : ('agent' as const) }),
    ...(found.length === 2 && !isGuide && { agents: found }),
  };
}
