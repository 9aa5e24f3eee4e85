import { agentFields, languageNames } from '@dosmares/content/chat/fields';
import { profiles } from '@dosmares/content/profiles';
import { agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import { agentCard, contactLinks, homeCard, reach } from '../cards.ts';
import { type Context, inLanguage, type Kind, listed, oneOf, rowOf, say, sentence } from './block.ts';

/** One field of an agent. */
export const agent: Kind<{ kind: 'agent'; agent: string; field: string }> = {
  hint: 'one field of one agent ("about" tells who it is, "homes" what the agent sells)',
  fields: () => ({
    agent: oneOf(roster.map(({ slug }) => slug)),
    field: oneOf([
      ...Object.keys(agentFields),
      ...Object.keys(languageNames).map((name) => `speaks:${name}`),
    ]),
  }),
  render({ agent: slug, field }, context) {
    const found = agentBySlug(slug);
    if (!found) return undefined;
    const values = valuesOf(found, context);
    const own = field === 'homes' ? homesOf(found, context) : [];
    const said = {
      cards: [agentCard(found), ...own.map((home) => homeCard(home, context))],
      person: found,
      links: contactLinks(found),
      ...(own.length === 1 && own[0] && { home: own[0] }),
    };
    const [, tongue] = /^speaks:(\w+)$/.exec(field) ?? [];
    const text = sentence(rowOf(agentFields, tongue ? 'languages' : field), values, context);
    const isSpoken = tongue && profiles[found.id]?.languages.includes(tongue);
    if (tongue) return { ...said, text: `${isSpoken ? inLanguage(context, 'Yes', 'Sí') : 'No'}. ${text}` };
    if (text) return { ...said, text };
    if (field === 'homes') return { ...said, text: say(context, 'sellsNone', values) };
    const person = reach(found, context);

    return { ...said, text: say(context, 'unsaidOf', { ...values, person }), isUnknown: true };
  },
};

const homesOf = ({ id }: RosterEntry, { homes }: Context) => homes.filter(({ agentId }) => agentId === id);

/** What fills the sentences about an agent. */
export function valuesOf(found: RosterEntry, context: Context) {
  const { name, email, id, phone, phoneSecondary, phoneLabels } = found;
  const profile = profiles[id];
  const own = homesOf(found, context).map(({ title, place }) => `${title}, ${place}`);
  const [review] = profile?.reviews ?? [];
  const years = profile?.yearsExperience ?? 0;
  const unit = inLanguage(context, years === 1 ? 'year' : 'years', years === 1 ? 'año' : 'años');

  return {
    ...{ name, email, phone, title: profile?.title, subject: profile?.specialization },
    ...{ sold: profile?.propertiesSold, bio: profile?.bio[0], years: `${years} ${unit}` },
    phones: phoneLabels
      ? `${phone} (${phoneLabels.primary}), ${phoneSecondary} (${phoneLabels.secondary})`
      : phone,
    ...(review && { review: review.text, reviewer: review.name }),
    languages: languagesIn(context, profile?.languages ?? []),
    papers: profile?.certifications.join(', '),
    homes: own.length > 0 ? listed(context, own) : undefined,
  };
}

/** Formats names of languages. */
export const languagesIn = (context: Context, names: readonly string[]) =>
  listed(
    context,
    names.map((name) => inLanguage(context, name, languageNames[name]?.es ?? name)),
  );
