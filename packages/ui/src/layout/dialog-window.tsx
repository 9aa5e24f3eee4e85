import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { X } from '../brand/icons.ts';
import { StylesAhead } from '../styles-ahead.tsx';
import { closeStyles, dialogSizes } from './dialog-styles.ts';

interface Opened {
  isOpen: boolean;
  /** Called on Escape and on a press beside the window. */
  onDismiss: () => void;
  children: ReactNode;
}

export interface ModalProps extends Opened {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  lang?: string | undefined;
  ref?: RefObject<HTMLDivElement | null> | undefined;
  /** Styles of the overlay, and of the window on it. */
  styles: Pick<(typeof dialogSizes)[keyof typeof dialogSizes], 'overlay' | 'panel'>;
  /** Gets the focus first; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The site's only modal window: it traps the focus, locks the page's scrolling, and restores the focus. */
export function Modal({ isOpen, onDismiss, styles, initialFocus, ref, children, ...name }: ModalProps) {
  return (
    <>
      <StylesAhead of={[styles.overlay, styles.panel]} />
      <DialogOverlay
        css={styles.overlay}
        isOpen={isOpen}
        onDismiss={onDismiss}
        {...(initialFocus && { initialFocusRef: initialFocus })}
      >
        <DialogContent css={styles.panel} ref={ref} {...name}>
          {children}
        </DialogContent>
      </DialogOverlay>
    </>
  );
}

export interface DialogProps extends Opened {
  title: string;
  /** `full` and `sheet` take the whole window: on night for pictures, on ivory for plans. */
  size?: keyof typeof dialogSizes | undefined;
}

/** A modal window with a title and a close button. */
export function DialogWindow({ title, size = 'regular', children, ...opened }: DialogProps) {
  const titleId = useId();
  const styles = dialogSizes[size];

  return (
    <>
      <StylesAhead of={[styles.title, closeStyles]} />
      <Modal aria-labelledby={titleId} styles={styles} {...opened}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" css={closeStyles} aria-label="Close" onClick={opened.onDismiss}>
          <Icon of={X} size={22} />
        </button>
      </Modal>
    </>
  );
}
