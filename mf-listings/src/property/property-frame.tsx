import { Container, from, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
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
  display: grid;
  gap: ${space(4)};
  padding-top: clamp(${space(8)}, 4vw, ${space(14)});

  @media print {
    gap: 2mm;
    padding-top: 5mm;
  }
`;

const titleStyles = css`
  ${type.title};

  ${from.desktop} {
    max-width: 20ch;
  }

  @media print {
    max-width: none;
    font-size: 24pt;
  }
`;

/** What the page holds around its heading. */
export interface PropertyFrameProps {
  /** Above the heading, over the whole width. */
  picture?: ReactNode;
  above?: ReactNode;
  heading: ReactNode;
  below?: ReactNode;
  isBusy?: boolean;
  children?: ReactNode;
}

/**
 * The page in each of its states. The heading keeps its place in the tree, so the focus it was given on arrival stays on
 * it when "Loading property..." turns into the title (D01).
 */
export function PropertyFrame({ picture, above, heading, below, isBusy, children }: PropertyFrameProps) {
  return (
    <Container css={columnStyles}>
      <article css={frameStyles} aria-busy={isBusy}>
        <Toolbar />
        {picture}
        <div css={headStyles}>
          {above}
          <h1 css={titleStyles}>{heading}</h1>
          {below}
        </div>
        {children}
      </article>
    </Container>
  );
}
