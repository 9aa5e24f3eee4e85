import { space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { InteractiveChartProps } from './interactive-chart.tsx';

/** Fetches the interactive chart and its library, a chunk of its own. */
export type LoadChart = () => Promise<ComponentType<InteractiveChartProps>>;

const frameStyles = css`
  position: relative;
  height: ${space(80)};

  @media print {
    & > [data-live] {
      display: none;
    }
  }
`;

const layerStyles = css`
  position: absolute;
  inset: 0;
`;

const replacedStyles = css`
  @media screen {
    visibility: hidden;
  }
`;

const loadInteractive: LoadChart = async () => (await import('./interactive-chart.tsx')).InteractiveChart;

interface LiveChartProps extends Omit<InteractiveChartProps, 'onDrawn'> {
  /** A sentence on the chart for visitors who cannot see it. */
  summary: string;
  load?: LoadChart | undefined;
  /** The drawn chart, shown until the interactive one is drawn, or for good if that cannot be loaded. */
  children: ReactNode;
}

/**
 * A frame of fixed height: first the drawn chart, then, once it has been seen, an interactive one of the same size.
 */
export function LiveChart({ chart, months, summary, load = loadInteractive, children }: LiveChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const Interactive = useOnceSeen(frame, load);
  const [isDrawn, setDrawn] = useState(false);

  return (
    <div ref={frame} css={frameStyles} role="img" aria-label={summary}>
      <div css={[layerStyles, isDrawn && replacedStyles]}>{children}</div>
      {Interactive && (
        <Attempt onFailure={() => setDrawn(false)}>
          <div css={layerStyles} data-live="">
            <Interactive chart={chart} months={months} onDrawn={() => setDrawn(true)} />
          </div>
        </Attempt>
      )}
    </div>
  );
}

/** Loads the component when the element first comes into view; a failed load changes nothing. */
function useOnceSeen(element: { current: Element | null }, load: LoadChart) {
  const [Loaded, setLoaded] = useState<ComponentType<InteractiveChartProps>>();

  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined' || isRecolored()) return;

    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;

      observer.disconnect();
      load().then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
    });
    observer.observe(element.current);

    return () => observer.disconnect();
  }, [element, load]);

  return Loaded;
}

/** Whether the visitor has chosen the colors: the drawn chart follows them, the library's does not. */
const isRecolored = () => matchMedia('(forced-colors: active)').matches;

/** Renders nothing when its content throws. */
class Attempt extends Component<{ children: ReactNode; onFailure: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
