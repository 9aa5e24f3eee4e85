import { office } from '@dosmares/content/office';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { Link } from '@dosmares/platform';
import { buttonStyles, Container, from, nightGround, space, surface, translucent, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const headerStyles = css`
  ${nightGround};
  position: relative;
  /* Under the site's own navigation, whose menus must open above. */
  z-index: 10;
  border-bottom: 1px solid ${translucent('gold', 0.45)};

  /* On a low or zoomed screen two bars would leave no room to read. */
  @media (min-height: 560px) {
    position: sticky;
    top: ${space(16)};
  }

  ${from.desktop} {
    top: ${space(20)};
  }
`;

const rowStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: ${space(15)};
`;

const brandStyles = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(11)};
  color: ${surface('heading')};
  text-decoration: none;
`;

const nameStyles = css`
  ${type.subheading};
  line-height: 1;
`;

/** The bar that stays while the report scrolls: logo, brand and the way home (M01). */
export function ReportHeader() {
  const { address, width, height } = brandFiles['mark-reversed'];

  return (
    <header css={headerStyles}>
      <Container css={rowStyles}>
        <Link to="/" css={brandStyles}>
          <img src={address} alt="" width={(width * 32) / height} height={32} />
          <span css={nameStyles}>{office.name}</span>
        </Link>
        <Link to="/" css={buttonStyles('quietOnDark', 'small')}>
          HOME
        </Link>
      </Container>
    </header>
  );
}
