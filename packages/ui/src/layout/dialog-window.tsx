import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ReactNode, type RefObject, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { X } from '../brand/icons.ts';
import { closeStyles, dialogSizes } from './dialog-styles.ts';

interface Opened {
  isOpen: boolean;
  /** Asked for by Escape and by a press beside the window. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A modal window without a look of its own, named by `aria-label` or `aria-labelledby`. */
export interface ModalProps extends Opened {
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  ref?: RefObject<HTMLDivElement | null> | undefined;
  /** Styles of the overlay, and of the window on it. */
  styles: Pick<(typeof dialogSizes)[keyof typeof dialogSizes], 'overlay' | 'panel'>;
  /** Takes the focus; the first element that can unless told. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The one modal window of the site: it takes the focus, keeps it, holds the page still, and gives the focus back. */
export function Modal({ isOpen, onDismiss, styles, initialFocus, ref, children, ...name }: ModalProps) {
  return (
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
  );
}

/** Name and content of a dialog. */
export interface DialogProps extends Opened {
  title: string;
  /** `full` takes the whole window, on night: for pictures. */
  size?: keyof typeof dialogSizes | undefined;
}

/** A modal window with a title and a close button. */
export function DialogWindow({ title, size = 'regular', children, ...opened }: DialogProps) {
  const titleId = useId();
  const styles = dialogSizes[size];

  return (
    <Modal aria-labelledby={titleId} styles={styles} {...opened}>
      <h2 id={titleId} css={styles.title}>
        {title}
      </h2>
      {children}
      <button type="button" css={closeStyles} aria-label="Close" onClick={opened.onDismiss}>
        <Icon of={X} size={22} />
      </button>
    </Modal>
  );
}
