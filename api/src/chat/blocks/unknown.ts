import { roster } from '@dosmares/content/roster';
import { contactLinks, reach } from '../cards.ts';
import { type BlockOf, inLanguage, type Kind, oneOf } from './block.ts';

/** What the site does not say, and who knows. */
export const unknown: Kind<BlockOf<'unknown'>> = {
  hint: 'what the site does not say: names the person to ask',
  fields: () => ({ agent: oneOf(['office', ...roster.map(({ slug }) => slug)]) }),
  render({ agent: slug }, context) {
    const found = roster.find((each) => each.slug === slug);

    return {
      text: inLanguage(
        context,
        `That I do not know: I answer only from what this site says. ${found ? reach(found, context) : `A person at ${reach(found, context)}`} will know.`,
        `Eso no lo sé: solo respondo con lo que dice este sitio. ${found ? reach(found, context) : `Una persona de ${reach(found, context)}`} lo sabrá.`,
      ),
      person: found ?? 'office',
      links: contactLinks(found),
      offer: 'general',
      isUnknown: true,
    };
  },
};
