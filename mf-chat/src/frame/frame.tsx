import { Modal, useMedia } from '@dosmares/ui';
import { below, colour, floatShadow, from, layer, space } from '@dosmares/ui/brand';
import { css, keyframes } from '@emotion/react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { isTouchScreen, useSidePanel } from './use-side-panel.ts';

const enter = keyframes`from { opacity: 0; translate: 0 ${space(6)}; }`;

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
  animation: ${enter} 320ms cubic-bezier(0.2, 0.7, 0.2, 1);

  /* Below the header, which stays usable: its menus open over the panel. */
  ${from.tablet} {
    inset: ${space(16)} 0 0 auto;
    z-index: ${layer.bar};
    width: ${space(112)};
    height: auto;
  }

  ${from.desktop} {
    top: ${space(20)};
  }
`;

interface FrameProps {
  lang: string;
  onClose: () => void;
  /** The visitor's text box. */
  box: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Returns whether the panel is a sheet over the page (phones) rather than a panel beside it. */
export const useIsSheet = () => useMedia(below.tablet);

/** A sheet that blocks the page on phones; from tablets up a panel beside it, which stays usable (CH01). */
export function Frame(frame: FrameProps) {
  return useIsSheet() ? <Sheet {...frame} /> : <SidePanel {...frame} />;
}

const titled = { 'aria-labelledby': 'concierge-title' } as const;

function Sheet({ onClose, box, ...rest }: FrameProps) {
  const sheet = useRef<HTMLDivElement>(null);

  return (
    <Modal
      {...titled}
      ref={sheet}
      styles={frameStyles}
      initialFocus={isTouchScreen() ? sheet : box}
      isOpen
      onDismiss={onClose}
      {...rest}
    />
  );
}

function SidePanel({ onClose, box, ...rest }: FrameProps) {
  const panel = useSidePanel(box, onClose);

  return (
    <div ref={panel} css={frameStyles} role="dialog" aria-modal="false" tabIndex={-1} {...titled} {...rest} />
  );
}
