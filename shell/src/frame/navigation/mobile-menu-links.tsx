import { office } from '@dosmares/content/office';
import { Link, useLocation } from '@dosmares/platform';
import { buttonStyles, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { pageLinks, propertyLinks } from './navigation-links.ts';

const links = css`
  display: grid;
  margin-block: auto;
  padding-block: ${space(6)};

  & a {
    ${type.title};
    display: block;
    padding-block: ${space(2.5)};
    text-decoration: none;
  }

  & a[aria-current='page'] {
    color: ${surface('accent')};
  }
`;

const reach = css`
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  & > a:not(:last-of-type) {
    padding-block: ${space(2)};
    text-decoration: none;
  }

  & > a:last-of-type {
    margin-top: ${space(4)};
  }
`;

/** Everything the menu leads to; following any of it closes the menu (N07). */
export function MobileMenuLinks({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation();

  return (
    <>
      <nav css={links} aria-label="Menu">
        {[...propertyLinks, ...pageLinks].map(({ to, label }) => (
          <Link key={to} to={to} onClick={onFollow} aria-current={pathname === to ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div css={reach}>
        <a href={office.phoneHref} onClick={onFollow}>
          {office.phone}
        </a>
        <a href={office.emailHref} onClick={onFollow}>
          {office.email}
        </a>
        <Link css={buttonStyles('gold')} to="/contact" onClick={onFollow}>
          Contact Us
        </Link>
      </div>
    </>
  );
}
