import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import { from, space, width as widths } from '../brand/tokens.ts';

/** What a container holds, and how wide it may grow. */
export interface ContainerProps {
  width?: 'page' | 'wide' | undefined;
  as?: ElementType | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const containerStyles = (width: 'page' | 'wide') => css`
  --gutter: ${space(6)};
  width: 100%;
  max-width: calc(${widths[width]} + 2 * ${space(12)});
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${from.tablet} {
    --gutter: ${space(8)};
  }

  ${from.desktop} {
    --gutter: ${space(12)};
  }
`;

/** The page's column: 1200 px, or 1400 px when wide (G19), with gutters of 24, 32 and 48 px. */
export function Container({ width = 'page', as: Tag = 'div', className, children }: ContainerProps) {
  return (
    <Tag css={containerStyles(width)} className={className}>
      {children}
    </Tag>
  );
}
