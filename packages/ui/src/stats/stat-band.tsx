import { css } from '@emotion/react';
import { type ReactNode, useId, useRef } from 'react';
import { nightGround } from '../brand/night-ground.ts';
import { colour, from, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from '../layout/container.tsx';
import { type Claim, CountUp, useShare } from './count-up.tsx';

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
