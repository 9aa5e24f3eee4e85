import { Container, from, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { openingFrame } from '../opening-frame.ts';
import { Toolbar } from './toolbar.tsx';

const columnStyles = css`
  @media print {
    padding-inline: 0;
  }
`;

const frameStyles = css`
  min-height: 100vh;
  padding-bottom: clamp(${space(16)}, 9vw, ${space(32)});

  @media print {
    min-height: 0;
    padding-bottom: 0;
  }
`;

const headStyles = css`
  grid-area: head;
  display: grid;
  gap: ${space(3)};
  align-content: start;

  ${from.desktop} {
    gap: ${space(5)};
  }

  @media print {
    gap: 2mm;
  }
`;

const titleStyles = css`
  ${type.title};
  font-size: clamp(1.875rem, 1.1rem + 2.6vw, 3.25rem);
  text-wrap: balance;

  @media print {
    max-width: none;
    font-size: 24pt;
  }
`;

/** Content around the page's heading. */
export interface PropertyFrameProps {
  /** Beside the heading, on a phone above it; further pictures stand below. */
  picture?: ReactNode;
  above?: ReactNode;
  heading: ReactNode;
  below?: ReactNode;
  isBusy?: boolean;
  children?: ReactNode;
}

/**
 * The page in each of its states. The heading keeps its place in the tree, and with it the focus that it got on
 * arrival, when "Loading property..." turns into the title (D01).
 */
export function PropertyFrame({ picture, above, heading, below, isBusy, children }: PropertyFrameProps) {
  return (
    <Container css={columnStyles}>
      <article css={frameStyles} aria-busy={isBusy}>
        <Toolbar />
        <div css={picture ? openingFrame : undefined}>
          {picture}
          <div css={headStyles}>
            {above}
            <h1 css={titleStyles}>{heading}</h1>
            {below}
          </div>
        </div>
        {children}
      </article>
    </Container>
  );
}
