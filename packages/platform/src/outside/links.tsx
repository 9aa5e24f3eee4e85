import { originOfFiles } from '@dosmares/contracts/site/outside';
import { useSyncExternalStore } from 'react';
import type { LinkProps, Location, NavLinkProps, Path, To } from 'react-router-dom';

/** Paths lead to the site; a query or a fragment alone stays on the host's page. */
function addressOf(to: To) {
  const {
    pathname = '',
    search = '',
    hash = '',
  }: Partial<Path> = typeof to === 'string' ? { pathname: to } : to;

  return `${pathname.startsWith('/') ? originOfFiles() : ''}${pathname}${search}${hash}`;
}

/** A plain link: the host's router knows none of our pages. */
export function Link({ to, replace: _, state: __, preventScrollReset: ___, ...link }: LinkProps) {
  return <a {...link} href={addressOf(to)} />;
}

const inactive = { isActive: false, isPending: false, isTransitioning: false };

export function NavLink({ className, style, children, end: _, caseSensitive: __, ...link }: NavLinkProps) {
  return (
    <Link
      {...link}
      className={typeof className === 'function' ? className(inactive) : className}
      style={typeof style === 'function' ? style(inactive) : style}
    >
      {typeof children === 'function' ? children(inactive) : children}
    </Link>
  );
}

function subscribe(changed: () => void) {
  const events = ['popstate', 'hashchange'];
  for (const event of events) addEventListener(event, changed);

  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

const useUrl = () => new URL(useSyncExternalStore(subscribe, () => location.href));

export function useLocation(): Location {
  const { pathname, search, hash } = useUrl();

  return { pathname, search, hash, state: null, key: 'default' };
}

const navigate = (to: To | number) =>
  typeof to === 'number' ? history.go(to) : location.assign(addressOf(to));

export const useNavigate = () => navigate;

export const useSearchParams = () =>
  [useUrl().searchParams, (query: URLSearchParams) => navigate({ search: `?${query}` })] as const;
