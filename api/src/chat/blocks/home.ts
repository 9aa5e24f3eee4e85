import { type FeatureId, features } from '@dosmares/content/chat/features';
import { homeFields } from '@dosmares/content/chat/fields';
import { contactLinks, homeCard, reach } from '../cards.ts';
import { dollars, type Home, hasPage, sellerOf, sizeOf, textOf } from '../homes.ts';
import { type Context, capital, type Kind, oneOf, rowOf, say, sentence, type Values } from './block.ts';
import { pesosOf } from './rate.ts';

/** One field or feature of a home. */
export const home: Kind<{ kind: 'home'; home: string; field: string }> = {
  hint: 'one field or feature of one home ("about" describes it; "seller" names the agent who sells it)',
  fields: ({ homes }) => ({
    home: oneOf(homes.map(({ id }) => id)),
    field: oneOf([...Object.keys(homeFields), ...Object.keys(features)]),
  }),
  render({ home: id, field }, context) {
    const found = context.homes.find((each) => each.id === id);
    if (!found) return undefined;
    const seller = sellerOf(found);
    const { title } = found;
    const mention = mentionOf(found, field)?.replace(/\.$/, '');
    const text =
      sentence(rowOf(homeFields, field), valuesOf(found, context), context) ??
      (mention && say(context, 'mentions', { title, mention }));
    const said = {
      cards: [homeCard(found, context)],
      person: seller ?? ('office' as const),
      home: found,
      links: contactLinks(seller),
    };
    if (text) return { ...said, text };

    return {
      ...said,
      text: say(context, 'unsaid', { title, person: capital(reach(seller, context)) }),
      isUnknown: true,
      offer: 'buying',
    };
  },
};

/** What fills the sentences of a home's fields; undefined is what the site does not tell. */
function valuesOf(found: Home, context: Context): Values {
  const { place, address = place, status, description, price, squareMeters = 0, squareFeet } = found;
  const list = found.features.join('; ');
  const extract = hasPage(found)
    ? `${found.features.slice(0, 5).join('; ')}. ${description.split(/(?<=\.) /)[0]}`
    : `${list || `${found.type}, MLS ${found.mls}`}.`;
  const perFoot = squareFeet ? `, ${dollars(price / squareFeet)} / sq ft` : '';

  return {
    ...(found as unknown as Values),
    ...{ address, status: status.toLowerCase(), extract, ...pesosOf(price, context) },
    price: dollars(price),
    size: squareMeters ? sizeOf(found, ', ') : undefined,
    perMeter: squareMeters ? `${dollars(price / squareMeters)} / m²${perFoot}` : undefined,
    seller: reach(sellerOf(found), context),
  };
}

/** The sentence of a home's page that mentions a feature. */
function mentionOf(found: Home, id: string): string | undefined {
  const pattern = hasOf(id);

  return [
    ...found.features,
    ...found.description.split(/(?<=\.) /),
    hasPage(found) ? found.type : found.description,
  ].find((each) => pattern?.test(each));
}

const patterns = Object.fromEntries(
  Object.entries(features).map(([id, { has }]) => [id, new RegExp(has, 'i')]),
) as Readonly<Record<FeatureId, RegExp>>;
const hasOf = (id: string) => rowOf<RegExp>(patterns, id);

/** Reports whether the site says that a home has a feature. */
export const hasFeature = (found: Home, id: string) => hasOf(id)?.test(textOf(found)) ?? false;
