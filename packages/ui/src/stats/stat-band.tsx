import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import { nightGround } from '../brand/night-ground.ts';
import { colour, from, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from '../layout/container.tsx';
import { type Claim, CountUp } from './count-up.tsx';
import { figureLabelStyles, figureStyles } from './stat-tile.tsx';

/** A number and its label. */
export type Stat = readonly [claim: Claim, label: string];

const bandStyles = css`
  ${nightGround};
  padding-block: clamp(${space(14)}, 7vw, ${space(24)});
`;

const titleStyles = css`
  ${type.heading};
  margin-bottom: ${space(10)};
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
`;

const statStyles = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space(3)};
  padding-left: ${space(6)};
  border-left: 1px solid ${colour('gold')};
`;

/** The band's figures, and its optional title; `observer` is for tests. */
export interface StatBandProps {
  title?: string | undefined;
  stats: readonly Stat[];
  observer?: typeof IntersectionObserver | undefined;
}

/** Large gold figures on night that count up together once the band is in view (H06, T01, S01-S04). */
export function StatBand({ title, stats, observer }: StatBandProps) {
  const titleId = useId();
  const band = useRef<HTMLElement>(null);

  return (
    <section ref={band} css={bandStyles} aria-labelledby={title ? titleId : undefined}>
      <Container>
        {title && (
          <h2 id={titleId} css={titleStyles}>
            {title}
          </h2>
        )}
        <dl css={statsStyles}>
          {stats.map(([claim, label]) => (
            <div key={label} css={statStyles}>
              <dt css={figureLabelStyles}>{label}</dt>
              <dd css={figureStyles}>
                <CountUp {...claim} band={band} observer={observer} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
