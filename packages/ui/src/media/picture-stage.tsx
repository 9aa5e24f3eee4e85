import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { nightGround, space, translucent, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from '../layout/container.tsx';
import { Picture } from './picture.tsx';

const stage = css`
  ${nightGround};
  position: relative;
  display: grid;
  overflow: hidden;
  isolation: isolate;
`;

export const stageCover = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  width: 100%;
  height: 100%;

  &,
  & img {
    object-fit: cover;
    object-position: 50% var(--stage-focus, 50%);
  }
`;

const veil = (night: string) => css`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(to top, ${night});
`;

interface PictureStageProps {
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  film?: ReactNode;
  /** The stops of the dark gradient between picture and words, from the bottom. */
  night: string;
  className?: string;
  children: ReactNode;
}

export function PictureStage({ film, night, className, children, ...shown }: PictureStageProps) {
  return (
    <section css={stage} className={className}>
      <Picture css={stageCover} {...shown} />
      {film}
      <div css={veil(night)} />
      {children}
    </section>
  );
}

/** Distances over which the scrim fades out around the words: longer in wider windows. */
const reach = { above: 'clamp(4rem, 14vw, 12rem)', beside: 'clamp(11rem, 28vw, 26rem)' };

/** Returns gradient stops that ease in and out, without a visible edge. */
const fade = (most: number, length: string) =>
  [0.2, 0.4, 0.6, 0.8, 1]
    .map((at) => [at, (most * at * at * (3 - 2 * at)).toFixed(2)] as const)
    .map(([at, opacity]) => `${translucent('night', Number(opacity))} calc(${at} * ${length})`)
    .join(', ');

/** A dark scrim behind words on a picture alone (AC02); its container clips it and is a stacking context. */
const scrim = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${reach.above}) calc(-1 * ${reach.beside}) -50rem -100rem;
    z-index: -1;
    background: linear-gradient(to left, transparent, ${fade(0.62, reach.beside)});
    mask-image: linear-gradient(transparent, ${fade(1, reach.above)});
    pointer-events: none;
  }
`;

const wordsStyles = css`
  ${scrim};
  justify-self: start;
  width: fit-content;

  & > p {
    ${type.label};
    margin-bottom: ${space(5)};
  }

  & > h1 {
    ${type.hero};
  }
`;

interface StageWordsProps {
  line: ReactNode;
  headline: string;
  measure?: string;
  children?: ReactNode;
}

export function StageWords({ line, headline, measure, children }: StageWordsProps) {
  return (
    <div css={wordsStyles}>
      <p>{line}</p>
      <h1 css={{ maxWidth: measure }}>{headline}</h1>
      {children}
    </div>
  );
}

interface HeroProps {
  picture: PictureSource;
  /** Opacity of the dark gradient at the bottom: 1 where a dark band follows. */
  night?: number;
  /** In percent of the window's height. */
  height?: number;
  label: ReactNode;
  title: string;
  measure?: string;
  lead?: string;
  children?: ReactNode;
}

/** The first view of a page: words over a picture that fills the width (T01, M02). */
export function Hero(opening: HeroProps) {
  const { picture, night = 0.8, height = 68, label, title, lead, children, ...rest } = opening;

  return (
    <PictureStage
      css={{ alignItems: 'end', minHeight: `clamp(${space(110)}, ${height}svh, ${space(height * 2.5)})` }}
      picture={picture}
      sizes="100vw"
      priority
      night={`${translucent('night', night)}, transparent 55%`}
    >
      <Container css={{ marginBlock: `${space(24)} clamp(${space(12)}, 5vw, ${space(16)})` }}>
        <StageWords line={label} headline={title} {...rest}>
          {lead && <div css={[type.lead, { maxWidth: width.measure, marginTop: space(6) }]}>{lead}</div>}
          {children && <div css={{ marginTop: space(8) }}>{children}</div>}
        </StageWords>
      </Container>
    </PictureStage>
  );
}
