import { Link } from '@dosmares/platform';
import { Container, colour, ease, motionOk, nightGround, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';

const links = [
  { label: 'HOME', to: '/' },
  { label: 'PROPERTIES', to: '/properties' },
  { label: 'TEAM', to: '/team' },
  { label: 'ABOUT', to: '/about' },
] as const;

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
  text-decoration: none;

  &:hover {
    color: ${colour('gold')};
  }

  ${motionOk} {
    transition: color ${ease};
  }
`;

/** The links at the top of the report (M01). */
export function LinkBar() {
  return (
    <nav css={nightGround} aria-label="Report">
      <Container>
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
