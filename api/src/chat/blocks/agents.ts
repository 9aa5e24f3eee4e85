import { languageNames, subjects } from '@dosmares/content/chat/fields';
import { profiles } from '@dosmares/content/profiles';
import { type RosterEntry, roster } from '@dosmares/content/roster';
import { inWords } from '@dosmares/content/site';
import Type from 'typebox';
import { agentCard, contactLinks, pageLink } from '../cards.ts';
import { languagesIn, valuesOf } from './agent.ts';
import { type Context, type Kind, listed, oneOf, type Said, say } from './block.ts';

const spoken = [...new Set(roster.flatMap(({ id }) => profiles[id]?.languages ?? []))];
const certificates = [...new Set(roster.flatMap(({ id }) => profiles[id]?.certifications ?? []))];
const value =
  (what: 'propertiesSold' | 'yearsExperience', sign: number) =>
  ({ id }: RosterEntry) =>
    sign * (profiles[id]?.[what] ?? 0);

/** What puts agents in an order, the greatest first. */
export const records: Readonly<Record<string, (agent: RosterEntry) => number>> = {
  mostSold: value('propertiesSold', 1),
  mostYears: value('yearsExperience', 1),
  fewestYears: value('yearsExperience', -1),
};

/** Agents by what they know, speak or have sold. */
export const agents: Kind<{ kind: 'agents'; who: readonly string[] }> = {
  hint: 'agents by subject or language ("speaks:French"), "mostSold", "mostYears", "fewestYears", or "all"; two values must both hold',
  fields: () => ({
    who: Type.Array(
      oneOf([
        ...Object.keys(subjects),
        ...spoken.map((name) => `speaks:${name}`),
        ...Object.keys(records),
        ...certificates.map((name) => `holds:${name}`),
        'all',
      ]),
    ),
  }),
  render({ who }, context) {
    const [record] = who.flatMap((each) => records[each] ?? []);
    const found = roster.filter((each) => who.every((one) => one in records || matches(each, one)));
    if (who.includes('all') || (found.length === roster.length && !record)) return team(who, context);
    const all = found.length > 0 ? found : roster;
    const chosen = record
      ? all.toSorted((one, other) => record(other) - record(one)).slice(0, 1)
      : found.slice(0, 4);
    const [first] = chosen;
    if (!first) return undefined;

    return {
      text: chosen
        .map((each) => say(context, record ? 'record' : 'suited', valuesOf(each, context)))
        .join('\n'),
      cards: chosen.map(agentCard),
      links: chosen.flatMap(contactLinks),
      ...(chosen.length === 1 && { person: first }),
    };
  },
};

function matches({ id }: RosterEntry, who: string) {
  const [kind, name = ''] = who.split(':');
  const { title, specialization, bio = [], languages, certifications } = profiles[id] ?? {};
  if (kind === 'speaks') return languages?.includes(name) ?? false;
  if (kind === 'holds') return certifications?.includes(name) ?? false;

  return subjects[who]?.has.test([title, specialization, ...bio].join(' ')) ?? false;
}

function team(who: readonly string[], context: Context): Said {
  const tongue = Object.keys(languageNames).filter((name) => who.includes(`speaks:${name}`));
  const others = spoken.filter((name) => name !== 'English' && name !== 'Spanish');
  const names = roster.map(({ name }) => name);

  return {
    text: say(context, tongue.length > 0 ? 'allSpeak' : 'team', {
      words: inWords(roster.length),
      count: roster.length,
      names: listed(context, names),
      languages: languagesIn(context, tongue.length > 0 ? tongue : others),
    }),
    links: [pageLink('/team', context)],
    person: 'office',
  };
}
