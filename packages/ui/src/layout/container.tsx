import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { from, gutter, space, width } from '../brand/tokens.ts';

/** Content of a container, and its element. */
export interface ContainerProps {
  as?: ElementType | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/* On wide screens the gutter has room for floating elements (N15). */
const containerStyles = css`
  --gutter: ${space(6)};
  width: 100%;
  max-width: calc(${width.page} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${from.tablet} {
    --gutter: ${space(8)};
  }

  ${from.desktop} {
    --gutter: ${gutter};
  }

  @media print {
    --gutter: 0px;
  }
`;

/** The page's one column, 1200 px wide (G19), with gutters of 24, 32 and 80 px. */
export function Container({ as: Tag = 'div', className, children }: ContainerProps) {
  return (
    <Tag css={containerStyles} className={className}>
      {children}
    </Tag>
  );
}
