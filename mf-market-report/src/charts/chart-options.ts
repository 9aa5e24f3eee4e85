import type { ApexOptions } from 'apexcharts';
import { fill, plot, scaleOf } from './geometry.ts';
import type { Chart } from './report-charts.ts';

/** Options of the library, so that its chart lies exactly over the drawn one. */
export function chartOptions(given: {
  chart: Chart;
  months: readonly string[];
  onDrawn: () => void;
  colourOf: (name: string) => string;
}): ApexOptions {
  const { chart, months, onDrawn, colourOf } = given;
  const { ticks, top } = scaleOf(chart.series.flatMap((series) => series.values));
  const edges = { navy: 'navy', gold: 'bronze' } as const;
  const words = { fontSize: plot.fontSize, colors: colourOf('slate') };
  const isCrowded = chart.series.length > 1;

  return {
    chart: {
      type: 'bar',
      // The bars are already drawn: growing them again would flicker, and some visitors want no motion.
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      fontFamily: 'inherit',
      background: 'transparent',
      parentHeightOffset: 0,
      events: { mounted: onDrawn },
    },
    colors: chart.series.map(({ tone }) => colourOf(tone)),
    stroke: { show: true, width: 1, colors: chart.series.map(({ tone }) => colourOf(edges[tone])) },
    fill: { opacity: 1 },
    plotOptions: {
      bar: {
        columnWidth: `${(fill * 100 * chart.series.length) / Math.max(chart.series.length, 1.5)}%`,
        dataLabels: { position: 'top', hideOverflowingLabels: false },
      },
    },
    dataLabels: {
      enabled: true,
      formatter: (value) => chart.short(Number(value)),
      offsetY: -20,
      style: { fontSize: plot.fontSize, fontWeight: 400, colors: [colourOf('night')] },
    },
    responsive: isCrowded ? [{ breakpoint: 1024, options: { dataLabels: { enabled: false } } }] : [],
    legend: { show: false },
    grid: {
      borderColor: colourOf('line'),
      // The library's own margins, measured against the drawn chart.
      padding: { top: 0, right: plot.right - 11.4, bottom: 0, left: plot.left - 44 },
    },
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
      tickAmount: ticks.length - 1,
      labels: { formatter: chart.short, style: words, minWidth: 44, maxWidth: 44, offsetX: -6 },
    },
    // It stays in one place: one that follows the pointer counts as a shifting layout.
    tooltip: {
      shared: true,
      intersect: false,
      fixed: { enabled: true, position: 'topLeft', offsetX: plot.left, offsetY: -plot.top / 2 },
      y: { formatter: chart.exact },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
  };
}
