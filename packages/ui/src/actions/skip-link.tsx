import { css } from '@emotion/react';
import { colour, space } from '../brand/tokens.ts';

const skipLink = css`
  position: fixed;
  inset-block-start: ${space(3)};
  inset-inline-start: ${space(3)};
  z-index: 100;
  padding: ${space(3)} ${space(5)};
  color: ${colour('ivory')};
  background: ${colour('night')};
  transform: translateY(calc(-100% - ${space(4)}));

  &:focus {
    transform: none;
  }
`;

/** A link that skips a part of the page for keyboard users, visible only while it has the focus. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a css={skipLink} href={`#${target}`} data-print="hidden">
      {children}
    </a>
  );
}
