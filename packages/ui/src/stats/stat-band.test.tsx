import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CountUp } from './count-up.tsx';

/** An observer that the test controls. */
class Watcher {
  static last: Watcher;
  static optionsSeen: IntersectionObserverInit | undefined;
  disconnect = jest.fn();
  observe = jest.fn();
  see: (isIntersecting: boolean) => void;

  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    Watcher.last = this;
    Watcher.optionsSeen = options;
    this.see = (isIntersecting) =>
      act(() =>
        callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
      );
  }
}

const observer = Watcher as unknown as typeof IntersectionObserver;
const band = { current: document.body };
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function count(value: number, text: string) {
  const { container } = render(<CountUp value={value} text={text} band={band} observer={observer} />);

  return {
    spoken: () => container.querySelector('span > span:not([aria-hidden])')?.textContent,
    seen: () => container.querySelector('[aria-hidden]')?.textContent,
  };
}

describe('CountUp', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('S01 is served with its final value and nothing else', () => {
    expect(renderToString(<CountUp value={1850} text="1850+" band={band} />)).toMatch(
      />1850\+<\/span><\/span>$/,
    );
  });

  it.each([
    [75, '0', '75'],
    [1850, '0+', '1850+'],
    [100, '0%', '100%'],
    [4370, '0+', '4,370+'],
    [1.2, '$0.0B+', '$1.2B+'],
  ])('S01 S02 counts from 0 to %s in 2000 ms, while the page says the final value', (value, first, final) => {
    const { spoken, seen } = count(value, final);

    expect(seen()).toBe(first);
    Watcher.last.see(true);
    pass(1000);
    expect(seen()).not.toBe(first);
    expect(seen()).not.toBe(final);
    expect(spoken()).toBe(final);
    pass(1034);

    expect(seen()).toBeUndefined();
    expect(spoken()).toBe(final);
  });

  it('S02 takes sixty eased steps: fast first, slow at the end', () => {
    const { seen } = count(1_000_000, '1,000,000');
    const values = new Set<number>();
    Watcher.last.see(true);

    for (let ms = 0; ms < 2000; ms += 5) {
      pass(5);
      values.add(Number(seen()?.replaceAll(',', '') ?? 1_000_000));
    }
    const [steps, half] = [[...values], [...values][30] ?? 0];

    expect(steps.length).toBeGreaterThanOrEqual(60);
    expect(steps.length).toBeLessThanOrEqual(61);
    expect(half).toBeGreaterThan(800_000);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('S03 starts when a tenth is in sight, with a margin of 50 px', () => {
    const { seen } = count(75, '75');

    expect(Watcher.optionsSeen).toEqual({ threshold: 0.1, rootMargin: '50px' });
    Watcher.last.see(false);
    pass(3000);

    expect(seen()).toBe('0');
  });

  it('S04 runs once, not again on re-entry', () => {
    const { seen } = count(75, '75');
    Watcher.last.see(true);
    pass(2100);

    expect(Watcher.last.disconnect).toHaveBeenCalled();
    expect(seen()).toBeUndefined();
  });

  it('keeps still for visitors who want less motion', () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);

    const { seen, spoken } = count(75, '75');

    expect(seen()).toBeUndefined();
    expect(spoken()).toBe('75');
  });
});
