import type { ApexOptions } from 'apexcharts';
import type { Chart } from './report-charts.ts';
import { scaleOf } from './scale.ts';

/** Share of a month's width that its bars fill. */
const fill = 0.62;
const fontSize = '12px';
const edges = { navy: 'navy', gold: 'bronze' } as const;

/** Reads a color of the brand by its name. */
type ColourOf = (name: string) => string;

/** Options of the library for one chart. */
export function chartOptions(chart: Chart, months: readonly string[], colourOf: ColourOf): ApexOptions {
  return {
    chart: {
      type: 'bar',
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      fontFamily: 'inherit',
      background: 'transparent',
      parentHeightOffset: 0,
    },
    colors: chart.series.map(({ tone }) => colourOf(tone)),
    stroke: { show: true, width: 1, colors: chart.series.map(({ tone }) => colourOf(edges[tone])) },
    fill: { opacity: 1 },
    plotOptions: {
      bar: {
        // A single bar as wide as a pair would look too heavy.
        columnWidth: `${(fill * 100 * chart.series.length) / Math.max(chart.series.length, 1.5)}%`,
        dataLabels: { position: 'top', hideOverflowingLabels: false },
      },
    },
    dataLabels: {
      enabled: true,
      formatter: (value) => chart.short(Number(value)),
      offsetY: -20,
      style: { fontSize, fontWeight: 400, colors: [colourOf('night')] },
    },
    // On narrow screens the labels of paired bars would overlap.
    responsive:
      chart.series.length > 1 ? [{ breakpoint: 1024, options: { dataLabels: { enabled: false } } }] : [],
    legend: { show: false },
    grid: { borderColor: colourOf('line') },
    ...axes(chart, months, colourOf),
    // Fixed, because a tooltip that follows the pointer counts as layout shift.
    tooltip: {
      shared: true,
      intersect: false,
      fixed: { enabled: true, position: 'topLeft', offsetX: 52, offsetY: -15 },
      y: { formatter: chart.exact },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
  };
}

function axes(chart: Chart, months: readonly string[], colourOf: ColourOf): ApexOptions {
  const { top, steps } = scaleOf(chart.series.flatMap((series) => series.values));
  const words = { fontSize, colors: colourOf('slate') };

  return {
    xaxis: {
      categories: [...months],
      labels: { style: words },
      axisBorder: { show: false },
      axisTicks: { show: false },
      tooltip: { enabled: false },
      crosshairs: {
        width: 'tickWidth',
        opacity: 1,
        stroke: { width: 0 },
        fill: { type: 'solid', color: colourOf('white') },
      },
    },
    yaxis: {
      min: 0,
      max: top,
      tickAmount: steps,
      labels: { formatter: chart.short, style: words },
    },
  };
}
