import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { InteractiveChartProps } from './interactive-chart.tsx';
import { LiveChart, type LoadChart } from './live-chart.tsx';
import { charts, months } from './report-charts.ts';

const [chart] = charts;

/** Renders the chart in a browser in which nothing is in view until the test scrolls there. */
function show(load: LoadChart) {
  let seen = (_: boolean) => {};
  globalThis.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      seen = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  if (chart)
    render(
      <LiveChart chart={chart} months={months} summary="Prices" load={load}>
        <p>drawn bars</p>
      </LiveChart>,
    );

  return { scrollTo: (isIntersecting: boolean) => act(async () => seen(isIntersecting)) };
}

function Interactive({ onDrawn }: InteractiveChartProps) {
  useEffect(onDrawn, [onDrawn]);

  return <p>interactive bars</p>;
}

describe('LiveChart', () => {
  it('M05 loads nothing until it is seen', async () => {
    const load = jest.fn();

    await show(load).scrollTo(false);

    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('drawn bars')).toBeVisible();
  });

  it('M05 becomes interactive when it comes into view', async () => {
    const load = jest.fn(async () => Interactive);
    const { scrollTo } = show(load);

    await scrollTo(true);

    expect(screen.getByText('interactive bars')).toBeVisible();
    expect(screen.getByText('drawn bars')).not.toBeVisible();
  });

  it('keeps the drawn bars until the interactive ones stand', async () => {
    await show(async () => () => <p>not yet drawn</p>).scrollTo(true);

    expect(screen.getByText('drawn bars')).toBeVisible();
  });

  it('keeps the drawn bars when the library cannot be had', async () => {
    await show(async () => Promise.reject(new Error('offline'))).scrollTo(true);

    expect(screen.getByText('drawn bars')).toBeVisible();
  });

  it('keeps the drawn bars when the library fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    await show(async () => () => {
      throw new Error('no canvas');
    }).scrollTo(true);

    expect(screen.getByText('drawn bars')).toBeVisible();
  });
});
