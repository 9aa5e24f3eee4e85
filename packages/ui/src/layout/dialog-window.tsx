import { DialogContent, DialogOverlay } from '@reach/dialog';
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/icon.tsx';
import { X } from '../brand/icons.ts';
import { closeStyles, dialogSizes } from './dialog-styles.ts';

/** What a dialog is called and holds; `onDismiss` is asked for by its button, Escape and the ground around it. */
export interface DialogProps {
  title: string;
  isOpen: boolean;
  onDismiss: () => void;
  /** `full` takes the whole window, on night: for pictures. */
  size?: keyof typeof dialogSizes | undefined;
  children: ReactNode;
}

/** The window itself: it takes the focus, keeps it, and gives it back to whatever opened it. */
export function DialogWindow({ title, isOpen, onDismiss, size = 'regular', children }: DialogProps) {
  const titleId = useId();
  const styles = dialogSizes[size];

  return (
    <DialogOverlay css={styles.overlay} isOpen={isOpen} onDismiss={onDismiss}>
      <DialogContent css={styles.panel} aria-labelledby={titleId}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        {children}
        <button type="button" css={closeStyles} aria-label="Close" onClick={onDismiss}>
          <Icon of={X} size={22} />
        </button>
      </DialogContent>
    </DialogOverlay>
  );
}
