import Type from 'typebox';
import { homeCard } from '../cards.ts';
import { dollars, type Home } from '../homes.ts';
import { type BlockOf, type Context, inLanguage, type Kind, listed, oneOf } from './block.ts';
import { fieldsIn } from './home.ts';
import { figureOf } from './homes.ts';

const compared = ['price', 'beds', 'baths', 'size', 'lot', 'year'] as const;

/** Two or three homes side by side. */
export const compare: Kind<BlockOf<'compare'>> = {
  hint: 'two or three homes side by side, by one figure or by all',
  fields: ({ homes }) => ({
    homes: Type.Array(oneOf(homes.map(({ id }) => id))),
    field: oneOf([...compared, 'all']),
  }),
  render({ homes: ids, field }, context) {
    const homes = [...new Set(ids)]
      .flatMap((id) => context.homes.find((home) => home.id === id) ?? [])
      .slice(0, 3);
    const [first, second] = homes;
    if (!first || !second) return undefined;
    const fields = field === 'all' ? compared : compared.filter((each) => each === field);
    const lines = homes.map(
      (home) =>
        `${home.title}: ${listed(
          context.language,
          fields.flatMap((each) => figure(home, each, context) ?? []),
        )}.`,
    );
    const difference = homes.length === 2 && field !== 'all' ? apart(first, second, field) : undefined;

    return {
      text: [
        ...lines,
        ...(difference
          ? [inLanguage(context, `The difference: ${difference}.`, `La diferencia: ${difference}.`)]
          : []),
      ].join('\n'),
      cards: homes.map((home) => homeCard(home, context)),
    };
  },
  choose({ homes, comparison, rest, order }) {
    if (homes.length < 2 || (!comparison && !order)) return undefined;
    const [named] = fieldsIn({ rest });
    const by = compared.find((each) => each === order?.sort) ?? compared.find((each) => each === named);

    return [{ kind: 'compare', homes: homes.map(({ id }) => id), field: by ?? 'all' }];
  },
};

function figure(home: Home, field: (typeof compared)[number], context: Context): string | undefined {
  const value = figureOf(home, field);
  if (value === undefined) return undefined;
  if (field === 'price') return dollars(value);
  if (field === 'lot') return inLanguage(context, `lot ${home.lot}`, `terreno ${home.lot}`);
  if (field === 'size') return `${value.toLocaleString('en-US')} m²`;
  if (field === 'year') return inLanguage(context, `built in ${value}`, `construida en ${value}`);

  return field === 'beds'
    ? inLanguage(context, `${value} bedrooms`, `${value} recámaras`)
    : inLanguage(context, `${value} bathrooms`, `${value} baños`);
}

function apart(first: Home, second: Home, field: string) {
  const [one, other] = [figureOf(first, field), figureOf(second, field)];
  if (one === undefined || other === undefined || field === 'lot') return undefined;
  const difference = Math.abs(one - other);

  return field === 'price' ? dollars(difference) : field === 'size' ? `${difference} m²` : String(difference);
}
