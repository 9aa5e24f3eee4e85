import { colour, space } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useState } from 'react';
import ApexChart from 'react-apexcharts';
import { chartOptions } from './chart-options.ts';
import type { Chart } from './report-charts.ts';

const chartStyles = css`
  height: 100%;

  /* Keeps a grid line from running through a figure. */
  & .apexcharts-datalabel {
    paint-order: stroke;
    stroke: ${colour('ivory')};
    stroke-width: 4px;
  }

  /* In forced colors one series is filled and one is hollow. */
  @media (forced-colors: active) {
    & .apexcharts-bar-area {
      fill: CanvasText;
      stroke: CanvasText;
    }

    & .apexcharts-series[rel='2'] .apexcharts-bar-area {
      fill: Canvas;
    }

    & text {
      fill: CanvasText;
    }

    & .apexcharts-datalabel {
      stroke: Canvas;
    }
  }

  & .apexcharts-tooltip.apexcharts-theme-light {
    flex-flow: row wrap;
    gap: 0 ${space(4)};
    max-width: calc(100% - ${space(13)});
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

/** The bars of a chart. Their library touches `window`: import this file lazily, in a browser only. */
export function InteractiveChart({ chart, months }: { chart: Chart; months: readonly string[] }) {
  // Made once: the library would take new functions for new options, and redraw.
  const [options] = useState(() => chartOptions(chart, months, colourOf));
  const [series] = useState(() => chart.series.map(({ name, values }) => ({ name, data: [...values] })));

  return (
    <div css={chartStyles}>
      <ApexChart type="bar" width="100%" height="100%" options={options} series={series} />
    </div>
  );
}

/** The library mixes colors itself and cannot read CSS variables. */
const colourOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
