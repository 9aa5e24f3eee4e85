import { heroFilm } from '@dosmares/content/pictures/brand';
import { claims } from '@dosmares/content/site';
import { Link } from '@dosmares/platform';
import {
  buttonStyles,
  Container,
  from,
  Icon,
  Picture,
  Search,
  StatTile,
  scrim,
  space,
  translucent,
  type,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { cover, stage, veil } from '../sections/picture-stage.ts';
import { HeroFilm } from './hero-film.tsx';

const heroStage = css`
  ${stage};
  min-height: max(100svh, ${space(150)});
`;

/* In low windows it is the sky that gives way: the arch stands above the words. */
const heroCover = css`
  ${cover};
  object-position: 50% 100%;

  & img {
    object-position: inherit;
  }
`;

/* Night lies on the water's edge, under the figures; under the words there is a scrim. */
const heroVeil = css`
  ${veil};
  background: linear-gradient(to top, ${translucent('night', 0.88)}, ${translucent('night', 0.78)} 32%, transparent 58%);
`;

const words = css`
  display: grid;
  gap: ${space(10)};
  align-content: end;
  padding-block: ${space(28)} ${space(8)};

  ${from.tablet} {
    padding-bottom: ${space(20)};
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: end;
    padding-top: ${space(32)};
  }
`;

const opening = css`
  ${scrim};
  justify-self: start;
`;

const place = css`
  ${type.label};
  margin-bottom: ${space(5)};
`;

const headline = css`
  ${type.hero};
  max-width: 11ch;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-top: ${space(9)};
`;

/* Set twice as large, they stand one below the other. */
const tiles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};

  ${from.desktop} {
    gap: ${space(12)};
  }
`;

/** The first view (H01-H03): the picture is there at once, the film follows. */
export function Hero() {
  return (
    <div css={heroStage}>
      <Picture
        css={heroCover}
        picture={heroFilm.poster}
        sizes="(max-width: 767px) 130vw, (max-aspect-ratio: 16/9) 178vh, 100vw"
        priority
      />
      <HeroFilm css={heroCover} />
      <div css={heroVeil} />
      <Container css={words}>
        <div css={opening}>
          <p css={place}>Los Cabos · Baja California Sur</p>
          <h1 css={headline}>Where the desert meets two seas</h1>
          <div css={actions}>
            <Link css={buttonStyles('gold')} to="/properties">
              <Icon of={Search} size={18} aria-hidden />
              Search Properties
            </Link>
            <Link css={buttonStyles('quietOnDark')} to="/team">
              Meet the agents
            </Link>
          </div>
        </div>
        <div css={tiles}>
          <StatTile figure={claims.propertiesSold.text} label="properties sold" />
          <StatTile figure={claims.sales.text} label="in sales" />
        </div>
      </Container>
    </div>
  );
}
