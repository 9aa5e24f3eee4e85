import { useLocation } from '@dosmares/platform';
import {
  below,
  from,
  Icon,
  layer,
  Menu,
  motionOk,
  nightGround,
  pageHeader,
  space,
  useModal,
} from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { MobileMenuContent, toggle } from './mobile-menu-content.tsx';

const settle = keyframes`
  from { opacity: 0; translate: 0 ${space(-3)}; }
`;

const opener = css`
  /* The corner is its own when the navigation scrolls away and the page's header comes under it. */
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
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${space(6)} calc(${space(8)} + env(safe-area-inset-bottom));
  border: 0;
  outline: none;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${motionOk} {
    animation: ${settle} 260ms ease-out;
  }

  ${from.tablet} {
    padding-inline: ${space(8)};
  }
`;

const modalStyles = {
  overlay: css`
    position: fixed;
    inset: 0;
    z-index: ${layer.sheet};
  `,
  panel: sheet,
};

/* It is in view already. */
const takenOver = {
  ...modalStyles,
  panel: css`
    ${sheet};
    animation: none;
  `,
};

const popoverStyles = css`
  ${sheet};

  &:not(:popover-open) {
    display: none;
  }

  html:has(&:popover-open) {
    overflow: hidden;
  }
`;

/**
 * The full-height menu of small screens (N06, N07). The browser opens it by itself, before any script too; from the
 * first time on it is a modal window, so focus stays inside and comes back.
 */
export function MobileMenu() {
  const id = useId();
  const [open, setOpen] = useState<'popover' | 'modal'>();
  const isOpen = open !== undefined;
  const popover = useRef<HTMLDivElement>(null);
  const Modal = useModal(isOpen);
  const close = () => {
    popover.current?.togglePopover?.(false);
    setOpen(undefined);
  };
  const follow = (element: HTMLElement | null) => setOpen(isShown(element) ? 'popover' : undefined);
  useClosedByHistory(close);

  // It may have been opened before the page was alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => follow(popover.current), []);

  return (
    <>
      <button
        css={[toggle, opener]}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={() => setOpen(Modal ? 'modal' : 'popover')}
        {...(!Modal && { popoverTarget: id })}
      >
        <Icon of={Menu} aria-hidden />
      </button>
      {Modal ? (
        <Modal
          aria-label="Menu"
          styles={open === 'popover' ? takenOver : modalStyles}
          isOpen={isOpen}
          onDismiss={close}
        >
          <MobileMenuContent close={{ onClick: close }} onFollow={close} />
        </Modal>
      ) : (
        <div
          css={popoverStyles}
          id={id}
          ref={popover}
          popover="auto"
          role="dialog"
          aria-label="Menu"
          onToggle={({ currentTarget }) => follow(currentTarget)}
        >
          <MobileMenuContent close={{ popoverTarget: id, popoverTargetAction: 'hide' }} onFollow={close} />
        </div>
      )}
    </>
  );
}

const isShown = (popover: HTMLElement | null) =>
  popover !== null && 'popover' in popover && popover.matches(':popover-open');

/** Every step through the history closes the menu: the browser's own "back" leaves the page under it too. */
function useClosedByHistory(close: () => void) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history closes the menu
  useEffect(() => close, [key]);
}
