import { roster } from '@dosmares/content/roster';
import { contactLinks, reach } from '../cards.ts';
import { type BlockOf, capital, type Kind, oneOf, say } from './block.ts';

/** What the site does not say, and who knows. */
export const unknown: Kind<BlockOf<'unknown'>> = {
  hint: 'what the site does not say: names the person to ask',
  fields: () => ({ agent: oneOf(['office', ...roster.map(({ slug }) => slug)]) }),
  render({ agent: slug }, context) {
    const found = roster.find((each) => each.slug === slug);

    return {
      text: say(context, 'unknown', { person: capital(reach(found, context)) }),
      person: found ?? 'office',
      links: contactLinks(found),
      offer: 'general',
      isUnknown: true,
    };
  },
};
