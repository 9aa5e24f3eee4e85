import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StatBand } from './stat-band.tsx';

let see: (isIntersecting: boolean) => void;
const watch = jest.fn((callback: (entries: object[]) => void, _sight: object) => {
  see = (isIntersecting) => act(() => callback([{ isIntersecting }]));

  return { observe: () => {}, disconnect: () => {} };
});
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const band = (text: string) => <StatBand stats={[[text, 'Figure']]} />;

function count(text: string) {
  const { container } = render(band(text));
  const [spoken, seen] = container.querySelectorAll('dd span > span');

  return { spoken: () => spoken?.textContent, seen: () => seen?.textContent };
}

describe('a figure that counts up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(globalThis, { IntersectionObserver: watch });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it.each([
    ['0', '75'],
    ['0+', '4,370+'],
    ['$0.0B+', '$1.2B+'],
  ])(
    'S01 S02 S04 counts once from %s to %s in 2000 ms, while the document has the final value',
    (first, final) => {
      expect(renderToString(band(final))).toContain(`<span>${final}</span><span aria-hidden="true"></span>`);
      const { spoken, seen } = count(final);

      expect(seen()).toBe(first);
      see(true);
      pass(1000);
      expect([first, final]).not.toContain(seen());
      pass(1034);
      expect([seen(), spoken()]).toEqual(['', final]);
    },
  );

  it('S02 S03 takes sixty eased steps, from when a tenth of its band is in view, with a margin of 50 px', () => {
    const { seen } = count('1,000,000');
    expect(watch.mock.lastCall?.[1]).toEqual({ threshold: 0.1, rootMargin: '50px' });
    see(false);
    pass(3000);
    expect(seen()).toBe('0');

    const values = new Set<number>();
    see(true);
    for (let ms = 0; ms < 2000; ms += 5) {
      pass(5);
      values.add(Number(seen()?.replaceAll(',', '') || 1_000_000));
    }
    const steps = [...values];

    expect([60, 61]).toContain(steps.length);
    expect(steps[30]).toBeGreaterThan(800_000);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('does not count for visitors who prefer reduced motion', () => {
    jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);

    expect(count('75').seen()).toBe('');
  });
});
