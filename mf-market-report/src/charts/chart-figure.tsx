import { space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useId } from 'react';
import { DashedTitle } from '../dashed-title.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { FiguresTable } from './figures-table.tsx';
import { type Chart, months } from './report-charts.ts';
import { tones } from './tones.ts';

const figureStyles = css`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-width: 0;
`;

const keyStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  ${type.note};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

/** One chart with its title, the names of its bars and its figures as a table (M05-M08). */
export function ChartFigure({ chart }: { chart: Chart }) {
  const titleId = useId();

  return (
    <section css={figureStyles} aria-labelledby={titleId}>
      <div css={{ display: 'grid', gap: space(3) }}>
        <h2 id={titleId} css={type.subheading}>
          <DashedTitle>{chart.title}</DashedTitle>
        </h2>
        <ul css={keyStyles}>
          {chart.series.map(({ name, tone }) => (
            <li key={name}>
              <svg width="12" height="12" aria-hidden="true">
                <path d="M.5.5h11v11H.5z" css={tones[tone]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ChartFrame chart={chart} months={months} />
      <FiguresTable chart={chart} months={months} />
    </section>
  );
}
