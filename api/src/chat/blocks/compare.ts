import Type from 'typebox';
import { homeCard } from '../cards.ts';
import { dollars, type Home } from '../homes.ts';
import { asked, type BlockOf, type Kind, listed, oneOf, say } from './block.ts';
import { fieldsIn } from './home.ts';
import { figureOf, figureText } from './homes.ts';

const compared = ['price', 'beds', 'baths', 'size', 'lot', 'year'];

const adding = asked('total|sum|suman?|sumadas|together|combined|add(ed)? up|in all|junt[ao]s|todo junto');

/** Two or three homes side by side, or their prices added up. */
export const compare: Kind<BlockOf<'compare'>> = {
  hint: 'two or three homes side by side, by one figure or by all; "total" adds up their prices',
  fields: ({ homes }) => ({
    homes: Type.Array(oneOf(homes.map(({ id }) => id))),
    field: oneOf([...compared, 'all', 'total']),
  }),
  render({ homes: ids, field }, context) {
    const homes = [...new Set(ids)]
      .flatMap((id) => context.homes.find((home) => home.id === id) ?? [])
      .slice(0, 3);
    if (homes.length < 2) return undefined;
    const fields = field === 'all' ? compared : [field === 'total' ? 'price' : field];
    const lines = homes.map(
      (home) =>
        `${home.title}: ${listed(
          context.language,
          fields.flatMap((each) => figureText(home, each, context) ?? []),
        )}.`,
    );
    const amount = apart(homes, field);
    const total = dollars(homes.reduce((sum, { price }) => sum + price, 0));

    return {
      text: [
        ...lines,
        ...(amount ? [say(context, 'difference', { amount })] : []),
        ...(field === 'total' ? [say(context, 'together', { amount: total })] : []),
      ].join('\n'),
      cards: homes.map((home) => homeCard(home, context)),
    };
  },
  choose({ homes, comparison, text, rest, order }) {
    if (homes.length > 1 && adding.test(text))
      return [{ kind: 'compare', homes: homes.map(({ id }) => id), field: 'total' }];
    if (homes.length < 2 || (!comparison && !order)) return undefined;
    const named = [order?.sort, ...fieldsIn({ rest })].find((each) => each && compared.includes(each));

    return [{ kind: 'compare', homes: homes.map(({ id }) => id), field: named ?? 'all' }];
  },
};

/** The difference of two homes in a figure that can be subtracted. */
function apart(homes: readonly Home[], field: string) {
  const [one, other] = homes.map((home) => figureOf(home, field));
  if (homes.length !== 2 || one === undefined || other === undefined || field === 'lot') return undefined;
  const difference = Math.abs(one - other);

  return field === 'price' ? dollars(difference) : String(difference);
}
