import { agentFields } from '@dosmares/content/chat/fields';
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
  namedIn,
  oneOf,
  say,
  sentence,
  type Values,
} from './block.ts';

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

const phones = ({ phone, phoneSecondary, phoneLabels }: RosterEntry) =>
  phoneSecondary && phoneLabels
    ? `${phone} (${phoneLabels.primary}), ${phoneSecondary} (${phoneLabels.secondary})`
    : phone;

/** What fills the sentences of an agent's fields. */
function valuesOf(agent: RosterEntry, { language, homes }: Context): Values {
  const { name, email, id } = agent;
  const profile = profiles[id];
  const own = homes.filter(({ agentId }) => agentId === id).map((home) => `${home.title}, ${home.place}`);
  const [review] = profile?.reviews ?? [];

  return {
    ...{ name, email, title: profile?.title, subject: profile?.specialization },
    ...{ phones: phones(agent), sold: profile?.propertiesSold, bio: profile?.bio[0] },
    ...(review && { review: review.text, reviewer: review.name }),
    languages: languagesIn(language, profile?.languages ?? []),
    years: yearsIn(language, profile?.yearsExperience ?? 0),
    papers: profile?.certifications.join(', '),
    homes: own.length > 0 ? listed(language, own) : undefined,
  };
}

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
    if (!found) return undefined;
    const values = valuesOf(found, context);
    const own = context.homes.filter(({ agentId }) => agentId === found.id);
    const shown = field === 'homes' ? own.map((home) => homeCard(home, context)) : [];
    const said = {
      cards: [agentCard(found), ...shown],
      person: found,
      links: contactLinks(found),
      ...(shown.length === 1 && own[0] && { home: own[0] }),
    };
    if (field.startsWith('speaks:'))
      return { ...said, text: speaks(found, field.slice('speaks:'.length), context) };
    if (!Object.hasOwn(agentFields, field)) return undefined;
    const text = sentence(agentFields[field as keyof typeof agentFields], values, context.language);
    if (text) return { ...said, text };
    if (field === 'homes') return { ...said, text: say(context, 'sellsNone', values) };

    return {
      ...said,
      text: say(context, 'unsaidOf', { ...values, person: reach(found, context) }),
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
  const isSpoken = profiles[found.id]?.languages.includes(tongue);
  const text = sentence(agentFields.languages, valuesOf(found, context), context.language);

  return `${isSpoken ? inLanguage(context, 'Yes', 'Sí') : 'No'}. ${text}`;
}

/** Returns the fields of agents that a text asks for; "about" gives way to every other. */
export function agentFieldsIn(text: string): string[] {
  const found = namedIn(agentFields, text);

  return found.length > 1 ? found.filter((name) => name !== 'about') : found;
}
