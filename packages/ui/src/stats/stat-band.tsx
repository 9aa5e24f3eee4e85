import { css } from '@emotion/react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { colour, from, nightGround, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from '../layout/container.tsx';
import { whenSeen } from '../near.ts';
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
  display: grid;
  gap: ${space(2)};
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

const statsStyles = css`
  display: grid;
  gap: ${space(8)};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space(12)};
  }

  ${from.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-columns: none;
  }

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
  stats: readonly (readonly [claim: Claim, label: string])[];
}

/** Large gold figures on night that count up together once the band is in view (H06, T01, S01-S04). */
export function StatBand({ title, stats }: StatBandProps) {
  const titleId = useId();
  const band = useRef<HTMLElement>(null);
  const share = useShare(band);

  return (
    <section ref={band} css={bandStyles} aria-labelledby={title && titleId}>
      <Container>
        {title && <h2 id={titleId}>{title}</h2>}
        <dl css={statsStyles}>
          {stats.map(([claim, label]) => (
            <div key={label}>
              <dt css={labelStyles}>{label}</dt>
              <dd css={figureStyles}>
                <CountUp {...claim} share={share} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

/** A number and its text: `1850` as `1850+`, `1.2` as `$1.2B+`. */
interface Claim {
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
const CountUp = ({ value, text, share }: Claim & { share: number }) => (
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
function useShare(band: RefObject<Element | null>) {
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
