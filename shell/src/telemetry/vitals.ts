import type { VitalName } from '@dosmares/contracts/events';

/** Says what was measured on the page that ends here. */
export type TellVital = (name: VitalName, value: number) => void;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface InteractionEntry extends PerformanceEntry {
  interactionId?: number;
}

/** One measurement: takes entries, gives its value, and begins anew with the next page. */
interface Gauge {
  type: string;
  options?: object;
  take: (entry: PerformanceEntry) => void;
  value: () => number | undefined;
}

/** When the largest thing was painted; only the page that was loaded has it. */
function largestPaint(): Gauge {
  let at: number | undefined;

  return {
    type: 'largest-contentful-paint',
    take: ({ startTime }) => {
      at = startTime;
    },
    value: () => at,
  };
}

/** The longest wait for an answer to the visitor; of many, one in fifty is forgiven. */
function slowestAnswer(): Gauge {
  const durations = new Map<number, number>();

  return {
    type: 'event',
    options: { durationThreshold: 16 },
    take(entry) {
      const { interactionId, duration } = entry as InteractionEntry;
      if (interactionId) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    },
    value: () => [...durations.values()].sort((one, other) => other - one)[Math.floor(durations.size / 50)],
  };
}

/** The worst burst of shifts: at most five seconds, with no second without one. */
function worstShifting(): Gauge {
  let worst = 0;
  let burst = 0;
  let began = 0;
  let last = 0;

  return {
    type: 'layout-shift',
    take(entry) {
      const { value, hadRecentInput, startTime } = entry as ShiftEntry;
      if (hadRecentInput) return;

      const goesOn = startTime - last < 1_000 && startTime - began < 5_000;
      if (!goesOn) began = startTime;
      burst = goesOn ? burst + value : value;
      last = startTime;
      worst = Math.max(worst, burst);
    },
    value: () => worst,
  };
}

/** Measures each page that is shown. What is returned ends one page and begins the next; told are those that have a value. */
export function measureVitals(tell: TellVital): () => void {
  const end = (gauges: Partial<Record<VitalName, Gauge>>) => {
    for (const [name, gauge] of Object.entries(gauges)) {
      const value = gauge.value();
      if (value !== undefined) tell(name as VitalName, Math.round(value * 10_000) / 10_000);
    }
  };
  let now: Partial<Record<VitalName, Gauge>> = {
    LCP: largestPaint(),
    INP: slowestAnswer(),
    CLS: worstShifting(),
  };
  for (const name of Object.keys(now) as VitalName[]) observe(() => now[name]);

  return () => {
    end(now);
    now = { INP: slowestAnswer(), CLS: worstShifting() };
  };
}

function observe(gauge: () => Gauge | undefined) {
  const { type = '', options } = gauge() ?? {};
  // Not every browser has all of them.
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) gauge()?.take(entry);
  }).observe({ type, buffered: true, ...options });
}
