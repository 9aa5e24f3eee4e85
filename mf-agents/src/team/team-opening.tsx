import { openingPicture } from '@dosmares/content/pictures/brand';
import { Container, from, nightGround, Picture, scrim, space, translucent, type, width } from '@dosmares/ui';
import { css } from '@emotion/react';

/** The picture that stands for the team, here and on social cards. */
export const teamPicture = openingPicture('inner-sea');

const openingStyles = css`
  ${nightGround};
  position: relative;
  display: grid;
  align-items: end;
  min-height: clamp(${space(110)}, 68svh, ${space(170)});
  isolation: isolate;
  overflow: hidden;
`;

const pictureStyles = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  aspect-ratio: auto;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${translucent('night', 0.8)}, transparent 50%);
  }
`;

const wordsStyles = css`
  width: fit-content;
  padding-block: ${space(24)} ${space(12)};

  ${from.desktop} {
    padding-bottom: ${space(16)};
  }
`;

const eyebrowStyles = css`
  ${type.label};
`;

const titleStyles = css`
  ${type.hero};
  margin-block: ${space(4)} ${space(6)};
`;

const leadStyles = css`
  ${type.lead};
  max-width: ${width.measure};
`;

/** Meet Our Team (T01). */
export function TeamOpening() {
  return (
    <div css={openingStyles}>
      <Picture picture={teamPicture} sizes="100vw" priority css={pictureStyles} />
      <Container>
        <div css={wordsStyles}>
          <div css={scrim}>
            <p css={eyebrowStyles}>Cabo San Lucas, since 1987</p>
            <h1 css={titleStyles}>Meet Our Team</h1>
            <p css={leadStyles}>
              Each of us keeps to one stretch of coast or one kind of house, and knows it by heart. Begin with
              the person who knows yours.
            </p>
          </div>
        </div>
      </Container>
    </div>
  );
}
