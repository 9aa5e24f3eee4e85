import { office } from '@dosmares/content/office';
import { brandFiles } from '@dosmares/content/pictures/brand';
import { Link } from '@dosmares/platform';
import { buttonStyles, Container } from '@dosmares/ui';
import { from, gutter, nightGround, pageHeader, space, surface, translucent, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/* On small screens it replaces the site's navigation, else it is right below it. */
const headerStyles = css`
  ${nightGround};
  position: sticky;
  top: 0;
  /* Under the site's own navigation, whose menus must open above. */
  z-index: 10;
  border-bottom: 1px solid ${translucent('gold', 0.45)};

  ${from.desktop} {
    position: relative;
  }

  ${pageHeader.besideNavigation} {
    position: sticky;
    top: var(--navigation);
  }
`;

const rowStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: calc(${pageHeader.height} - 1px);
  /* Room for the button of the site's menu. */
  padding-inline-end: calc(${pageHeader.height} + ${space(2)});

  ${from.desktop} {
    min-height: calc(${pageHeader.desktopHeight} - 1px);
    padding-inline-end: ${gutter};
  }
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
  font-size: 1.25rem;
  line-height: 1;

  ${from.desktop} {
    font-size: 1.75rem;
  }
`;

/** The bar that stays while the report scrolls: logo, brand and a link home (M01). */
export function ReportHeader() {
  const { address, width, height } = brandFiles['mark-reversed'];

  return (
    <header css={headerStyles} data-page-header="">
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
