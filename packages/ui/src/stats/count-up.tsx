import { css } from '@emotion/react';
import { type RefObject, useEffect, useState } from 'react';
import { whenSeen } from '../near.ts';
import { grouped } from './money.tsx';

/** A number and its text: `1850` as `1850+`, `1.2` as `$1.2B+`. */
export interface Claim {
  value: number;
  text: string;
}

/* The text is kept for screen readers, for search and for its width; only the copy is visible. */
const countStyles = css`
  position: relative;
  display: inline-block;
  white-space: nowrap;
  font-variant-numeric: lining-nums tabular-nums;

  & > [aria-hidden] {
    position: absolute;
    inset: 0;
  }

  @media screen {
    & > :not(:only-child, [aria-hidden]) {
      opacity: 0;
    }
  }

  @media print {
    & > [aria-hidden] {
      display: none;
    }
  }
`;

/** A figure whose HTML contains the final value; a copy hidden from screen readers counts up to it. */
export const CountUp = ({ value, text, share }: Claim & { share: number }) => (
  <span css={countStyles}>
    <span>{text}</span>
    {share < 1 && <span aria-hidden="true">{writtenAs(text, value * (1 - (1 - share) ** 3))}</span>}
  </span>
);

/** Formats an intermediate number with the commas, decimals and signs of the final text. */
const writtenAs = (text: string, value: number) =>
  text.replace(/\d[\d.,]*/, (digits) =>
    digits.includes(',') ? grouped(value) : value.toFixed(digits.split('.')[1]?.length ?? 0),
  );

const durationMs = 2000;
const steps = 60;

/** From 0 to 1 in 60 steps of 2000 ms (S02), once (S04), when a tenth is in view with 50 px of margin (S03). */
export function useShare(band: RefObject<Element | null>) {
  const [step, setStep] = useState(steps);

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !band.current || !('IntersectionObserver' in globalThis)) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    setStep(0);
    const stop = whenSeen(band.current, count, { threshold: 0.1, rootMargin: '50px' });

    function count() {
      // By the clock, so that a page in the background does not fall behind.
      const startedAt = performance.now();
      timer = setInterval(() => {
        const now = Math.min(steps, Math.round(((performance.now() - startedAt) * steps) / durationMs));
        setStep(now);
        if (now === steps) clearInterval(timer);
      }, durationMs / steps);
    }

    return () => {
      stop();
      clearInterval(timer);
    };
  }, [band]);

  return step / steps;
}
