import { useLocation } from '@dosmares/platform';
import {
  below,
  from,
  Icon,
  LazyModal,
  layer,
  Menu,
  motionOk,
  nightGround,
  space,
  useBrowserValue,
  useMedia,
} from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { MobileMenuContent, toggle } from './mobile-menu-content.tsx';

const settle = keyframes`
  from { opacity: 0; translate: 0 ${space(-3)}; }
`;

const opener = css`
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

const popoverStyles = css`
  ${sheet};

  &:not(:popover-open) {
    display: none;
  }

  html:has(&:popover-open) {
    overflow: hidden;
  }
`;

/** The full-height menu of small screens (N06, N07): a modal window, so focus stays inside and comes back. */
export function MobileMenu() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isScripted = useBrowserValue(() => true, false);
  const isSmall = useMedia(below.desktop);
  const close = () => setOpen(false);
  useClosedByHistory(close);

  return (
    <>
      <button
        css={[toggle, opener]}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={() => setOpen(true)}
        {...(!isScripted && { popoverTarget: id })}
      >
        <Icon of={Menu} aria-hidden />
      </button>
      {isScripted && (isSmall || isOpen) && (
        <LazyModal aria-label="Menu" styles={modalStyles} isOpen={isOpen} onDismiss={close}>
          <MobileMenuContent close={{ onClick: close }} onFollow={close} />
        </LazyModal>
      )}
      {!isScripted && (
        <Popover id={id} onTakeOver={() => setOpen(true)}>
          <MobileMenuContent close={{ popoverTarget: id, popoverTargetAction: 'hide' }} />
        </Popover>
      )}
    </>
  );
}

/** Until script runs, the browser itself opens the same menu; one that is open then continues as a modal window. */
function Popover({ id, onTakeOver, children }: { id: string; onTakeOver: () => void; children: ReactNode }) {
  const watch = (element: HTMLElement | null) => () => {
    if (element?.matches(':popover-open')) onTakeOver();
  };

  return (
    <div css={popoverStyles} id={id} ref={watch} popover="auto" role="dialog" aria-label="Menu">
      {children}
    </div>
  );
}

/** Every step through the history closes the menu: the browser's own "back" leaves the page under it too. */
function useClosedByHistory(close: () => void) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history closes the menu
  useEffect(close, [key]);
}
