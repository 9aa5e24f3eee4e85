import { openingPicture } from '@dosmares/content/pictures/brand';
import { from, Picture, space, translucent, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { gutters } from '../sections/gutters.ts';
import { cover, stage, veil } from '../sections/picture-stage.ts';

const openingStage = css`
  ${stage};
  align-content: end;
  min-height: max(78svh, ${space(130)});
`;

const openingVeil = css`
  ${veil};
  background:
    linear-gradient(to top, ${translucent('night', 0.84)}, ${translucent('night', 0.44)} 32%, transparent 62%),
    radial-gradient(ellipse 80% 76% at 0 100%, ${translucent('night', 0.8)}, ${translucent('night', 0.56)} 46%, transparent);
`;

const words = css`
  ${gutters};
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
  ${type.hero};
  max-width: 14ch;
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
      <div css={words}>
        <p css={eyebrow}>About the house</p>
        <h1 css={headline}>Where two seas meet, since 1987</h1>
      </div>
    </div>
  );
}
