import { profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { agentCard, contactLinks, homeCard, reach } from '../cards.ts';
import {
  asked,
  type BlockOf,
  type Context,
  inLanguage,
  type Kind,
  type Language,
  listed,
  oneOf,
  say,
} from './block.ts';

/** A field of an agent: what visitors call it, and its sentence. */
interface Field {
  asked: RegExp;
  says: (agent: RosterEntry, context: Context) => string | undefined;
}

/** Names of languages in Spanish, by their English ones. */
export const spanishNames: Readonly<Record<string, string>> = {
  English: 'inglés',
  Spanish: 'español',
  Italian: 'italiano',
  Portuguese: 'portugués',
  Swedish: 'sueco',
  German: 'alemán',
  French: 'francés',
};

/** What visitors call the languages of the agents. */
export const languageWords: Readonly<Record<string, string>> = {
  English: 'english|ingles',
  Spanish: 'spanish|espanol|castellano',
  Italian: 'italian[oa]?s?',
  Portuguese: 'portugu\\w+|brazil\\w*|brasil\\w*',
  Swedish: 'swed\\w+|suec\\w+',
  German: 'german|aleman\\w*|deutsch',
  French: 'french|frances\\w*|francais',
};

/** Formats names of languages. */
export const languagesIn = (language: Language, names: readonly string[]) =>
  listed(
    language,
    names.map((name) => (language === 'es' ? (spanishNames[name] ?? name) : name)),
  );

const profileOf = ({ id }: RosterEntry) => profiles[id];
const phones = ({ phone, phoneSecondary, phoneLabels }: RosterEntry) =>
  phoneSecondary && phoneLabels
    ? `${phone} (${phoneLabels.primary}), ${phoneSecondary} (${phoneLabels.secondary})`
    : phone;

/** The fields of an agent. */
// biome-ignore format: a table reads in columns
export const agentFields = {
  languages: { asked: asked(String.raw`languages?|speaks?|idiomas?|habla[nr]?|bilingual|bilingue`), says: (agent, { language }) => inLanguage({ language }, `${agent.name} speaks ${languagesIn('en', profileOf(agent)?.languages ?? [])}.`, `${agent.name} habla ${languagesIn('es', profileOf(agent)?.languages ?? [])}.`) },
  sold:      { asked: asked(String.raw`(how many .{0,20})?sold|sales|(cuantas .{0,20})?(vendido|ventas|ha vendido)`), says: (agent, context) => inLanguage(context, `${agent.name} has sold ${profileOf(agent)?.propertiesSold} properties.`, `${agent.name} ha vendido ${profileOf(agent)?.propertiesSold} propiedades.`) },
  homes:     { asked: asked(String.raw`(listings?|homes|houses|properties|casas|propiedades)( (does|has|tiene|vende))?|(what|which) (does|homes|houses|is) .{0,20}(sell(s|ing)?|list(s|ed|ing)?|represents?)|que (casas?|propiedad\w*|vende|trae)( \w+)?|sells?\b|vende\b`), says: () => undefined },
  years:     { asked: asked(String.raw`years?|experience\w*|how long|anos|experiencia|cuanto tiempo|seniority|antiguedad|since when|desde cuando`), says: (agent, context) => inLanguage(context, `${agent.name} has ${count(profileOf(agent)?.yearsExperience ?? 0, 'year', 'years')} of experience.`, `${agent.name} tiene ${count(profileOf(agent)?.yearsExperience ?? 0, 'año', 'años')} de experiencia.`) },
  speciality: { asked: asked(String.raw`speciali\w+|expert\w*|focus\w*|good (at|for|with)|especiali\w+|que (hace|maneja|vende)|does .{0,12} do|area of|dedica|sirve para`), says: (agent, context) => inLanguage(context, `${agent.name} is ${profileOf(agent)?.title} and specializes in: ${profileOf(agent)?.specialization}.`, `${agent.name} es ${profileOf(agent)?.title}; su especialidad: ${profileOf(agent)?.specialization}.`) },
  papers:    { asked: asked(String.raw`certif\w+|licen[cs]\w+|credential\w*|designation\w*|realtor|acreditacion\w*|crs|gri|abr|clhms|rsps|ccim|cips|alc|crb`), says: (agent) => `${agent.name}: ${profileOf(agent)?.certifications.join(', ')}.` },
  reviews:   { asked: asked(String.raw`reviews?|testimonials?|clients? (say|think)|references|resenas?|opiniones|testimonios|recommended`), says: (agent, context) => { const [review] = profileOf(agent)?.reviews ?? []; return review && inLanguage(context, `A client of ${agent.name} writes: “${review.text}” (${review.name}). Three reviews stand on the page.`, `Un cliente de ${agent.name} escribe (en inglés): “${review.text}” (${review.name}). Hay tres reseñas en su página.`); } },
  contact:   { asked: asked(String.raw`phones?|numbers?|call(ing)?|mobile|cell|e-?mails?|mail|contact\w*|reach|write|message|whats ?app|telefonos?|numeros?|cel(ular)?|correos?|contacto|llam\w+|escrib\w+|comunic\w+|localiz\w+|hablar con|talk to|speak (to|with)|text|tel`), says: (agent, context) => inLanguage(context, `${agent.name}: ${phones(agent)}, ${agent.email}.`, `${agent.name}: ${phones(agent)}, ${agent.email}.`) },
  about:     { asked: asked(String.raw`who|about|bio\w*|tell me|quien|cuentame|background|story|person|como es|role|title|position|cargo|puesto|is .{0,20} (an? )?(agent|founder|architect|engineer)|trabaja|works?`), says: (agent, context) => inLanguage(context, `${agent.name} is ${profileOf(agent)?.title}. Specialization: ${profileOf(agent)?.specialization}; ${count(profileOf(agent)?.yearsExperience ?? 0, 'year', 'years')} of experience. ${profileOf(agent)?.bio[0]}`, `${agent.name} es ${profileOf(agent)?.title}. Especialidad: ${profileOf(agent)?.specialization}; ${count(profileOf(agent)?.yearsExperience ?? 0, 'año', 'años')} de experiencia. De su página (en inglés): “${profileOf(agent)?.bio[0]}”`) },
} as const satisfies Readonly<Record<string, Field>>;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Formats years. */
export const yearsIn = (language: Language, years: number) =>
  language === 'es' ? count(years, 'año', 'años') : count(years, 'year', 'years');

/** One field of an agent. */
export const agent: Kind<BlockOf<'agent'>> = {
  hint: 'one field of one agent ("about" tells who it is, "homes" what the agent sells)',
  fields: () => ({
    agent: oneOf(roster.map(({ slug }) => slug)),
    field: oneOf([
      ...Object.keys(agentFields),
      ...Object.keys(languageWords).map((name) => `speaks:${name}`),
    ]),
  }),
  render({ agent: slug, field }, context) {
    const found = roster.find((each) => each.slug === slug);
    const said = found && { cards: [agentCard(found)], person: found, links: contactLinks(found) };
    if (found && said && field.startsWith('speaks:'))
      return { ...said, text: speaks(found, field.slice('speaks:'.length), context) };
    if (!found || !said || !(field in agentFields)) return undefined;
    if (field === 'homes') return { ...said, ...homesOf(found, context) };
    const text = agentFields[field as keyof typeof agentFields].says(found, context);

    return text
      ? { ...said, text }
      : {
          ...said,
          text: say(context, 'unsaidOf', { name: found.name, person: reach(found, context) }),
          isUnknown: true,
        };
  },
  choose(reading) {
    const agents = reading.agents.slice(0, 3);
    if (agents.length === 0) return undefined;
    const found = agentFieldsIn(reading.rest);
    const [tongue] = Object.entries(languageWords).find(([, words]) => asked(words).test(reading.rest)) ?? [];
    if (tongue && (found.includes('languages') || reading.isShort))
      return agents.map(({ slug }) => ({ kind: 'agent' as const, agent: slug, field: `speaks:${tongue}` }));
    const carried = reading.focus.agentField && reading.isShort ? [reading.focus.agentField] : [];
    const fields = found.length > 0 ? found : carried.length > 0 ? carried : ['about'];

    return agents.flatMap(({ slug }) =>
      fields.slice(0, 2).map((field) => ({ kind: 'agent' as const, agent: slug, field })),
    );
  },
};

function speaks(found: RosterEntry, tongue: string, context: Context) {
  const spoken = profileOf(found)?.languages ?? [];
  const isSpoken = spoken.includes(tongue);

  return inLanguage(
    context,
    `${isSpoken ? 'Yes' : 'No'}. ${found.name} speaks ${languagesIn('en', spoken)}.`,
    `${isSpoken ? 'Sí' : 'No'}. ${found.name} habla ${languagesIn('es', spoken)}.`,
  );
}

/** Returns the fields of agents that a text asks for; "about" gives way to every other. */
export function agentFieldsIn(text: string): string[] {
  let left = text;
  const found = Object.entries(agentFields).flatMap(([name, row]) => {
    if (!row.asked.test(left)) return [];
    left = left.replace(row.asked, ' ');

    return [name];
  });

  return found.length > 1 ? found.filter((name) => name !== 'about') : found;
}

function homesOf(found: RosterEntry, context: Context) {
  const own = context.homes.filter(({ agentId }) => agentId === found.id);
  const [first] = own;
  if (!first) return { text: say(context, 'sellsNone', { name: found.name }) };

  return {
    text: say(context, 'sells', {
      name: found.name,
      homes: listed(
        context.language,
        own.map(({ title, place }) => `${title}, ${place}`),
      ),
    }),
    cards: own.map((home) => homeCard(home, context)),
    ...(own.length === 1 && { home: first }),
  };
}
