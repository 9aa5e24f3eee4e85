import { office } from '@dosmares/content/office';
import { Link, useLocation } from '@dosmares/platform';
import { buttonStyles, Icon, space, surface, type, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Logo } from '../logo.tsx';
import { pageLinks, propertyLinks } from './navigation-links.ts';

/** A square button without a frame, at the right edge. */
export const toggle = css`
  display: inline-grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  margin-inline-end: ${space(-3)};
  padding: 0;
  background: none;
  border: 0;
`;

const top = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${space(16)};
`;

const logo = css`
  width: auto;
  height: ${space(9)};
`;

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

/** Ways in which the menu closes: its button, and an action for a link that is followed. */
export interface MobileMenuContentProps {
  /** Props of the close button. */
  close: ComponentProps<'button'>;
  onFollow?: () => void;
}

/** All contents of the menu of small screens. */
export function MobileMenuContent({ close, onFollow }: MobileMenuContentProps) {
  return (
    <>
      <div css={top}>
        <Logo css={logo} file="logo-horizontal-reversed" canWait />
        <button css={toggle} type="button" aria-label="Close menu" {...close}>
          <Icon of={X} aria-hidden />
        </button>
      </div>
      <Links onFollow={onFollow} />
    </>
  );
}

/** Everything the menu leads to; following any of it closes the menu (N07). */
function Links({ onFollow }: { onFollow?: (() => void) | undefined }) {
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
