import { Link, useLocation } from '@dosmares/platform';
import {
  below,
  Container,
  colour,
  ease,
  from,
  layer,
  motionOk,
  pageHeader,
  space,
  translucent,
} from '@dosmares/ui';
import { css } from '@emotion/react';
import { Logo } from '../logo.tsx';
import { useScrolledPast } from '../scrolled-past.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { isOverHero } from './navigation-links.ts';
import { NavigationList } from './navigation-list.tsx';

/** The navigation's height, for itself and for the page below it. */
export const navigationHeight = css`
  --navigation: ${space(16)};

  @media ${below.desktop} {
    ${pageHeader.isThere} {
      --navigation: ${pageHeader.height};
    }
  }

  ${from.desktop} {
    --navigation: ${space(20)};
  }
`;

const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  height: var(--navigation);
  color: ${colour('navy')};
  background-color: ${colour('ivory')};
  border-bottom: 1px solid ${colour('line')};

  @media ${below.desktop} {
    ${pageHeader.isThere} {
      position: absolute;
    }
  }

  ${motionOk} {
    transition:
      color ${ease},
      background-color ${ease},
      border-color ${ease};
  }

  &[data-over-hero] {
    --on-focus: ${colour('gold')};
    color: ${colour('ivory')};
    background-color: transparent;
    border-color: transparent;
  }

  /* The gradient reaches below the bar: ivory on it keeps its contrast over a bright sky. */
  &[data-over-hero]::before {
    content: '';
    position: absolute;
    inset: 0 0 ${space(-24)};
    z-index: -1;
    background: linear-gradient(${translucent('night', 0.78)}, ${translucent('night', 0.66)} 25%, ${translucent('night', 0.38)} 52%, ${translucent('night', 0.12)} 78%, transparent);
    pointer-events: none;
  }
`;

const row = css`
  display: flex;
  gap: ${space(8)};
  align-items: center;
  justify-content: space-between;
  height: 100%;
`;

const home = css`
  display: grid;
  flex: none;

  & img {
    grid-area: 1 / 1;
    width: auto;
    height: ${space(9)};
  }

  @media ${below.desktop} {
    ${pageHeader.isThere} img {
      height: ${space(7)};
    }
  }

  ${from.desktop} {
    & img {
      height: ${space(12)};
    }
  }

  /* Unseen, not absent: the first one names the link. */
  [data-over-hero] & img:first-of-type,
  header:not([data-over-hero]) & img + img {
    opacity: 0;
  }
`;

/** The fixed navigation (N01-N07): transparent over a hero, ivory once the page has moved under it. */
export function Navigation() {
  const { pathname } = useLocation();
  const hasMoved = useScrolledPast(24);
  const overHero = isOverHero(pathname);

  return (
    <header css={[navigationHeight, bar]} data-over-hero={(overHero && !hasMoved) || undefined}>
      <Container css={row}>
        <Link css={home} to="/">
          <Logo file="logo-horizontal" canWait={overHero} />
          {overHero && <Logo file="logo-horizontal-reversed" silent />}
        </Link>
        <NavigationList />
        <MobileMenu />
      </Container>
    </header>
  );
}
