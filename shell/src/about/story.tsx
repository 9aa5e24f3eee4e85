import { openingPicture } from '@dosmares/content/pictures/brand';
import { roster } from '@dosmares/content/roster';
import { inWords } from '@dosmares/content/site';
import {
  Container,
  columns,
  from,
  PictureStage,
  Section,
  StageWords,
  space,
  surface,
  translucent,
  type,
} from '@dosmares/ui';
import { css } from '@emotion/react';

const openingWords = css`
  padding-block: ${space(32)} ${space(14)};

  ${from.desktop} {
    padding-block: ${space(40)} ${space(20)};
  }
`;

export function Opening() {
  return (
    <PictureStage
      css={{ alignContent: 'end', minHeight: `max(78svh, ${space(130)})` }}
      picture={openingPicture('about-arch')}
      sizes="(max-width: 767px) 130vw, 110vw"
      priority
      night={`${translucent('night', 0.7)}, transparent 40%`}
    >
      <Container css={openingWords}>
        <StageWords line="About us" headline="Where two seas meet, since 1987" measure="14ch" />
      </Container>
    </PictureStage>
  );
}

const intro = css`
  ${type.heading};
  max-width: 26ch;

  ${from.tablet} {
    max-width: 40ch;
  }

  line-height: 1.2;
  color: ${surface('heading')};
`;

const halves = columns(12, { desktop: ['5fr 6fr', 24] });

const story = css`
  display: grid;
  gap: ${space(5)};
  max-width: 64ch;

  & h2 {
    ${type.title};
    margin-bottom: ${space(3)};
  }
`;

/** The intro and Our Story (A01). */
export function Story() {
  return (
    <Section>
      <div css={halves}>
        <p css={intro}>
          Dos Mares is a firm of {inWords(roster.length)} agents at the tip of Baja California. We sell what
          we know: this coast, its stone and its light.
        </p>
        <div css={story}>
          <h2>Our Story</h2>
          <p>
            In 1987 Leonor Arriaga took one room above a chandlery on Boulevard Marina, set a desk by the
            window, and began to show people this coast. Cabo San Lucas was a fishing town then, and the
            evenings were dark.
          </p>
          <p>
            The first files were drawn by hand. They recorded what no survey did: where the breeze arrives in
            July, which cove stays calm, who still had the key to the well. We keep them today, beside the
            digital ones.
          </p>
          <p>
            The town has grown, and so have we. What we look for has not changed: a place that will be right
            in twenty years, and the person it is right for.
          </p>
        </div>
      </div>
    </Section>
  );
}
