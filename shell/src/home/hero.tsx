import { heroFilm } from '@dosmares/content/pictures/brand';
import { claims } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import { buttonStyles, Container, PictureStage, row, StageWords, StatTile, stageCover } from '@dosmares/ui';
import { from, Icon, Search, space, translucent } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { HeroFilm } from './hero-film.tsx';

/* Darkens the shore behind the figures; behind the words there is a scrim. */
const night = `${translucent('night', 0.88)}, ${translucent('night', 0.78)} 32%, transparent 58%`;

const words = css`
  display: grid;
  gap: ${space(10)};
  align-content: end;
  padding-block: ${space(28)} clamp(${space(8)}, 10vw, ${space(20)});

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: end;
  }
`;

/* With text of twice the size they stand one below the other. */
const tiles = css`
  ${row(8)};
  column-gap: clamp(${space(8)}, 4vw, ${space(12)});
  align-items: stretch;
`;

/** The first view (H01-H03): the picture is there at once, the film follows. */
export function Hero() {
  return (
    <PictureStage
      // In low windows the sky is cropped, so that the arch stays above the words.
      css={{ '--stage-focus': '100%', minHeight: `max(100svh, ${space(150)})` }}
      picture={heroFilm.poster}
      sizes="(max-width: 767px) 130vw, (max-aspect-ratio: 16/9) 178vh, 100vw"
      priority
      film={<HeroFilm css={stageCover} />}
      night={night}
    >
      <Container css={words}>
        <StageWords
          line="Los Cabos · Baja California Sur"
          headline="Where the desert meets two seas"
          measure="11ch"
        >
          <div css={[row(4), { marginTop: space(9) }]}>
            <Link css={buttonStyles('gold')} to="/properties">
              <Icon of={Search} size={18} />
              Search Properties
            </Link>
            <Link css={buttonStyles('quietOnDark')} to="/team">
              Meet the agents
            </Link>
          </div>
        </StageWords>
        <div css={tiles}>
          <StatTile figure={claims.propertiesSold} label="properties sold" />
          <StatTile figure={claims.sales} label="in sales" />
        </div>
      </Container>
    </PictureStage>
  );
}
