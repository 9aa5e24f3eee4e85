import { Link, NavLink, useLocation } from '@dosmares/platform';
import { buttonStyles, Container, useScrolledPast } from '@dosmares/ui';
import { below, colour, ease, from, Icon, layer, pageHeader, space, translucent } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { animatedUnderline } from '../../sections/styles.ts';
import { Logo } from '../logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { contactLinks, isOverHero, pageLinks } from './navigation-links.ts';
import { PropertiesMenu } from './properties-menu.tsx';

const bar = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.header};
  height: var(--navigation);
  color: ${colour('navy')};
  background-color: ${colour('ivory')};
  border-bottom: 1px solid ${colour('line')};
  transition:
    color ${ease},
    background-color ${ease},
    border-color ${ease};

  @media ${below.desktop} {
    ${pageHeader.isThere} {
      position: absolute;
    }
  }

  &[data-over-hero] {
    --on-focus: ${colour('gold')};
    color: ${colour('ivory')};
    background-color: transparent;
    border-color: transparent;
  }

  /* The gradient reaches below the bar, so that ivory text keeps its contrast over a bright sky. */
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

  /* Transparent rather than absent: the alternative text of the first one names the link. */
  [data-over-hero] & img:first-of-type,
  header:not([data-over-hero]) & img + img {
    opacity: 0;
  }
`;

const links = css`
  display: none;
  gap: ${space(8)};
  align-items: center;
  font-weight: 500;

  ${from.desktop} {
    display: flex;
  }
`;

const link = css`
  ${animatedUnderline('80%')};
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  min-height: ${space(11)};
`;

const words = css`
  display: none;

  ${from.wide} {
    display: inline;
  }
`;

/* Navy would not stand out from a dark picture: over one the button is ivory. */
const contact = css`
  ${buttonStyles('primary', 'small')};

  [data-over-hero] & {
    border-color: ${colour('ivory')};
  }

  [data-over-hero] &:not(:hover) {
    color: ${colour('navy')};
    background: ${colour('ivory')};
  }
`;

/** The fixed navigation (N01-N07): transparent over a hero, ivory once the page has moved under it. */
export function Navigation() {
  const { pathname } = useLocation();
  const hasMoved = useScrolledPast(24);
  const overHero = isOverHero(pathname);

  return (
    <header css={bar} data-over-hero={(overHero && !hasMoved) || undefined}>
      <Container css={row}>
        <Link css={home} to="/">
          <Logo file="logo-horizontal" canWait={overHero} />
          {overHero && <Logo file="logo-horizontal-reversed" silent />}
        </Link>
        <nav aria-label="Main">
          <ul css={links}>
            <PropertiesMenu />
            {pageLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink css={link} to={to}>
                  {label}
                </NavLink>
              </li>
            ))}
            {contactLinks.map(({ href, label, icon }) => (
              <li key={href}>
                <a css={link} href={href} aria-label={label}>
                  <Icon of={icon} size={18} />
                  <span css={words}>{label}</span>
                </a>
              </li>
            ))}
            <li>
              <Link css={contact} to="/contact">
                Contact Us
              </Link>
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </Container>
    </header>
  );
}
