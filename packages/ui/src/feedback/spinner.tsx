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

/** Shows that an action is in progress (A9-4). Decorative: the words beside it name the action. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span css={spinnerStyles} className={className} aria-hidden="true" data-spinner="" />;
}
