import { colour, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useId } from 'react';
import { DashedTitle } from '../dashed-title.tsx';
import { BarChart } from './bar-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { LiveChart, type LoadChart } from './live-chart.tsx';
import { type Chart, months, type Series } from './report-charts.ts';
import { summaryOf } from './summary.ts';

const figureStyles = css`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  min-width: 0;
`;

const headStyles = css`
  display: grid;
  gap: ${space(3)};
`;

const keyStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  ${type.small};
  color: ${surface('quiet')};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
  }
`;

const swatches: Record<Series['tone'], ReturnType<typeof css>> = {
  navy: css`
    background: ${colour('navy')};
    border-color: ${colour('navy')};
  `,
  gold: css`
    background: ${colour('gold')};
    border-color: ${colour('bronze')};
  `,
};

const swatchStyles = css`
  width: ${space(3)};
  height: ${space(3)};
  border: 1px solid;
`;

/** One chart with its title, the names of its bars and its figures as a table (M05-M08). */
export function ChartFigure({ chart, load }: { chart: Chart; load?: LoadChart | undefined }) {
  const titleId = useId();

  return (
    <section css={figureStyles} aria-labelledby={titleId}>
      <div css={headStyles}>
        <h2 id={titleId} css={type.subheading}>
          <DashedTitle>{chart.title}</DashedTitle>
        </h2>
        <ul css={keyStyles}>
          {chart.series.map(({ name, tone }) => (
            <li key={name}>
              <span css={[swatchStyles, swatches[tone]]} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <LiveChart chart={chart} months={months} summary={summaryOf(chart, months)} load={load}>
        <BarChart chart={chart} months={months} />
      </LiveChart>
      <FiguresTable chart={chart} months={months} />
    </section>
  );
}
