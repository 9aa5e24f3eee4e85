import { languageNames } from '@dosmares/content/chat/fields';
import { halfDays } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import {
  agentBySlug,
  digits,
  messagingHref,
  type RosterEntry,
  roster,
  telHref,
} from '@dosmares/content/roster';
import type { ChatPerson, HandOver } from '@dosmares/contracts/chat';
import { sellerOf } from '../homes.ts';
import { type Block, type BlockKind, type Context, inLanguage, listed, oneOf, say } from './block.ts';

/** An agent; undefined is the office. */
export type Person = RosterEntry | undefined;

export function personOf(agent: Person): ChatPerson {
  const { name, email, phone } = agent ?? office;
  const said = `Hi ${agent?.firstName}, I'm interested in Cabo real estate properties. Can you help me?`;
  const chatHref = agent ? messagingHref(agent, said) : `https://wa.me/${digits(phone)}`;
  const hrefs = { callHref: telHref(phone), mailHref: `mailto:${email}`, chatHref };

  return { name, isOffice: !agent, email, phone, ...hrefs };
}

/** A person with contact details: `Helena Marsh (+1 …, helena@…)`. */
export function contactOf(agent: Person, context: Context) {
  const { name, phone, email } = agent ?? office;

  return `${agent ? name : inLanguage(context, 'the office', 'la oficina')} (${phone}, ${email})`;
}

export const languagesIn = (context: Context, names = Object.keys(languageNames)) =>
  listed(
    context,
    names.map((name) => inLanguage(context, name, languageNames[name]?.es ?? name)),
  );

const anyone = () => oneOf(['office', ...roster.map(({ slug }) => slug)]);

export const viewing: BlockKind = {
  hint: 'how to see a home in person; "any" for no certain home',
  parameters: ({ homes }) => ({ of: oneOf(['any', ...homes.map(({ id }) => id)]) }),
  render: (block, context) => ({
    ...withRecipient(block.field === 'day' ? 'viewingOn' : 'viewing', block, context),
    offer: 'buying',
  }),
};

export const person: BlockKind = {
  hint: 'offers a form that passes the wish on to a person: when a person is asked for, or contact details are given',
  parameters: () => ({ of: anyone(), field: oneOf(inquiryTypes.map(({ value }) => value)) }),
  render(block, context) {
    const said = withRecipient('passOn', block, context);

    return { ...said, people: [said.person], offer: block.field as HandOver['inquiryType'] };
  },
};

export const unknown: BlockKind = {
  hint: 'what the site does not say: names the person to ask',
  parameters: () => ({ of: anyone() }),
  render: (block, context) => ({
    ...withRecipient(block.field === 'rest' ? 'rest' : 'unknown', block, context),
    offer: 'general',
    isUnknown: true,
  }),
};

/** Renders a referral: to an agent, the seller of a home, or the office. */
function withRecipient(
  saying: 'viewing' | 'viewingOn' | 'passOn' | 'unknown' | 'rest',
  { of = '' }: Block,
  context: Context,
) {
  const home = context.homes.find(({ id }) => id === of);
  const to = home ? sellerOf(home) : agentBySlug(of);
  const hours = ({ words }: { words: string }) => inLanguage(context, words, words.replace(' to ', ' a '));
  const values = {
    home: home?.title ?? inLanguage(context, 'a home', 'una casa'),
    morning: hours(halfDays.morning),
    afternoon: hours(halfDays.afternoon),
    person: contactOf(to, context),
  };

  const namesRecipient = saying !== 'unknown' && saying !== 'rest';

  return { text: say(context, saying, values), homes: home ? [home] : [], person: to, namesRecipient };
}
