import { Link, NavLink } from '@dosmares/platform';
import { buttonStyles, colour, ease, from, Icon, motionOk, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { pageLinks, reachLinks } from './navigation-links.ts';
import { PropertiesMenu } from './properties-menu.tsx';

const links = css`
  display: none;
  gap: ${space(8)};
  align-items: center;
  font-weight: 500;

  ${from.desktop} {
    display: flex;
  }

  & > li > a:not([data-button]) {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-height: ${space(11)};
    text-decoration: none;
    background: linear-gradient(currentColor, currentColor) no-repeat 0 80% / 0 1px;
  }

  & > li > a:hover,
  & > li > a[aria-current='page']:not([data-button]) {
    background-size: 100% 1px;
  }

  ${motionOk} {
    & > li > a {
      transition: background-size ${ease};
    }
  }
`;

const words = css`
  ${from.desktop} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    overflow: hidden;
    white-space: nowrap;
  }

  ${from.wide} {
    position: static;
    clip-path: none;
    width: auto;
  }
`;

/* Navy would sink into a dark picture: over one the button is ivory. */
const overHero = css`
  [data-over-hero] &:not(:hover) {
    color: ${colour('navy')};
    background: ${colour('ivory')};
    border-color: ${colour('ivory')};
  }

  [data-over-hero] &:hover {
    border-color: ${colour('ivory')};
  }
`;

/** The links of wide screens (N02-N05). */
export function NavigationList() {
  return (
    <nav aria-label="Main">
      <ul css={links}>
        <PropertiesMenu />
        {pageLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
        {reachLinks.map(({ href, label, icon }) => (
          <li key={href}>
            <a href={href}>
              <Icon of={icon} size={18} aria-hidden />
              <span css={words}>{label}</span>
            </a>
          </li>
        ))}
        <li>
          <Link css={[buttonStyles('primary', 'small'), overHero]} to="/contact" data-button>
            Contact Us
          </Link>
        </li>
      </ul>
    </nav>
  );
}
