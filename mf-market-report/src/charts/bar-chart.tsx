import { colour, from, surface } from '@dosmares/ui';
import { css } from '@emotion/react';
import { clearOfLines } from './clear-of-lines.ts';
import { barsOf, plot, scaleOf } from './geometry.ts';
import type { Chart } from './report-charts.ts';
import { tones } from './tones.ts';

const drawingStyles = css`
  position: absolute;
  top: ${plot.top}px;
  left: ${plot.left}px;
  width: calc(100% - ${plot.left + plot.right}px);
  height: calc(100% - ${plot.top + plot.bottom}px);
  overflow: visible;
  font-size: ${plot.fontSize};
  font-variant-numeric: tabular-nums;
`;

const gridStyles = css`
  stroke: ${colour('line')};
  shape-rendering: crispEdges;
`;

const axisStyles = css`
  fill: ${surface('quiet')};
`;

const valueStyles = css`
  ${clearOfLines};
  fill: ${surface('ink')};
  text-anchor: middle;
`;

const crowdedStyles = css`
  display: none;

  ${from.desktop} {
    display: inline;
  }
`;

/**
 * The bars as plain SVG, there before any script. Every x and y is a share of the plot, so text keeps its size at
 * every width.
 */
export function BarChart({ chart, months }: { chart: Chart; months: readonly string[] }) {
  const { ticks, top } = scaleOf(chart.series.flatMap((series) => series.values));
  const up = (value: number) => `${100 - (value / top) * 100}%`;

  return (
    <svg css={drawingStyles} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={up(tick)} y2={up(tick)} css={gridStyles} />
          <text x="0" y={up(tick)} dx="-12" dy="0.35em" textAnchor="end" css={axisStyles}>
            {chart.short(tick)}
          </text>
        </g>
      ))}
      {months.map((month, index) => (
        <text
          key={month}
          x={`${((index + 0.5) / months.length) * 100}%`}
          y="100%"
          dy="24"
          textAnchor="middle"
          css={axisStyles}
        >
          {month}
        </text>
      ))}
      {barsOf(chart, months).map((bar) => (
        <g key={`${bar.series.name} ${bar.month}`}>
          <rect
            x={`${bar.left}%`}
            width={`${bar.width}%`}
            y={up(bar.value)}
            height={`${(bar.value / top) * 100}%`}
            css={tones[bar.series.tone]}
          />
          <text
            x={`${bar.left + bar.width / 2}%`}
            y={up(bar.value)}
            dy="-7"
            css={[valueStyles, chart.series.length > 1 && crowdedStyles]}
          >
            {chart.short(bar.value)}
          </text>
        </g>
      ))}
    </svg>
  );
}
