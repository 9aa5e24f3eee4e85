import { css } from '@emotion/react';
import { from, space } from '../brand/tokens.ts';

type Columns = readonly [columns: number | string, gap: number];

/** A grid of one column with a gap in steps of the spacing scale, and of other columns in wider windows. */
export const columns = (
  gap: number,
  { tablet, desktop }: { tablet?: Columns; desktop?: Columns } = {},
) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(gap)};

  ${tablet && `${from.tablet} { ${rules(tablet)} }`}
  ${desktop && `${from.desktop} { ${rules(desktop)} }`}
`;

const rules = ([wanted, gap]: Columns) => {
  const template = typeof wanted === 'number' ? `repeat(${wanted}, minmax(0, 1fr))` : wanted;

  return `grid-template-columns: ${template}; gap: ${space(gap)};`;
};

/** Parts side by side, which wrap in narrow windows. */
export const row = (gap: number) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(gap)};
  align-items: center;
`;

/** A square button with only an icon; its side in steps of the spacing scale. */
export const bareButton = (side: number) => css`
  display: grid;
  place-items: center;
  width: ${space(side)};
  height: ${space(side)};
`;

/** One line of several facts, none of whose lines begins with the dot between them. */
export const dotted = (facts: readonly unknown[]) => facts.filter(Boolean).join('\u00a0· ');
