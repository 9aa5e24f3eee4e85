import { colour, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import ApexChart from 'react-apexcharts';
import { chartOptions } from './chart-options.ts';
import { clearOfLines } from './clear-of-lines.ts';
import { plot } from './geometry.ts';
import type { Chart } from './report-charts.ts';

/** Props of an interactive chart; `onDrawn` is called once it is drawn. */
export interface InteractiveChartProps {
  chart: Chart;
  months: readonly string[];
  onDrawn: () => void;
}

const chartStyles = css`
  height: 100%;

  & .apexcharts-datalabel {
    ${clearOfLines};
  }

  & .apexcharts-tooltip.apexcharts-theme-light {
    flex-flow: row wrap;
    gap: 0 ${space(4)};
    max-width: calc(100% - ${plot.left}px);
    padding: ${space(1.5)} ${space(4)};
    border: 1px solid ${colour('line')};
    border-radius: 2px;
    color: ${colour('night')};
    background: ${colour('white')};
    box-shadow: none;
    transition: none;
  }

  & .apexcharts-tooltip.apexcharts-theme-light .apexcharts-tooltip-title {
    margin: 0;
    padding: 0;
    border: 0;
    font-weight: 600;
    background: none;
  }

  & .apexcharts-tooltip .apexcharts-tooltip-series-group,
  & .apexcharts-tooltip .apexcharts-tooltip-y-group {
    padding: 0;
  }
`;

/**
 * The same chart, answering to the pointer. Its library touches `window`: import this file lazily, in a browser only.
 */
export function InteractiveChart({ chart, months, onDrawn }: InteractiveChartProps) {
  // Made once: the library takes new functions for new options, and would draw again.
  const [options] = useState(() => chartOptions({ chart, months, onDrawn, colourOf }));
  const [series] = useState(() => chart.series.map(({ name, values }) => ({ name, data: [...values] })));

  return (
    <div css={chartStyles}>
      <ApexChart type="bar" width="100%" height="100%" options={options} series={series} />
    </div>
  );
}

/** The library mixes colours itself and cannot read variables. */
const colourOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
