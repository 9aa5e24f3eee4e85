import { css } from '@emotion/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { colour, nightGround, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { whenSeen } from '../browser/in-view.ts';
import { prefersReducedMotion } from '../browser/motion.ts';
import { Container } from '../layout/container.tsx';
import { columns } from '../layout/grids.ts';
import { grouped } from './money.tsx';

const figureStyles = css`
  ${type.figure};
  color: ${surface('figure')};
`;

const labelStyles = css`
  ${type.note};
  max-width: ${space(56)};
`;

const tileStyles = css`
  ${columns(2)};
  padding-top: ${space(4)};
  border-top: 1px solid ${surface('rule')};
`;

/** A figure above a hairline (H03, AG04): gold on night, navy on light. */
export const StatTile = ({ figure, label }: { figure: ReactNode; label: ReactNode }) => (
  <div css={tileStyles}>
    <p css={figureStyles}>{figure}</p>
    <p css={labelStyles}>{label}</p>
  </div>
);

const bandStyles = css`
  ${nightGround};
  padding-block: clamp(${space(14)}, 7vw, ${space(24)});

  & h2 {
    ${type.heading};
    margin-bottom: ${space(10)};
  }
`;

const statsStyles = (count: number) => css`
  ${columns(8, { tablet: [2, 12], desktop: [count, 8] })};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space(3)};
    padding-left: ${space(6)};
    border-left: 1px solid ${colour('gold')};
  }
`;

interface StatBandProps {
  title?: string;
  /** Each with its final figure: `1850+`, `$1.2B+`. */
  stats: readonly (readonly [figure: string, label: string])[];
}

/** Large gold figures on night that count up together once the band is in view (H06, T01, S01-S04). */
export function StatBand({ title, stats }: StatBandProps) {
  const titleId = useId();
  const band = useRef<HTMLElement>(null);
  useEffect(() => (band.current ? countUp(band.current) : undefined), []);

  return (
    <section ref={band} css={bandStyles} aria-labelledby={title && titleId}>
      <Container>
        {title && <h2 id={titleId}>{title}</h2>}
        <dl css={statsStyles(stats.length)}>
          {stats.map(([figure, label]) => (
            <div key={label}>
              <dt css={labelStyles}>{label}</dt>
              <dd css={figureStyles}>
                <span css={countStyles}>
                  <span>{figure}</span>
                  <span aria-hidden="true" />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/* The text is kept for screen readers, for search and for its width; while it counts only the copy is visible. */
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
    & > :has(+ :not(:empty)) {
      opacity: 0;
    }
  }

  @media print {
    & > [aria-hidden] {
      display: none;
    }
  }
`;

const durationMs = 2000;
const steps = 60;

/** From 0, in 60 steps of 2000 ms (S02), once (S04), when a tenth is in view with 50 px of margin (S03). */
function countUp(band: Element) {
  if (prefersReducedMotion()) return;
  const copies = band.querySelectorAll('[aria-hidden]');
  let timer: ReturnType<typeof setInterval> | undefined;
  show(0);
  const stop = whenSeen(band, count, { threshold: 0.1, rootMargin: '50px' });

  function count() {
    // By the clock, so that a page in the background does not fall behind.
    const startedAt = performance.now();
    timer = setInterval(() => {
      const step = Math.round(((performance.now() - startedAt) * steps) / durationMs);
      show(step);
      if (step >= steps) clearInterval(timer);
    }, durationMs / steps);
  }

  /** Bypasses React, which would render the whole band at each step. */
  function show(step: number) {
    const share = 1 - (1 - step / steps) ** 3;
    for (const copy of copies)
      copy.textContent = step < steps ? partOf(copy.previousSibling?.textContent ?? '', share) : '';
  }

  return () => {
    stop();
    clearInterval(timer);
  };
}

/** A share of a figure, with the commas, decimals and signs of its text. */
const partOf = (text: string, share: number) =>
  text.replace(/\d[\d.,]*/, (digits) => {
    const value = Number(digits.replaceAll(',', '')) * share;

    return digits.includes(',') ? grouped(value) : value.toFixed(digits.split('.')[1]?.length ?? 0);
  });
