import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { nightGround } from '../brand/night-ground.ts';
import { space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Picture } from '../media/picture.tsx';
import { scrim } from '../media/scrim.ts';

const stage = css`
  ${nightGround};
  position: relative;
  display: grid;
  overflow: hidden;
  isolation: isolate;
`;

/** The picture, or the film over it, that fills a stage. */
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
  as?: 'div' | 'section';
  picture: PictureSource;
  sizes: string;
  priority?: boolean;
  film?: ReactNode;
  /** Where night rises between picture and words: the stops of a gradient, from below. */
  night: string;
  className?: string;
  children: ReactNode;
}

/** A dark stage with a picture behind its words. */
export function PictureStage({
  as: Tag = 'div',
  film,
  night,
  className,
  children,
  ...shown
}: PictureStageProps) {
  return (
    <Tag css={stage} className={className}>
      <Picture css={stageCover} {...shown} />
      {film}
      <div css={veil(night)} />
      {children}
    </Tag>
  );
}

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

/** The first words of a page, over its picture: a line, and the headline below it. */
export function StageWords({ line, headline, measure, children }: StageWordsProps) {
  return (
    <div css={wordsStyles}>
      <p>{line}</p>
      <h1 css={{ maxWidth: measure }}>{headline}</h1>
      {children}
    </div>
  );
}
