import { Link } from '@dosmares/platform';
import { Container } from '@dosmares/ui';
import {
  colour,
  ease,
  from,
  gutter,
  motionOk,
  nightGround,
  pageHeader,
  space,
  type,
} from '@dosmares/ui/brand';
import { css } from '@emotion/react';

const links = [
  { label: 'HOME', to: '/' },
  { label: 'PROPERTIES', to: '/properties' },
  { label: 'TEAM', to: '/team' },
  { label: 'ABOUT', to: '/about' },
] as const;

/* On small screens the button of the site's menu is at the end. */
const rowStyles = css`
  padding-inline-end: calc(${pageHeader.height} + ${space(1)});

  ${from.desktop} {
    padding-inline-end: ${gutter};
  }
`;

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};

  @media (min-width: 640px) {
    justify-content: flex-end;
    gap: ${space(8)};
  }
`;

const linkStyles = css`
  ${type.label};
  display: grid;
  place-items: center;
  min-height: ${space(11)};
  letter-spacing: 0.08em;
  text-decoration: none;

  @media (min-width: 640px) {
    letter-spacing: 0.14em;
  }

  &:hover {
    color: ${colour('gold')};
  }

  ${motionOk} {
    transition: color ${ease};
  }
`;

export function LinkBar() {
  return (
    <nav css={nightGround} aria-label="Report">
      <Container css={rowStyles}>
        <ul css={listStyles}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} css={linkStyles}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
