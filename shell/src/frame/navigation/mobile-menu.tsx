import { from, Icon, layer, Menu, motionOk, nightGround, space, X } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { Logo } from '../logo.tsx';
import { MobileMenuLinks } from './mobile-menu-links.tsx';
import { useSheet } from './sheet.ts';

const settle = keyframes`
  from { opacity: 0; translate: 0 ${space(-3)}; }
`;

const toggle = css`
  display: inline-grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  margin-inline-end: ${space(-3)};
  padding: 0;
  background: none;
  border: 0;
`;

const opener = css`
  ${from.desktop} {
    display: none;
  }
`;

const sheet = css`
  ${nightGround};
  z-index: ${layer.sheet};
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${space(6)} calc(${space(8)} + env(safe-area-inset-bottom));
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  html:has(&[open]) {
    overflow: hidden;
  }

  &[open] {
    display: flex;
    flex-direction: column;
  }

  ${motionOk} {
    &[open] {
      animation: ${settle} 260ms ease-out;
    }
  }

  ${from.tablet} {
    padding-inline: ${space(8)};
  }
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

/** The full-height menu of small screens (N06, N07): a modal dialog, so focus stays inside and comes back. */
export function MobileMenu() {
  const { dialog, isOpen, open, close } = useSheet();
  const id = useId();

  return (
    <>
      <button
        css={[toggle, opener]}
        type="button"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-label="Open menu"
        onClick={open}
        {...withoutScript('show-modal', id)}
      >
        <Icon of={Menu} aria-hidden />
      </button>
      <dialog css={sheet} id={id} ref={dialog} aria-label="Menu" onClose={close}>
        <div css={top}>
          <Logo css={logo} file="logo-horizontal-reversed" canWait />
          <button
            css={toggle}
            type="button"
            aria-label="Close menu"
            onClick={close}
            {...withoutScript('close', id)}
          >
            <Icon of={X} aria-hidden />
          </button>
        </div>
        <MobileMenuLinks onFollow={close} />
      </dialog>
    </>
  );
}

// Browsers that know these attributes open and close the sheet by themselves where script does not run.
const withoutScript = (command: string, commandfor: string) => ({ command, commandfor });
