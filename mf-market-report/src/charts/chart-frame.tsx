import { useInView } from '@dosmares/ui';
import { space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Component, lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Chart } from './report-charts.ts';

const summaryStyles = css`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space(6)};
  border-block: 1px solid ${surface('rule')};
  ${type.note};
`;

const InteractiveChart = lazy(async () => ({
  default: (await import('./interactive-chart.tsx')).InteractiveChart,
}));

interface ChartFrameProps {
  chart: Chart;
  months: readonly string[];
  /** The chart itself; replaced in tests. */
  Bars?: typeof InteractiveChart | ((props: { chart: Chart; months: readonly string[] }) => ReactNode);
}

/** A chart, or a sentence until it is near and has loaded, and for good if it does not load. */
export function ChartFrame({ chart, months, Bars = InteractiveChart }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isInView = useInView(frame);
  const summary = summaryOf(chart, months);
  const inWords = <p css={summaryStyles}>{summary}</p>;

  return (
    <div ref={frame} css={{ height: space(80) }} role="img" aria-label={`Bar chart. ${summary}`}>
      {isInView ? (
        <ChartBoundary fallback={inWords}>
          <Suspense fallback={inWords}>
            <Bars chart={chart} months={months} />
          </Suspense>
        </ChartBoundary>
      ) : (
        inWords
      )}
    </div>
  );
}

/** Describes the chart in a sentence: its subject, and the first and last figure of each series. */
function summaryOf({ title, series, exact }: Chart, months: readonly string[]) {
  const changes = series.map(
    ({ name, values }) =>
      `${name} from ${exact(values[0] ?? 0)} in ${months[0]} to ${exact(values.at(-1) ?? 0)} in ${months.at(-1)}`,
  );

  return `${title.replace(' *', '')}: ${changes.join('; ')}.`;
}

class ChartBoundary extends Component<{ children: ReactNode; fallback: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
