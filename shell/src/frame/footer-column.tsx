import { ease, motionOk, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const column = css`
  & + & {
    margin-top: ${space(12)};
  }

  & ul {
    padding: 0;
    list-style: none;
  }
`;

const titleStyles = css`
  ${type.label};
  margin-bottom: ${space(5)};
  color: ${surface('accent')};
`;

/** A link in the footer: a hairline draws under it. */
export const footerLink = css`
  overflow-wrap: anywhere;
  display: inline-block;
  padding-block: ${space(1)};
  text-decoration: none;
  background: linear-gradient(currentColor, currentColor) no-repeat 0 90% / 0 1px;

  &:hover,
  &:focus-visible {
    background-size: 100% 1px;
  }

  ${motionOk} {
    transition: background-size ${ease};
  }
`;

/** One titled block of the footer. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={column}>
      <h2 css={titleStyles}>{title}</h2>
      {children}
    </section>
  );
}
