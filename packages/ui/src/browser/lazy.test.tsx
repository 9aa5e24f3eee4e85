import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazy, useLazy } from './lazy.ts';

type Source = ReturnType<typeof lazy<string>>;

const Place = ({ source, isWanted = true }: { source: Source; isWanted?: boolean | 'when idle' }) => (
  <p>{useLazy(source, isWanted) ?? 'nothing yet'}</p>
);

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

describe('lazy', () => {
  let load: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    load = jest.fn(async () => 'a dialog');
  });
  afterEach(() => {
    jest.useRealTimers();
    setReadyState('complete');
  });

  it('loads once when it is wanted, however many components wait for it, retries, and is never in served HTML', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const source = lazy<string>(load);
    const twice = (
      <>
        <Place source={source} />
        <Place source={source} />
      </>
    );
    const { rerender } = render(<Place source={source} isWanted={false} />);
    await advance(10_000);
    expect(load).not.toHaveBeenCalled();
    rerender(twice);
    await advance(0);
    await advance(3_000);

    expect(screen.getAllByText('a dialog')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(2);
    expect(renderToString(twice)).toContain('nothing yet');
  });

  it.each([
    ['the rest of the page', 3_000, () => window.dispatchEvent(new Event('load'))],
    ['five seconds where a script hangs', 4_900, () => {}],
  ])('waits for %s when nothing is urgent', async (_, ms, arrive) => {
    setReadyState('interactive');
    render(<Place source={lazy(load)} isWanted="when idle" />);
    await advance(ms);
    expect(load).not.toHaveBeenCalled();

    arrive();
    await advance(2_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
