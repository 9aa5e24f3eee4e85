import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { grouped } from './grouped.ts';
import { useCountUp } from './use-count-up.ts';

/** A number and its text: `1850` as `1850+`, `1.2` as `$1.2B+`. */
export interface Claim {
  value: number;
  text: string;
}

/** The final value, and the band that starts the count when it comes into view; `observer` is for tests. */
export interface CountUpProps extends Claim {
  band: RefObject<Element | null>;
  observer?: typeof IntersectionObserver | undefined;
}

const countStyles = css`
  position: relative;
  display: inline-block;
  white-space: nowrap;
  font-variant-numeric: lining-nums tabular-nums;
`;

/* Kept for screen readers, for search and for its width; only the copy is visible. */
const coveredStyles = css`
  @media screen {
    opacity: 0;
  }
`;

const copyStyles = css`
  position: absolute;
  inset: 0;

  @media print {
    display: none;
  }
`;

/**
 * A figure that counts up once its band is in view (S01-S04). The HTML contains the final value; a copy hidden from
 * screen readers counts.
 */
export function CountUp({ value, text, band, observer }: CountUpProps) {
  const shown = useCountUp(value, band, observer);
  const isCounting = shown !== undefined;

  return (
    <span css={countStyles}>
      <span css={isCounting && coveredStyles}>{text}</span>
      {isCounting && (
        <span css={copyStyles} aria-hidden="true">
          {writtenAs(text, shown)}
        </span>
      )}
    </span>
  );
}

/** Formats an intermediate number with the commas, decimals and signs of the final text. */
const writtenAs = (text: string, value: number) =>
  text.replace(/\d[\d.,]*/, (digits) => {
    const decimals = digits.split('.')[1]?.length ?? 0;

    return digits.includes(',') ? grouped(value, 0) : value.toFixed(decimals);
  });
