import { openingPicture } from '@dosmares/content/pictures/brand';
import { Container, from, Picture, scrim, space, translucent, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { cover, stage, veil } from '../sections/picture-stage.ts';

const openingStage = css`
  ${stage};
  align-content: end;
  min-height: max(78svh, ${space(130)});
`;

const openingVeil = css`
  ${veil};
  background: linear-gradient(to top, ${translucent('night', 0.7)}, transparent 40%);
`;

const words = css`
  padding-block: ${space(32)} ${space(14)};

  ${from.desktop} {
    padding-block: ${space(40)} ${space(20)};
  }
`;

const eyebrow = css`
  ${type.label};
  margin-bottom: ${space(5)};
`;

const headline = css`
  width: fit-content;

  & h1 {
    ${type.hero};
    max-width: 14ch;
  }
`;

/** The first view of the page: the arch where the two seas meet. */
export function Opening() {
  return (
    <div css={openingStage}>
      <Picture
        css={cover}
        picture={openingPicture('about-arch')}
        sizes="(max-width: 767px) 130vw, 110vw"
        priority
      />
      <div css={openingVeil} />
      <Container css={words}>
        <div css={[scrim, headline]}>
          <p css={eyebrow}>About us</p>
          <h1>Where two seas meet, since 1987</h1>
        </div>
      </Container>
    </div>
  );
}
