import { Link, NavLink, useLocation } from '@dosmares/platform';
import { bareButton, buttonStyles, columns, useMedia } from '@dosmares/ui';
import {
  below,
  from,
  gutter,
  Icon,
  Menu,
  nightGround,
  pageHeader,
  space,
  surface,
  type,
  X,
} from '@dosmares/ui/brand';
import { css, keyframes } from '@emotion/react';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { Logo } from '../logo.tsx';
import { contactLinks, siteLinks } from './navigation-links.ts';

const settle = keyframes`
  from { opacity: 0; translate: 0 ${space(-3)}; }
`;

const opener = css`
  ${bareButton(12)};
  margin-inline-end: ${space(-3)};

  /* It stays in the corner where the navigation scrolls away and the page has a header of its own. */
  @media ${below.desktop} {
    ${pageHeader.isThere} {
      ${nightGround};
      position: fixed;
      inset: 0 0 auto auto;
      height: calc(${pageHeader.height} - 1px);
      margin: 0;
      outline-offset: -4px;
    }
  }

  ${from.desktop} {
    display: none;
  }
`;

const sheet = css`
  ${nightGround};
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${gutter} calc(${space(8)} + env(safe-area-inset-bottom));
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${settle} 260ms ease-out;

  /* The list of :is() skips what browsers without popovers do not know. */
  &:not(:is([open], :popover-open)) {
    display: none;
  }

  html:has(&:is([open], :popover-open)) {
    overflow: hidden;
  }
`;

const top = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${space(16)};

  & img {
    width: auto;
    height: ${space(9)};
  }

  & > button {
    ${bareButton(12)};
    margin-inline-end: ${space(-3)};
  }
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
  ${columns(1)};
  padding-top: ${space(6)};
  border-top: 1px solid ${surface('rule')};

  & > a:not([href='/contact']) {
    padding-block: ${space(2)};
    text-decoration: none;
  }
`;

/** The menu of small screens (N06, N07): a popover, which needs no script, or a modal dialog in older browsers. */
export function MobileMenu() {
  const menu = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const isWide = useMedia(from.desktop.replace('@media ', ''));

  function close() {
    menu.current?.hidePopover?.();
    menu.current?.close();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry and a wide window close the menu
  useEffect(() => close, [key, isWide]);

  return (
    <>
      <button
        css={opener}
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label="Open menu"
        popoverTarget="menu"
        onClick={() => 'popover' in HTMLElement.prototype || menu.current?.showModal()}
      >
        <Icon of={Menu} />
      </button>
      <dialog
        css={sheet}
        id="menu"
        ref={menu}
        popover="auto"
        aria-label="Menu"
        onBeforeToggle={(event) => keepFocusInside(event, button.current)}
      >
        <Sheet close={close} />
      </dialog>
    </>
  );
}

function Sheet({ close }: { close: () => void }) {
  return (
    <>
      <div css={top}>
        <Logo file="logo-horizontal-reversed" canWait />
        <button
          type="button"
          aria-label="Close menu"
          onClick={close}
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          <Icon of={X} />
        </button>
      </div>
      <nav css={links} aria-label="Menu">
        {siteLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} end onClick={close}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div css={reach}>
        {contactLinks.map(({ href, label }) => (
          <a key={href} href={href} onClick={close}>
            {label}
          </a>
        ))}
        <Link css={[buttonStyles('gold'), { marginTop: space(4) }]} to="/contact" onClick={close}>
          Contact Us
        </Link>
      </div>
    </>
  );
}

/** Makes the rest inert, as a modal dialog does, but after the paint, because the whole page is restyled. */
function keepFocusInside(
  { currentTarget: menu, newState }: ToggleEvent<HTMLElement>,
  button: HTMLButtonElement | null,
) {
  const setInert = (isInert: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>('#root > *, #root > header > * > *'))
      part.inert = isInert && !part.contains(menu);
  };
  if (newState === 'open')
    requestAnimationFrame(() => setTimeout(() => setInert(menu.matches(':popover-open'))));
  else {
    // Firefox would reopen it at its last scroll position, with the first button out of view.
    menu.scrollTop = 0;
    setInert(false);
    // The browser restores the focus only from inside the menu, not from its own toolbar.
    if (document.activeElement === document.body) button?.focus();
  }
}
