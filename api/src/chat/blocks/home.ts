import { type FeatureId, features } from '@dosmares/content/chat/features';
import { homeFields } from '@dosmares/content/chat/fields';
import { contactLinks, homeCard, reach } from '../cards.ts';
import { dollars, type Home, hasPage, sellerOf, sizeOf, textOf } from '../homes.ts';
import {
  type BlockOf,
  type Context,
  capital,
  type Kind,
  namedIn,
  oneOf,
  type Reading,
  say,
  sentence,
  type Values,
} from './block.ts';
import { pesosOf } from './rate.ts';

/** What fills the sentences of a home's fields; undefined is what the site does not tell. */
function valuesOf(home: Home, context: Context): Values {
  const { title, place, address = place, beds, baths, lot, year, mls, type, description } = home;
  const status = home.status.toLowerCase();
  const list = home.features.join('; ');
  const extract = hasPage(home)
    ? `${home.features.slice(0, 5).join('; ')}. ${description.split(/(?<=\.) /)[0]}`
    : `${list || `${type}, MLS ${mls}`}.`;

  return {
    ...{ title, place, address, beds, baths, lot, year, mls, type, status, extract },
    ...pesosOf(home.price, context),
    price: dollars(home.price),
    size: home.squareMeters && sizeOf(home, ', '),
    perMeter: home.squareMeters && perMeter(home),
    seller: reach(sellerOf(home), context),
    story: `${description} ${list}`,
  };
}

const perMeter = ({ price, squareMeters = 0, squareFeet }: Home) =>
  `${dollars(price / squareMeters)} / m²${squareFeet ? `, ${dollars(price / squareFeet)} / sq ft` : ''}`;

/** The sentence of a home's page that mentions a feature. */
export function mentionOf(home: Home, id: FeatureId): string | undefined {
  const pattern = new RegExp(features[id].has, 'i');

  return [
    ...home.features,
    ...home.description.split(/(?<=\.) /),
    hasPage(home) ? home.type : home.description,
  ].find((each) => pattern.test(each));
}

/** Reports whether the site says that a home has a feature. */
export const hasFeature = (home: Home, id: string) =>
  id in features && new RegExp(features[id as FeatureId].has, 'i').test(textOf(home));

/** One field or feature of a home. */
export const home: Kind<BlockOf<'home'>> = {
  hint: 'one field or feature of one home ("about" describes it; "seller" names the agent who sells it)',
  fields: ({ homes }) => ({
    home: oneOf(homes.map(({ id }) => id)),
    field: oneOf([...Object.keys(homeFields), ...Object.keys(features)]),
  }),
  render({ home: id, field }, context) {
    const found = context.homes.find((each) => each.id === id);
    if (!found) return undefined;
    const seller = sellerOf(found);
    const row = Object.hasOwn(homeFields, field) ? homeFields[field as keyof typeof homeFields] : undefined;
    const text = row
      ? sentence(row, valuesOf(found, context), context.language)
      : featureText(found, field as FeatureId, context);
    const said = {
      cards: [homeCard(found, context)],
      person: seller ?? ('office' as const),
      home: found,
      links: contactLinks(seller),
    };
    if (text !== undefined) return { ...said, text };
    const unsaid = say(context, 'unsaid', { title: found.title, person: capital(reach(seller, context)) });

    return { ...said, text: unsaid, isUnknown: true, offer: 'buying' };
  },
  choose(reading) {
    const { home: one, homes } = reading;
    const fields = fieldsIn(reading);
    if (!one || !fields[0]) return undefined;
    const of = homes.length > 1 ? homes.slice(0, 3) : [one];

    return of.flatMap(({ id }) =>
      fields.slice(0, of.length > 1 ? 1 : 3).map((field) => ({ kind: 'home' as const, home: id, field })),
    );
  },
};

const rows = { ...features, ...homeFields };

/** Returns the fields and features of homes that a text asks for. */
export function fieldsIn({ rest }: Pick<Reading, 'rest'>): string[] {
  const found = namedIn(rows, rest);
  const precise = found.filter((name) => name !== 'about' && name !== 'place');

  return precise.length > 0 && found.includes('about') ? precise : found;
}

function featureText(found: Home, id: FeatureId, context: Context) {
  const mention = mentionOf(found, id)?.replace(/\.$/, '');

  return mention && say(context, 'mentions', { title: found.title, mention });
}
