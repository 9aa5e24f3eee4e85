import { marketReport } from '@dosmares/content/market-report';
import { openingPicture } from '@dosmares/content/pictures/brand';
import {
  ArrowDown,
  buttonStyles,
  Container,
  colour,
  Icon,
  nightGround,
  Picture,
  scrim,
  space,
  type,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { longDate } from '../format.ts';

const bandStyles = css`
  ${nightGround};
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  isolation: isolate;
  min-height: clamp(${space(110)}, 62vh, ${space(170)});
`;

const pictureStyles = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  height: 100%;

  & img {
    object-position: 50% 40%;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${colour('night')}, transparent 55%);
  }
`;

const placeStyles = css`
  padding-block: ${space(16)} clamp(${space(12)}, 6vw, ${space(20)});
`;

const wordsStyles = css`
  ${scrim};
  display: grid;
  justify-items: start;
  gap: ${space(6)};
  width: fit-content;
`;

const dateStyles = css`
  ${type.label};
`;

const actionStyles = css`
  ${buttonStyles('gold')};
  margin-top: ${space(2)};
`;

/** The page's title, and the link to the newsletter (M02, M03). */
export function Title() {
  return (
    <div css={bandStyles}>
      <Picture
        picture={{ ...openingPicture('inner-bay'), alt: '' }}
        sizes="100vw"
        ratio="auto"
        priority
        css={pictureStyles}
      />
      <Container css={placeStyles}>
        <div css={wordsStyles}>
          <p css={dateStyles}>
            As of <time dateTime={marketReport.asOf}>{longDate(marketReport.asOf)}</time>
          </p>
          <h1 css={type.hero}>Cabo San Lucas: Market Report</h1>
          <p css={type.lead}>Get monthly market reports delivered to your inbox.</p>
          <a href="#subscribe" css={actionStyles}>
            Sign Up for Market Reports
            <Icon of={ArrowDown} size={18} aria-hidden="true" />
          </a>
        </div>
      </Container>
    </div>
  );
}
