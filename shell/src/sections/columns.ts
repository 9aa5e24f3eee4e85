import { ease, from, space, type } from '@dosmares/ui';
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

/** Parts side by side, some of them on a next line where the window is narrow. */
export const row = (gap: number) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(gap)};
  align-items: center;
`;

/** A small title in capitals, with room below it in steps of the scale. */
export const label = (below: number) => css`
  ${type.eyebrow};
  margin-bottom: ${space(below)};
`;

/** A link whose underline, a hairline at some height, is drawn on hover. */
export const drawnLink = (height: string) => css`
  text-decoration: none;
  background: linear-gradient(currentColor, currentColor) no-repeat 0 ${height} / 0 1px;
  transition: background-size ${ease};

  &:hover,
  &:focus-visible,
  &[aria-current='page'] {
    background-size: 100% 1px;
  }
`;

/** A square button of nothing but its icon, its side in steps of the scale. */
export const bareButton = (side: number) => css`
  display: grid;
  place-items: center;
  width: ${space(side)};
  height: ${space(side)};
  padding: 0;
  background: none;
  border: 0;
`;
