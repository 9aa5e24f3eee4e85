import { halfDays } from '@dosmares/content/half-days';
import { contactLinks, homeCard, reach } from '../cards.ts';
import { sellerOf } from '../homes.ts';
import { asked, type BlockOf, inLanguage, type Kind, oneOf, say } from './block.ts';

/** How visitors ask for a viewing. */
export const viewingWords = asked(
  String.raw`(can|could|may|like|want|love|wanna|possible|able|how|when|hoping|need|get) .{0,24}(see|view|visit|tour|look at|walk through|show(n|ing)?) (it|this|that|them|one|some|both|houses|homes|all|in person|(the|a|your|any) (\w+ ){0,2}(house|home|villa|property|place|homes|houses|one)|at \d|on (mon|tue|wed|thu|fri|sat|sun)\w*|tomorrow|this|next|$)|(a |schedule|book|arrange|set up|private|request) (\w+ ){0,2}(viewing|visit|tour|showing|appointment|walk.?through)s?|viewings?|showings?|(puedo|podemos|podria\w*|quiero|queremos|quisiera\w*|me gustaria|gustaria|como|cuando) .{0,16}(ver(la|lo|las|los)?|visitar\w*|conocer\w*|recorrer\w*)( la| el| una| las)?|agendar|(una |la |hacer )?(visita|cita|recorrido)|cita para|ensen(an|ar)|mostrar\w*|open house|visitarla|visitas`,
);

/** Arranging to see a home. */
export const viewing: Kind<BlockOf<'viewing'>> = {
  hint: 'how to see a home in person; "any" for no certain home',
  fields: ({ homes }) => ({ home: oneOf(['any', ...homes.map(({ id }) => id)]) }),
  render({ home: id }, context) {
    const home = context.homes.find((each) => each.id === id);
    const seller = home && sellerOf(home);
    const hours = (words: string) => inLanguage(context, words, words.replace(' to ', ' a '));

    return {
      text: say(context, 'viewing', {
        home: home?.title ?? say(context, 'aHome'),
        person: reach(seller, context),
        morning: hours(halfDays.morning.words),
        afternoon: hours(halfDays.afternoon.words),
      }),
      person: seller ?? 'office',
      links: contactLinks(seller),
      cards: home ? [homeCard(home, context)] : [],
      ...(home && { home }),
      offer: 'buying',
    };
  },
  choose({ text, home, homes, filter }) {
    if (homes.length === 0 && filter.features) return undefined;
    if (
      homes.length > 0 &&
      /\b(can|could|may|like to|want to|possible to|puedo|podemos|quiero|quisiera|visitar|ver) .{0,20}(see|view|visit|tour|ver|visitar|conocer)\b|\b(see|visit|tour) /.test(
        text,
      ) &&
      !/\b(whales|sea|sunset|ocean|ballenas|mar)\b/.test(text)
    )
      return [{ kind: 'viewing', home: home?.id ?? 'any' }];
    return viewingWords.test(text) &&
      !/\b(mls|report|photos?|pictures?|fotos?|view of|views?|vista)\b/.test(text)
      ? [{ kind: 'viewing', home: home?.id ?? 'any' }]
      : undefined;
  },
};
