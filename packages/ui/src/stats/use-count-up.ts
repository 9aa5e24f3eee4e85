import { type RefObject, useEffect, useState } from 'react';

const durationMs = 2000;
const steps = 60;
const stepMs = durationMs / steps;
const sight = { threshold: 0.1, rootMargin: '50px' };

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * Counts from 0 to the value when a tenth of the band is in view, 50 px of margin included (S03): 60 eased steps in
 * 2000 ms (S02), once (S04). Undefined while the final value itself should be visible: in served HTML, with reduced
 * motion, and once the count is over. `Observer` is a parameter for tests.
 */
export function useCountUp(
  value: number,
  band: RefObject<Element | null>,
  Observer: typeof IntersectionObserver | undefined = globalThis.IntersectionObserver,
): number | undefined {
  const [step, setStep] = useState<number>();

  useEffect(() => {
    const element = band.current;
    if (!element || !Observer || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    setStep(0);

    return onceSeen(element, Observer, () => countSteps(setStep));
  }, [band, Observer]);

  return step === undefined || step === steps ? undefined : part(value, step);
}

function part(value: number, step: number) {
  const decimals = String(value).split('.')[1]?.length ?? 0;

  return Number((value * easeOut(step / steps)).toFixed(decimals));
}

function onceSeen(element: Element, Observer: typeof IntersectionObserver, start: () => () => void) {
  let stop = () => {};
  const observer = new Observer((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    stop = start();
  }, sight);
  observer.observe(element);

  return () => {
    observer.disconnect();
    stop();
  };
}

/** Counts by the clock, so that a page in the background does not fall behind. */
function countSteps(setStep: (step: number) => void) {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const step = Math.min(steps, Math.round((performance.now() - startedAt) / stepMs));
    setStep(step);
    if (step === steps) clearInterval(timer);
  }, stepMs);

  return () => clearInterval(timer);
}
