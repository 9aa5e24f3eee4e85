import { areaGuide } from '@dosmares/content/area-guide';
import { areaWishes } from '@dosmares/content/chat/fields';
import Type from 'typebox';
import { type BlockKind, type Context, oneOf, rowOf, say } from './block.ts';

const fields = ['people', 'sea', 'airport', 'hospital', 'prices'] as const;

export const area: BlockKind = {
  hint: 'what an area is like: its people, its sea and where to swim, the way to the airport, hospitals, usual prices',
  parameters: () => ({ of: oneOf(Object.keys(areaGuide)), field: oneOf(fields) }),
  render({ of = '', field = '' }, context) {
    const text = rowOf(areaGuide, of)?.[field as (typeof fields)[number]];

    return text
      ? { text: sayArea(of, text, context, field === 'prices' ? 'areaPrices' : 'area'), page: '/properties' }
      : undefined;
  },
};

/** The areas that suit a wish, with the sentences of the guide that say so. */
export const areas: BlockKind = {
  hint: 'which areas suit a wish: all that the guide says to be so',
  parameters: () => ({ all: Type.Array(oneOf(Object.keys(areaWishes))) }),
  render({ all = [] }, context) {
    const wishes = all.flatMap((id) => rowOf(areaWishes, id)?.has ?? []);
    const found = Object.entries(areaGuide)
      .map(([of, { prices, ...row }]) => ({
        of,
        said: wishes.map((has) => quoteOf([...Object.values(row), `Usual asking prices: ${prices}`], has)),
      }))
      .map(({ of, said }) => ({ of, said: said.filter((each) => each !== undefined) }))
      .toSorted((one, other) => other.said.length - one.said.length);
    const most = found[0]?.said.length ?? 0;
    const best = found.filter(({ said }) => most > 0 && said.length === most).slice(0, 3);
    const text = best.map(({ of, said }) => sayArea(of, [...new Set(said)].join(' '), context)).join('\n');

    return text ? { text, page: '/properties' } : undefined;
  },
};

const quoteOf = (texts: readonly string[], has: RegExp) =>
  texts
    .flatMap((text) => text.split(/(?<=\.) /))
    .find((sentence) => has.test(sentence))
    ?.replace(/\.?$/, '.');

const sayArea = (of: string, text: string, context: Context, saying: 'area' | 'areaPrices' = 'area') =>
  say(context, saying, { area: of, text: text.replace(/\.$/, '') });
