import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const hiddenStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text only for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={hiddenStyles}>{children}</span>;
}
