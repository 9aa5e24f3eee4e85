import { halfDays } from '@dosmares/content/half-days';
import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { agentBySlug, roster } from '@dosmares/content/roster';
import type { HandOver } from '@dosmares/contracts/chat';
import { agentCard, contactLinks, homeCard, officeCard, reach } from '../cards.ts';
import { sellerOf } from '../homes.ts';
import { capital, inLanguage, type Kind, oneOf, say } from './block.ts';

const anyone = () => oneOf(['office', ...roster.map(({ slug }) => slug)]);

/** Arranging to see a home. */
export const viewing: Kind<{ kind: 'viewing'; home: string }> = {
  hint: 'how to see a home in person; "any" for no certain home',
  fields: ({ homes }) => ({ home: oneOf(['any', ...homes.map(({ id }) => id)]) }),
  render({ home: id }, context) {
    const home = context.homes.find((each) => each.id === id);
    const seller = home && sellerOf(home);
    const hours = ({ words }: { words: string }) => inLanguage(context, words, words.replace(' to ', ' a '));

    return {
      text: say(context, 'viewing', {
        home: home?.title ?? say(context, 'aHome'),
        person: reach(seller, context),
        morning: hours(halfDays.morning),
        afternoon: hours(halfDays.afternoon),
      }),
      person: seller ?? 'office',
      links: contactLinks(seller),
      cards: home ? [homeCard(home, context)] : [],
      ...(home && { home }),
      offer: 'buying',
    };
  },
};

/** Passing a wish on to a person. */
export const person: Kind<{ kind: 'person'; agent: string; wish: HandOver['inquiryType'] }> = {
  hint: 'offers a form that passes the wish on to a person: when a person is asked for, or contact details are given',
  fields: () => ({ agent: anyone(), wish: oneOf(inquiryTypes.map(({ value }) => value)) }),
  render({ agent: slug, wish }, context) {
    const found = agentBySlug(slug);

    return {
      text: say(context, 'passOn', { person: reach(found, context) }),
      person: found ?? 'office',
      links: contactLinks(found),
      cards: [found ? agentCard(found) : officeCard(context)],
      offer: wish,
    };
  },
};

/** What the site does not say, and who knows. */
export const unknown: Kind<{ kind: 'unknown'; agent: string }> = {
  hint: 'what the site does not say: names the person to ask',
  fields: () => ({ agent: anyone() }),
  render({ agent: slug }, context) {
    const found = agentBySlug(slug);

    return {
      text: say(context, 'unknown', { person: capital(reach(found, context)) }),
      person: found ?? 'office',
      links: contactLinks(found),
      offer: 'general',
      isUnknown: true,
    };
  },
};
