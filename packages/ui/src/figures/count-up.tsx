import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { grouped } from './grouped.ts';
import { useCountUp } from './use-count-up.ts';

/** The final value, how it is written, and the band whose sight starts the count; `observer` is for tests. */
export interface CountUpProps {
  value: number;
  format?: ((value: number) => string) | undefined;
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
export function CountUp({ value, format = grouped, band, observer }: CountUpProps) {
  const shown = useCountUp(value, band, observer);
  const isCounting = shown !== undefined;

  return (
    <span css={countStyles}>
      <span css={isCounting && coveredStyles}>{format(value)}</span>
      {isCounting && (
        <span css={copyStyles} aria-hidden="true">
          {format(shown)}
        </span>
      )}
    </span>
  );
}
