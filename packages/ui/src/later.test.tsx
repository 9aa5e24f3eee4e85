import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { later, useFetched, useLater } from './later.ts';

function Shown({
  source,
  isUrgent = true,
}: {
  source: ReturnType<typeof later<string>>;
  isUrgent?: boolean;
}) {
  return <p>{useLater(source, isUrgent) ?? 'nothing yet'}</p>;
}

const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('later', () => {
  it('fetches once, however many places wait for it', async () => {
    const load = jest.fn(async () => 'a dialog');
    const source = later(load);
    render(
      <>
        <Shown source={source} />
        <Shown source={source} />
      </>,
    );
    await passing(0);

    expect(screen.getAllByText('a dialog')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits until the page is idle where nothing is urgent', async () => {
    const load = jest.fn(async () => 'a dialog');
    render(<Shown source={later(load)} isUrgent={false} />);
    await passing(0);

    expect(load).not.toHaveBeenCalled();
    await passing(2_000);
    expect(screen.getByText('a dialog')).toBeInTheDocument();
  });

  describe('while the page still loads', () => {
    const setReadyState = (state: DocumentReadyState) =>
      Object.defineProperty(document, 'readyState', { configurable: true, value: state });
    beforeEach(() => setReadyState('interactive'));
    afterEach(() => setReadyState('complete'));

    it('waits for the rest of it', async () => {
      const load = jest.fn(async () => 'a dialog');
      render(<Shown source={later(load)} isUrgent={false} />);
      await passing(3_000);
      expect(load).not.toHaveBeenCalled();

      window.dispatchEvent(new Event('load'));
      await passing(2_000);
      expect(screen.getByText('a dialog')).toBeInTheDocument();
      await passing(10_000);
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('does not wait for a script that hangs', async () => {
      render(<Shown source={later(async () => 'a dialog')} isUrgent={false} />);
      await passing(7_000);

      expect(screen.getByText('a dialog')).toBeInTheDocument();
    });

    it('fetches nothing for a place that has gone', async () => {
      const load = jest.fn(async () => 'a dialog');
      const { unmount } = render(<Shown source={later(load)} isUrgent={false} />);
      unmount();
      window.dispatchEvent(new Event('load'));
      await passing(10_000);

      expect(load).not.toHaveBeenCalled();
    });
  });

  it('loads what is fetched on demand only once it is wanted', async () => {
    const load = jest.fn(async () => 'a dialog');
    const source = later(load);
    const OnDemand = ({ isWanted }: { isWanted: boolean }) => <p>{useFetched(source, isWanted)}</p>;
    const { rerender } = render(<OnDemand isWanted={false} />);
    await passing(10_000);
    expect(load).not.toHaveBeenCalled();

    rerender(<OnDemand isWanted />);
    await passing(0);
    expect(screen.getByText('a dialog')).toBeInTheDocument();
  });

  it('tries anew while somebody waits', async () => {
    const load = jest.fn(async () => 'a dialog').mockRejectedValueOnce(new Error('offline'));
    render(<Shown source={later(load)} />);
    await passing(0);
    await passing(3_000);

    expect(screen.getByText('a dialog')).toBeInTheDocument();
  });

  it('is never there in served HTML, even when the server has it', async () => {
    const source = later(async () => 'a dialog');
    source.fetch();
    await passing(0);

    expect(renderToString(<Shown source={source} />)).toContain('nothing yet');
  });
});
