import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { grouped } from './grouped.ts';
import { useCountUp } from './use-count-up.ts';

/** A number and how it is written: `1850` as `1850+`, `1.2` as `$1.2B+`. */
export interface Claim {
  value: number;
  text: string;
}

/** The final value, and the band whose sight starts the count; `observer` is for tests. */
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

/* Still there for ears, for search and for the width: only the eye sees the copy instead. */
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

/** A figure that counts up once its band is seen (S01-S04). The HTML holds the final value; a silent copy moves. */
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

/** A number on its way, with the commas, the decimals and the signs of the final text. */
const writtenAs = (text: string, value: number) =>
  text.replace(/\d[\d.,]*/, (digits) => {
    const decimals = digits.split('.')[1]?.length ?? 0;

    return digits.includes(',') ? grouped(value, 0) : value.toFixed(decimals);
  });
