import { agentFields, languageNames, subjects } from '@dosmares/content/chat/fields';
import { type Profile, profiles } from '@dosmares/content/profiles';
import { agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import Type from 'typebox';
import { faq } from './answers.ts';
import {
  type Block,
  type BlockKind,
  type Context,
  inLanguage,
  listed,
  oneOf,
  rowOf,
  say,
  sentence,
  type Values,
} from './block.ts';
import { contactOf, languagesIn } from './people.ts';

const spoken = Object.keys(languageNames).map((name) => `speaks:${name}`);

export const agent: BlockKind = {
  hint: 'one field of one agent ("about" tells who it is, "homes" what the agent sells)',
  parameters: () => ({
    of: oneOf(roster.map(({ slug }) => slug)),
    field: oneOf([...Object.keys(agentFields), ...spoken]),
  }),
  render({ of = '', field = '' }, context) {
    const found = agentBySlug(of);
    if (!found) return undefined;
    const [, language] = field.split('speaks:');
    const values = agentValues(found, context);
    const text = sentence(rowOf(agentFields, language ? 'languages' : field), values, context);
    const isSpoken = language && profiles[found.id]?.languages.includes(language);
    const verdict = isSpoken ? inLanguage(context, 'Yes. ', 'Sí. ') : 'No. ';
    const answer = language ? verdict : '';

    return {
      text: text ? answer + text.trim() : say(context, field === 'homes' ? 'sellsNone' : 'unsaidOf', values),
      people: [found],
      homes: field === 'homes' ? homesOf(found, context) : [],
      isUnknown: !text,
    };
  },
};

/** The figures by which agents are ranked, the greatest first. */
const rankings: Readonly<Record<string, (agent: Partial<Profile>) => number>> = {
  mostSold: ({ propertiesSold: count = 0 }) => count,
  mostYears: ({ yearsExperience: count = 0 }) => count,
  fewestSold: ({ propertiesSold: count = 0 }) => -count,
  fewestYears: ({ yearsExperience: count = 0 }) => -count,
};

/** A search for agents by what they know, speak or have sold. */
export const agents: BlockKind = {
  hint: 'agents by subject or language ("speaks:French"), "mostSold", "mostYears", "fewestSold", "fewestYears", or "all"; two values must both hold',
  parameters: () => ({
    all: Type.Array(oneOf([...Object.keys(subjects), ...spoken, ...Object.keys(rankings), 'all'])),
  }),
  render(block, context) {
    const people = findAgents(block);
    const isOrdered = rankingIn(block) !== undefined;
    if (people.length === roster.length && !isOrdered)
      return faq.render({ kind: 'faq', of: 'team' }, context);
    const some = people.slice(0, 4);
    const saying = isOrdered ? 'record' : 'suited';
    const text = some.map((each) => say(context, saying, agentValues(each, context))).join('\n');

    return text ? { text, people: some } : undefined;
  },
};

const rankingIn = ({ all = [] }: Pick<Block, 'all'>) => all.flatMap((each) => rowOf(rankings, each) ?? [])[0];

/** The agents that match all wishes of a block, else any of them; of a ranking the first, or with `next` the second. */
export function findAgents({ all = [], field }: Pick<Block, 'all' | 'field'>): readonly RosterEntry[] {
  const ranking = rankingIn({ all });
  const wishes = all.filter((each) => !(each in rankings));
  const suited = roster.filter((each) => wishes.every((one) => matches(each, one)));
  const some = roster.filter((each) => wishes.some((one) => matches(each, one)));
  const found = suited[0] ? suited : some;
  const count = ({ id }: RosterEntry) => ranking?.(profiles[id] ?? {}) ?? 0;

  const ordered = found.toSorted((one, other) => count(other) - count(one));

  return ranking ? ordered.slice(...(field === 'next' ? [1, 2] : [0, 1])) : found;
}

function matches({ id }: RosterEntry, wanted: string) {
  const { title, specialization, bio = [], languages = [] } = profiles[id] ?? {};
  const about = [title, specialization, ...bio].join(' ');

  return wanted === 'all' || languages.includes(wanted.slice(7)) || subjects[wanted]?.has.test(about);
}

const homesOf = ({ id }: RosterEntry, { homes }: Context) => homes.filter(({ agentId }) => agentId === id);

function agentValues(found: RosterEntry, context: Context): Values {
  const { phone, phoneSecondary, phoneLabels: labels, messagingPhone } = found;
  const profile: Partial<Profile> = profiles[found.id] ?? {};
  const { yearsExperience: count = 0, reviews: [review] = [], bio: [bio] = [], ...more } = profile;
  const own = homesOf(found, context).map(({ title, place }) => `${title}, ${place}`);

  return {
    ...(found as unknown as Values),
    title: more.title,
    subject: more.specialization,
    sold: more.propertiesSold,
    years: `${profile.yearsShown ?? ''} ${inLanguage(context, 'year', 'año')}${count === 1 ? '' : 's'}`,
    review: review?.text,
    reviewer: review?.name,
    bio,
    papers: more.certifications?.join(', '),
    today:
      (profile.bio ?? [])
        .join(' ')
        .split(/(?<=\.) /)
        .find((said) => /^Today /.test(said)) ?? '',
    whatsapp: messagingPhone === 'secondary' ? phoneSecondary : phone,
    phones: labels ? `${phone} (${labels.primary}), ${phoneSecondary} (${labels.secondary})` : phone,
    languages: languagesIn(context, more.languages),
    homes: listed(context, own) || undefined,
    person: contactOf(found, context),
  };
}
