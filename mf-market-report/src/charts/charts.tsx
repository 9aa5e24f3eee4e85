import { Section } from '@dosmares/ui';
import { from, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { ChartFigure } from './chart-figure.tsx';
import { charts } from './report-charts.ts';

const gridStyles = css`
  display: grid;
  gap: ${space(16)} ${space(16)};

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** The six months in three bar charts, and what the asterisk of their titles means (M05-M08). */
export function Charts() {
  return (
    <Section>
      <div css={gridStyles}>
        {charts.map((chart) => (
          <ChartFigure key={chart.id} chart={chart} />
        ))}
      </div>
      <p css={[type.note, { marginTop: space(12) }]}>
        * Data on active listings begins accruing on report creation. History will grow over time.
      </p>
    </Section>
  );
}
