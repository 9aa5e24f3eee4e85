import { subjects } from '@dosmares/content/chat/fields';
import { halfDays } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { profiles } from '@dosmares/content/profiles';
import { agentBySlug, type RosterEntry, roster } from '@dosmares/content/roster';
import Type from 'typebox';
import { sellerOf } from '../homes.ts';
import { faq } from './answers.ts';
import { type Block, type Context, inLanguage, type Kind, oneOf, rowOf, say } from './block.ts';
import { agentValues, spoken } from './facts.ts';
import { reach } from './people.ts';

/** What puts agents in an order, the greatest first. */
const records: Readonly<Record<string, (agent: RosterEntry) => number>> = {
  mostSold: ({ id }) => profiles[id]?.propertiesSold ?? 0,
  mostYears: ({ id }) => profiles[id]?.yearsExperience ?? 0,
  fewestYears: ({ id }) => -(profiles[id]?.yearsExperience ?? 0),
};

/** Agents by what they know, speak or have sold. */
export const agents: Kind = {
  hint: 'agents by subject or language ("speaks:French"), "mostSold", "mostYears", "fewestYears", or "all"; two values must both hold',
  takes: () => ({
    all: Type.Array(oneOf([...Object.keys(subjects), ...spoken, ...Object.keys(records), 'all'])),
  }),
  say({ all = [] }, context) {
    const [record] = all.flatMap((each) => rowOf(records, each) ?? []);
    const found = roster.filter((each) => all.every((one) => one in records || matches(each, one)));
    if (found.length === roster.length && !record) return faq.say({ kind: 'faq', of: 'team' }, context);
    const order = record && ((one: RosterEntry, other: RosterEntry) => record(other) - record(one));
    const people = order ? found.toSorted(order).slice(0, 1) : found.slice(0, 4);
    const saying = record ? 'record' : 'suited';
    const text = people.map((each) => say(context, saying, agentValues(each, context))).join('\n');

    return text ? { text, people } : undefined;
  },
};

function matches({ id }: RosterEntry, wanted: string) {
  const { title, specialization, bio = [], languages = [] } = profiles[id] ?? {};
  const about = [title, specialization, ...bio].join(' ');

  return wanted === 'all' || languages.includes(wanted.slice(7)) || subjects[wanted]?.has.test(about);
}

const anyone = () => oneOf(['office', ...roster.map(({ slug }) => slug)]);

/** Arranging to see a home. */
export const viewing: Kind = {
  hint: 'how to see a home in person; "any" for no certain home',
  takes: ({ homes }) => ({ of: oneOf(['any', ...homes.map(({ id }) => id)]) }),
  say(block, context) {
    const { home, values } = addressee(block, context);

    return { text: say(context, 'viewing', values), homes: home ? [home] : [], offer: 'buying' };
  },
};

/** Passing a wish on to a person. */
export const person: Kind = {
  hint: 'offers a form that passes the wish on to a person: when a person is asked for, or contact details are given',
  takes: () => ({ of: anyone(), field: oneOf(inquiryTypes.map(({ value }) => value)) }),
  say(block, context) {
    const { to, values } = addressee(block, context);
    const offer = inquiryTypes.find(({ value }) => value === block.field)?.value ?? 'general';

    return { text: say(context, 'passOn', values), people: [to], offer };
  },
};

/** What the site does not say, and who knows. */
export const unknown: Kind = {
  hint: 'what the site does not say: names the person to ask',
  takes: () => ({ of: anyone() }),
  say(block, context) {
    const { to, values } = addressee(block, context);

    return { text: say(context, 'unknown', values), person: to, offer: 'general', isUnknown: true };
  },
};

/** To whom a wish goes: an agent, the seller of a home, or the office; and what is said of it. */
function addressee({ of = '' }: Block, context: Context) {
  const home = context.homes.find(({ id }) => id === of);
  const to = home ? sellerOf(home) : agentBySlug(of);
  const hours = ({ words }: { words: string }) => inLanguage(context, words, words.replace(' to ', ' a '));
  const when = { morning: hours(halfDays.morning), afternoon: hours(halfDays.afternoon) };
  const title = home?.title ?? inLanguage(context, 'a home', 'una casa');

  return { home, to, values: { home: title, person: reach(to, context), ...when } };
}
