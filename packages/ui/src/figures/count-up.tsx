import { css } from '@emotion/react';
import { useCountUp } from './use-count-up.ts';

/** The final value and how it is written; `observer` is for tests. */
export interface CountUpProps {
  value: number;
  format?: ((value: number) => string) | undefined;
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

/** A figure that counts up once it is seen (S01-S04). The HTML holds the final value; a silent copy moves. */
export function CountUp({ value, format = inWords, observer }: CountUpProps) {
  const { ref, shown } = useCountUp<HTMLSpanElement>(value, observer);
  const isCounting = shown !== undefined;

  return (
    <span ref={ref} css={countStyles}>
      <span css={isCounting && coveredStyles}>{format(value)}</span>
      {isCounting && (
        <span css={copyStyles} aria-hidden="true">
          {format(shown)}
        </span>
      )}
    </span>
  );
}

const inWords = (value: number) => value.toLocaleString('en-US');
