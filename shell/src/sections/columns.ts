import { from, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Columns of a grid, and its gap in steps of the scale. */
type Columns = readonly [columns: number | string, gap: number];

/** A grid of one column with a gap in steps of the scale, and of other columns in wider windows. */
export const columns = (gap: number, { tablet, desktop }: { tablet?: Columns; desktop?: Columns }) => css`
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

/** A small title in capitals, with room below it in steps of the scale. */
export const label = (below: number) => css`
  ${type.label};
  margin-bottom: ${space(below)};
  color: ${surface('accent')};
`;
