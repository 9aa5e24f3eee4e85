import { space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';

const chapterStyles = css`
  &:not(:first-of-type),
  [data-print] > & {
    margin-top: clamp(${space(12)}, 6vw, ${space(20)});

    @media print {
      margin-top: 5mm;
    }
  }

  & > h2 {
    ${type.heading};
    margin-bottom: ${space(6)};

    @media print {
      margin-bottom: 2mm;
      font-size: 15pt;
    }
  }
`;

const pageStyles = css`
  @media print {
    break-before: page;
  }
`;

interface ChapterProps {
  title: string;
  /** Begins a new page of the printed brochure (D23). */
  startsPage?: boolean;
  children: ReactNode;
}

/** One section about a house. */
export function Chapter({ title, startsPage = false, children }: ChapterProps) {
  const titleId = useId();

  return (
    <section css={[chapterStyles, startsPage && pageStyles]} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
