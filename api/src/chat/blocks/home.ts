import { type FeatureId, features } from '@dosmares/content/chat/features';
import { pesosFor } from '@dosmares/content/exchange-rate';
import { contactLinks, homeCard, reach } from '../cards.ts';
import { dollars, type Home, hasPage, sellerOf, textOf } from '../homes.ts';
import {
  asked,
  type BlockOf,
  type Context,
  capital,
  inLanguage,
  type Kind,
  type Language,
  oneOf,
  type Reading,
  say,
} from './block.ts';

/** A field of a home: what visitors call it, and its sentence in both languages; undefined where the site has none. */
interface Field {
  asked: RegExp;
  en: (home: Home, now: Date) => string | undefined;
  es: (home: Home, now: Date) => string | undefined;
}

const shown = (value: unknown, text: string) => (value === undefined ? undefined : text);
const feet = ({ squareFeet, squareMeters }: Home) =>
  [
    squareFeet && `${squareFeet.toLocaleString('en-US')} sq ft`,
    squareMeters && `${squareMeters.toLocaleString('en-US')} m²`,
  ]
    .filter(Boolean)
    .join(', ');
const perMeter = ({ price, squareMeters = 0, squareFeet }: Home) =>
  `${dollars(price / squareMeters)} / m²${squareFeet ? `, ${dollars(price / squareFeet)} / sq ft` : ''}`;

/** The fields of a home. The first whose words are found takes them away from those below. */
// biome-ignore format: a table reads in columns
export const homeFields = {
  pesos:    { asked: asked('(in|en|to|a) (mexican )?pesos( mexicanos)?|mxn|moneda nacional|cuantos pesos|pesos'),
              en: (home, now) => inPesos(home, 'en', now), es: (home, now) => inPesos(home, 'es', now) },
  perMeter: { asked: asked(String.raw`(price |cost |how much |cuanto )?(is it )?(a |per|por|el|each|/) ?(sq(uare)?\.? ?(met(er|re)s?|m|f(oo|ee)?t)|metro( cuadrado)?|m2|sqft)( (price|cost|cuesta|sale))?|precio (por|del|x) (m2|metro)\w*( cuadrado)?`),
              en: (home) => shown(home.squareMeters, `${home.title} comes to ${perMeter(home)}: ${dollars(home.price)} for ${feet(home)}.`),
              es: (home) => shown(home.squareMeters, `${home.title} sale en ${perMeter(home)}: ${dollars(home.price)} por ${feet(home)}.`) },
  lot:      { asked: asked(String.raw`(how (big|large|much) (is )?(the )?)?(lot|plot|land|acres?|acreage|grounds)( size)?|(cuanto |que tan grande )?(mide |es )?(de )?(el |tiene )?(terreno|lote)`),
              en: (home) => shown(home.lot, `The lot of ${home.title} is ${home.lot}.`), es: (home) => shown(home.lot, `El terreno de ${home.title} mide ${home.lot}.`) },
  size:     { asked: asked(String.raw`how (big|large|spacious)|size|(how many )?(square|sq\.?) ?(feet|foot|ft|met(er|re)s?|m)|sqft|m2|(living |floor )(area|space)|mide|cuantos metros|metros( cuadrados)?|construccion|superficie|tamano|que tan (grande|amplia)|de grande`),
              en: (home) => shown(home.squareMeters, `${home.title} measures ${feet(home)}.`), es: (home) => shown(home.squareMeters, `${home.title} mide ${feet(home)} de construcción.`) },
  year:     { asked: asked(String.raw`(what |which |que |de que )?(year|ano)s?( (was|is) it)?( built)?|built|construction date|how old|when was|construy\w+|construid[ao]|antiguedad|que tan (vieja|nueva|antigua)|cuantos anos|age of`),
              en: (home) => shown(home.year, `${home.title} was built in ${home.year}.`), es: (home) => shown(home.year, `${home.title} se construyó en ${home.year}.`) },
  beds:     { asked: asked(String.raw`(how many |number of )?(bed ?rooms?|beds?|brs?|bdrms?|rooms|suites)|(cuantas |cuantos )?(recamaras?|cuartos|habitaci\w+|dormitorios|camas|suites)`),
              en: (home) => `${home.title} has ${home.beds} bedrooms.`, es: (home) => `${home.title} tiene ${home.beds} recámaras.` },
  baths:    { asked: asked(String.raw`(how many |number of )?(bath ?rooms?|baths?|toilets?|restrooms?|half baths?)|(cuantos )?(banos?|sanitarios)`),
              en: (home) => `${home.title} has ${home.baths} bathrooms.`, es: (home) => `${home.title} tiene ${home.baths} baños.` },
  seller:   { asked: asked(String.raw`who.{0,12} (sell\w*|list\w*|represent\w*|handl\w+|show\w*|has it|agent|realtor|broker|in charge|contact|talk|speak|call|ask)|whos? (do|should|can|would) i (talk|call|contact|ask|speak|write)\w*( to| with)?|(listing |the |its |their )?(agent|realtor|broker|asesor|agente)s?( for| of| de)?|sells (it|this|that|the)|quien(es)? (l[ao]s? )?(vende|lleva|maneja|tiene|atiende|ofrece|muestra|es (el|la) (asesor|agente|encargad|vendedor))\w*|con quien (hablo|me comunico|contacto)\w*|encargad[oa]|a cargo|(agent|seller|realtor|asesor|vendedor)\w*.{0,12} (phone|number|email|name|contact|telefono|correo|nombre)|selling`),
              en: (home) => soldBy(home, 'en'), es: (home) => soldBy(home, 'es') },
  status:   { asked: asked(String.raw`(still |is it )?(available|availability|for sale|on the market|unsold)|sold|taken|under (contract|offer)|pending|reserved|spoken for|gone|status|disponible\w*|vendid[ao]|se vendio|apartad[ao]|(sigue|todavia|aun) (en|a la|esta|disponible)\w*( venta)?|how long (has it been )?on the market|listed (since|when)`),
              en: (home) => `${home.title} is listed as ${home.status.toLowerCase()}. What happened today ${reach(sellerOf(home), inEnglish)} can tell.`,
              es: (home) => `${home.title} aparece como activa. Lo que haya pasado hoy lo sabe ${reach(sellerOf(home), inSpanish)}.` },
  place:    { asked: asked(String.raw`where|location|located|address|what (area|part|neighbou?rhood|town)|neighbou?rhood|map|donde|direccion|ubicaci\w+|ubicad[ao]|en que (zona|parte|colonia|lugar)|zona|colonia|queda`),
              en: (home) => `${home.title} is in ${home.address ?? home.place}.`, es: (home) => `${home.title} está en ${home.address ?? home.place}.` },
  mls:      { asked: asked(String.raw`mls( number| no| #)?|(listing|reference|property) (number|id|code)|reference|numero (de )?(mls|referencia|folio)|clave|folio|referencia`),
              en: (home) => `${home.title} has the MLS number ${home.mls}.`, es: (home) => `${home.title} tiene el número MLS ${home.mls}.` },
  photos:   { asked: asked(String.raw`photos?|pictures?|pics?|images?|videos?|floor ?plans?|blueprints?|brochure|fotos?|imagenes|planos?|folleto|link|enlace|(send|see|ver|manda\w*) (it|more|mas|the page|la pagina)`),
              en: (home) => `The pictures of ${home.title} are on its page. For plans or a film ask ${reach(sellerOf(home), inEnglish)}.`,
              es: (home) => `Las fotos de ${home.title} están en su página. Planos o video pídalos a ${reach(sellerOf(home), inSpanish)}.` },
  type:     { asked: asked(String.raw`(what|which) (type|kind|style|sort) of (property|house|home)|que tipo de (propiedad|casa)|is it a (house|condo|villa)|es (una )?(casa|villa|condominio|departamento)`),
              en: (home) => `${home.title} is listed as: ${home.type}.`, es: (home) => `${home.title} figura como: ${home.type}.` },
  price:    { asked: asked(String.raw`prices?|pricing|cost(s|ing)?|how much|asking( for)?|how pricey|going for|cuanto (cuesta|vale|piden|sale|es|quieren|seria|costo|anda)?n?|precios?|a como|en cuanto|costo|cuestan?|vale|piden|valor`),
              en: (home) => `${home.title} is offered at ${dollars(home.price)}.`, es: (home) => `${home.title} se ofrece en ${dollars(home.price)}.` },
  story:    { asked: /(?!)/, en: ({ title, description, features: list }) => `The page of ${title} says: ${description} ${list.join('; ')}.`, es: ({ title, description, features: list }) => `La página de ${title} dice (en inglés): “${description} ${list.join('; ')}.”` },
  about:    { asked: asked(String.raw`features?|amenit\w+|what (else )?does it (have|offer|come)|what.?s it like|tell me( more)?( about)?|more (about|info\w*|details)|describe|description|details|info(rmation)?|specs|special|caracteristicas|amenidades|que (mas )?(tiene|ofrece|incluye|hay)|como es|cuentame|platicame|digame|dime|(mas )?(informacion|informes|detalles|datos)|describ\w+|interested in|me interesa|i (like|love)|me gusta\w*`),
              en: (home) => about(home, inEnglish), es: (home) => about(home, inSpanish) },
} as const satisfies Readonly<Record<string, Field>>;

const inEnglish: Context = { language: 'en', now: new Date(0), homes: [] };
const inSpanish: Context = { ...inEnglish, language: 'es' };

function inPesos({ title, price }: Home, language: Language, now: Date) {
  const pesos = pesosFor(dollars(price), now.getTime(), { language: language === 'es' ? 'es-MX' : 'en-US' });
  if (!pesos) return undefined;

  return language === 'es'
    ? `${title} se ofrece en ${dollars(price)}, unos MXN ${pesos.amount} a ${pesos.rate} pesos por dólar el ${pesos.day}.`
    : `${title} is offered at ${dollars(price)}, about MXN ${pesos.amount} at ${pesos.rate} pesos a dollar on ${pesos.day}.`;
}

function soldBy(home: Home, language: Language) {
  const seller = sellerOf(home);
  const context = language === 'es' ? inSpanish : inEnglish;

  return language === 'es'
    ? `${home.title} la vende ${reach(seller, context)}.`
    : `${home.title} is sold by ${reach(seller, context)}.`;
}

function about(home: Home, context: Context) {
  const { title, place, price, beds, baths, features: list, description } = home;
  const facts = inLanguage(
    context,
    `${title}, ${place}: ${dollars(price)}, ${beds} bedrooms, ${baths} bathrooms.`,
    `${title}, ${place}: ${dollars(price)}, ${beds} recámaras, ${baths} baños.`,
  );
  const said = hasPage(home)
    ? `${list.slice(0, 5).join('; ')}. ${description.split(/(?<=\.) /)[0]}`
    : list.join('; ');

  return said ? `${facts} ${inLanguage(context, said, `En su página (en inglés): “${said}”`)}` : facts;
}

/** The sentence of a home's page that mentions a feature. */
export function mentionOf(home: Home, id: FeatureId): string | undefined {
  const pattern = new RegExp(features[id].has, 'i');

  return [
    ...home.features,
    ...home.description.split(/(?<=\.) /),
    hasPage(home) ? home.type : home.description,
  ].find((each) => pattern.test(each));
}

/** Reports whether the site says that a home has a feature. */
export const hasFeature = (home: Home, id: string) =>
  id in features && new RegExp(features[id as FeatureId].has, 'i').test(textOf(home));

/** One field or feature of a home. */
export const home: Kind<BlockOf<'home'>> = {
  hint: 'one field or feature of one home ("about" describes it; "seller" names the agent who sells it)',
  fields: ({ homes }) => ({
    home: oneOf(homes.map(({ id }) => id)),
    field: oneOf([...Object.keys(homeFields), ...Object.keys(features)]),
  }),
  render({ home: id, field }, context) {
    const found = context.homes.find((each) => each.id === id);
    if (!found) return undefined;
    const seller = sellerOf(found);
    const row = (homeFields as Readonly<Record<string, Field>>)[field];
    const text = row
      ? row[context.language](found, context.now)
      : featureText(found, field as FeatureId, context);
    const said = {
      cards: [homeCard(found, context)],
      person: seller ?? ('office' as const),
      home: found,
      links: contactLinks(seller),
    };
    if (text !== undefined) return { ...said, text };
    const unsaid = say(context, 'unsaid', { title: found.title, person: capital(reach(seller, context)) });

    return { ...said, text: unsaid, isUnknown: true, offer: 'buying' };
  },
  choose(reading) {
    const { home: one, homes } = reading;
    const fields = fieldsIn(reading);
    if (!one || !fields[0]) return undefined;
    const of = homes.length > 1 ? homes.slice(0, 3) : [one];

    return of.flatMap(({ id }) =>
      fields.slice(0, of.length > 1 ? 1 : 3).map((field) => ({ kind: 'home' as const, home: id, field })),
    );
  },
};

const rows = [
  ...Object.entries(features).map(([name, row]) => [name, asked(row.asked)] as const),
  ...Object.entries(homeFields).map(([name, row]) => [name, row.asked] as const),
];

/** Returns the fields and features of homes that a text asks for; fields take their words away from those below. */
export function fieldsIn({ rest }: Pick<Reading, 'rest'>): string[] {
  let left = rest;
  const found: string[] = [];
  for (const [name, pattern] of rows) {
    if (!pattern.test(left)) continue;
    left = left.replace(pattern, ' ');
    found.push(name);
  }
  const precise = found.filter((name) => name !== 'about' && name !== 'place');

  return precise.length > 0 && found.includes('about') ? precise : found;
}

function featureText(found: Home, id: FeatureId, context: Context) {
  const mention = mentionOf(found, id)?.replace(/\.$/, '');

  return mention && say(context, 'mentions', { title: found.title, mention });
}
