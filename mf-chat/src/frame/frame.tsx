import { colour, floatShadow, from, layer, motionOk, space, translucent } from '@dosmares/ui';
import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { useDialog } from './use-dialog.ts';
import { useIsSheet, useStillPage } from './use-sheet.ts';

const rise = keyframes`from { transform: translateY(100%); }`;
const slide = keyframes`from { transform: translateX(100%); }`;
const dim = keyframes`from { opacity: 0; }`;

const veilStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  background: ${translucent('night', 0.55)};

  ${motionOk} {
    animation: ${dim} 240ms ease-out;
  }

  ${from.tablet} {
    display: none;
  }
`;
const frameStyles = css`
  position: fixed;
  z-index: ${layer.dialog};
  inset: auto 0 0;
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: min(92dvh, 100dvh - ${space(10)});
  background: ${colour('ivory')};
  color: ${colour('night')};
  box-shadow: ${floatShadow};
  outline: none;

  ${motionOk} {
    animation: ${rise} 320ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }

  ${from.tablet} {
    inset: 0 0 0 auto;
    width: min(${space(112)}, 100vw);
    height: auto;

    ${motionOk} {
      animation-name: ${slide};
    }
  }
`;

/** A sheet from below on phones, which holds the page; a panel at the side from tablets on, beside which the page stays in use (CH01). */
export function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const isSheet = useIsSheet();
  const { dialog, onKeyDown } = useDialog(isSheet, onClose);
  useStillPage(isSheet);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the veil repeats the close button and Escape for pointers */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div css={veilStyles} onClick={onClose} />
      <div
        ref={dialog}
        css={frameStyles}
        role="dialog"
        aria-modal={isSheet}
        aria-labelledby="concierge-title"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </>
  );
}
