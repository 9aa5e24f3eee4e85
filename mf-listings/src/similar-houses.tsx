import { from, later, space, useLater } from '@dosmares/ui';
import { css } from '@emotion/react';

const grid = later(async () => (await import('./cards/similar-grid.tsx')).SimilarGrid);

/* The room is kept, so that nothing below moves. */
const roomStyles = css`
  min-height: ${space(320)};

  ${from.tablet} {
    min-height: ${space(190)};
  }

  ${from.desktop} {
    min-height: ${space(162)};
  }

  @media (scripting: none), print {
    display: none;
  }
`;

/** Other houses of about the same price (D15), far down on the page: their cards are fetched once it is idle. */
export function SimilarHouses({ id }: { id: string }) {
  const Grid = useLater(grid, false);

  return <div css={roomStyles}>{Grid && <Grid id={id} />}</div>;
}
