import { css } from '@emotion/react';
import { family } from '../brand/type.ts';

const unitStyles = css`
  font-family: ${family.text};
  font-size: max(0.4em, 0.75rem);
  letter-spacing: 0.08em;
`;

/** A price from the content, with its currency (D12). */
export function Dollars({ children }: { children: string }) {
  return (
    <>
      <span>{children}</span> <span css={unitStyles}>USD</span>
    </>
  );
}
