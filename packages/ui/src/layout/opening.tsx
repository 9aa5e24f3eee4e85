import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { nightGround } from '../brand/night-ground.ts';
import { space, translucent, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Picture } from '../media/picture.tsx';
import { scrim } from '../media/scrim.ts';
import { Container } from './container.tsx';

interface OpeningProps {
  picture: PictureSource;
  /** How dark the picture ends: 1 where a band of night follows. */
  night?: number;
  label: ReactNode;
  title: string;
  lead: string;
  children?: ReactNode;
}

const stageStyles = css`
  ${nightGround};
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(${space(110)}, 68svh, ${space(170)});
  isolation: isolate;
  overflow: hidden;
`;

const pictureStyles = (night: number) => css`
  position: absolute;
  inset: 0;
  z-index: -2;
  height: 100%;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${translucent('night', night)}, transparent 55%);
  }
`;

const wordsStyles = css`
  ${scrim};
  width: fit-content;
  margin-block: ${space(24)} clamp(${space(12)}, 5vw, ${space(16)});

  & > h1 {
    ${type.hero};
    margin-block: ${space(4)} ${space(6)};
  }
`;

const leadStyles = css`
  ${type.lead};
  max-width: ${width.measure};
`;

const actionsStyles = css`
  margin-top: ${space(8)};
`;

/** The first view of a page: words over a picture that fills the width (T01, M02). */
export function Opening({ picture, night = 0.8, label, title, lead, children }: OpeningProps) {
  return (
    <div css={stageStyles}>
      <Picture picture={picture} sizes="100vw" ratio="auto" priority css={pictureStyles(night)} />
      <Container>
        <div css={wordsStyles}>
          <p css={type.label}>{label}</p>
          <h1>{title}</h1>
          <p css={leadStyles}>{lead}</p>
          {children && <div css={actionsStyles}>{children}</div>}
        </div>
      </Container>
    </div>
  );
}
