import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space, translucent, width } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { Container } from './container.tsx';
import { PictureStage, StageWords } from './picture-stage.tsx';

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
  align-items: end;
  min-height: clamp(${space(110)}, 68svh, ${space(170)});
`;

const wordsStyles = css`
  margin-block: ${space(24)} clamp(${space(12)}, 5vw, ${space(16)});
`;

const leadStyles = css`
  ${type.lead};
  max-width: ${width.measure};
  margin-top: ${space(6)};
`;

const actionsStyles = css`
  margin-top: ${space(8)};
`;

/** The first view of a page: words over a picture that fills the width (T01, M02). */
export function Opening({ picture, night = 0.8, label, title, lead, children }: OpeningProps) {
  return (
    <PictureStage
      css={stageStyles}
      picture={picture}
      sizes="100vw"
      priority
      night={`${translucent('night', night)}, transparent 55%`}
    >
      <Container css={wordsStyles}>
        <StageWords line={label} headline={title}>
          <div css={leadStyles}>{lead}</div>
          {children && <div css={actionsStyles}>{children}</div>}
        </StageWords>
      </Container>
    </PictureStage>
  );
}
