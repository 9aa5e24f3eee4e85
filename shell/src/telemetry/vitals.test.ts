import { measureVitals } from './vitals.ts';

type Entries = { getEntries: () => object[] };
const observers = new Map<string, (list: Entries) => void>();

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift'];
  readonly tell: (list: Entries) => void;
  constructor(tell: (list: Entries) => void) {
    this.tell = tell;
  }
  observe({ type }: { type: string }) {
    observers.set(type, this.tell);
  }
}

function measured() {
  const told: Record<string, number> = {};
  globalThis.PerformanceObserver = Observer as never;
  const end = measureVitals((name, value) => {
    told[name] = value;
  });
  const happens = (type: string, ...entries: object[]) =>
    observers.get(type)?.({ getEntries: () => entries });

  return { told, end, happens };
}

describe('vitals', () => {
  it('take the last of the largest paints, for the page that was loaded only', () => {
    const { told, end, happens } = measured();
    happens('largest-contentful-paint', { startTime: 800 }, { startTime: 1_900 });

    end();
    expect(told).toMatchObject({ LCP: 1_900, CLS: 0 });

    Object.assign(told, { LCP: -1 });
    end();
    expect(told).toMatchObject({ LCP: -1 });
  });

  it('take the slowest interaction, whatever events it is made of', () => {
    const { told, end, happens } = measured();
    happens(
      'event',
      { interactionId: 1, duration: 40 },
      { interactionId: 1, duration: 120 },
      { duration: 900 },
    );

    end();

    expect(told).toMatchObject({ INP: 120 });
  });

  it('take the worst burst of shifts, without those that a visitor has caused', () => {
    const { told, end, happens } = measured();
    happens(
      'layout-shift',
      { startTime: 100, value: 0.1 },
      { startTime: 900, value: 0.05 },
      { startTime: 1_000, value: 5, hadRecentInput: true },
      { startTime: 4_000, value: 0.12 },
    );

    end();

    expect(told).toEqual({ CLS: 0.15 });
  });

  it('are left out where a browser cannot measure them', () => {
    globalThis.PerformanceObserver = undefined as never;

    expect(() => measureVitals(() => {})()).not.toThrow();
  });
});
