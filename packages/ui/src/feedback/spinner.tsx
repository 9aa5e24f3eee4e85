import { css, keyframes } from '@emotion/react';
import { motionOk } from '../brand/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const spinnerStyles = css`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;

  ${motionOk} {
    animation: ${turn} 900ms linear infinite;
  }
`;

/** Says that something is under way (A9-4). Ornament: the words beside it say what. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span css={spinnerStyles} className={className} aria-hidden="true" data-spinner="" />;
}
