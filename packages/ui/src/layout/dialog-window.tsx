import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ReactNode, type RefObject, useId } from 'react';
import { Icon, X } from '../brand/icon.tsx';
import { colour, floatShadow, layer, nightGround, space, surface, veil } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { bareButton } from './grids.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 ${space(3)}; }
`;

const overlayStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  overflow: auto;
  overscroll-behavior: contain;
  background-color: ${veil};
  animation: ${appear} 200ms ease-out;
`;

const panel = css`
  position: relative;
  outline: none;
  color: ${colour('night')};
  background-color: ${colour('ivory')};
  animation: ${rise} 300ms ease-out;
`;

const aside = `clamp(${space(4)}, 4vw, ${space(10)})`;

const whole = css`
  ${panel};
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  padding: ${space(4)};

  & > h2 {
    ${type.subheading};
    margin: ${space(3)} ${space(14)} ${space(4)} 0;
  }
`;

/** Styles of dialogs: floating on ivory, or the whole window on night for pictures, on ivory for plans. */
const panels = {
  regular: css`
    ${panel};
    width: min(${space(180)}, 100% - 2 * ${aside});
    margin: calc(${aside} + clamp(0px, 6vh, ${space(24)})) auto;
    padding: clamp(${space(6)}, 11vw - ${space(5)}, ${space(16)});
    box-shadow: ${floatShadow};

    & > h2 {
      ${type.heading};
      margin-bottom: ${space(6)};
      padding-right: ${space(12)};
    }
  `,
  full: css`
    ${whole};
    ${nightGround};
  `,
  sheet: whole,
} as const;

const closeStyles = css`
  ${bareButton(11)};
  position: absolute;
  top: clamp(${space(5)}, 3vw, ${space(6)});
  right: clamp(${space(4)}, 3vw, ${space(6)});
  color: ${surface('heading')};
`;

interface Opened {
  isOpen: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

export interface ModalProps extends Opened {
  'aria-labelledby'?: string | undefined;
  lang?: string | undefined;
  ref?: RefObject<HTMLDivElement | null> | undefined;
  styles: SerializedStyles;
  /** Gets the focus first; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The site's only modal window: it traps the focus, locks the page's scrolling, and restores the focus. */
export function Modal({ isOpen, onDismiss, styles, initialFocus, ref, children, ...name }: ModalProps) {
  return (
    <DialogOverlay
      css={overlayStyles}
      isOpen={isOpen}
      onDismiss={onDismiss}
      {...(initialFocus && { initialFocusRef: initialFocus })}
    >
      <DialogContent css={styles} ref={ref} {...name}>
        {children}
      </DialogContent>
    </DialogOverlay>
  );
}

export interface DialogProps extends Opened {
  title: string;
  size?: keyof typeof panels | undefined;
}

export function DialogWindow({ title, size = 'regular', children, ...opened }: DialogProps) {
  const titleId = useId();

  return (
    <Modal aria-labelledby={titleId} styles={panels[size]} {...opened}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <button type="button" css={closeStyles} aria-label="Close" onClick={opened.onDismiss}>
        <Icon of={X} size={22} />
      </button>
    </Modal>
  );
}
