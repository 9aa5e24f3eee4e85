import { colour, space } from '@dosmares/ui';
import { css } from '@emotion/react';

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

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <a css={skipLink} href={`#${target}`} data-print="hidden">
      Skip to content
    </a>
  );
}
