import { css, keyframes } from '@emotion/react';
import { colour, motionOk } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const breathe = keyframes`
  50% { background-color: ${colour('ivory')}; }
`;

const skeletonStyles = (height: string) => css`
  ${type.subheading};
  display: grid;
  place-items: center;
  min-height: ${height};
  color: ${colour('slate')};
  background-color: ${colour('sand')};

  ${motionOk} {
    animation: ${breathe} 2.4s ease-in-out infinite;
  }
`;

/** Keeps the place of what is on its way and says so (D01). */
export function Skeleton({ height, label }: { height: string; label: string }) {
  return (
    <div role="status" css={skeletonStyles(height)}>
      {label}
    </div>
  );
}
