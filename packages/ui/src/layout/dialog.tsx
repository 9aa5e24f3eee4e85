import { later, useLater } from '../later.ts';
import type { DialogProps, ModalProps } from './dialog-window.tsx';

const windows = later(() => import('./dialog-window.tsx'));

/** A dialog over the page (A06). It is loaded when the page is idle, or at the latest when it is opened. */
export function Dialog(dialog: DialogProps) {
  const Window = useLater(windows, dialog.isOpen)?.DialogWindow;

  return Window && <Window {...dialog} />;
}

/** The same for a modal window with its own styles. */
export function LazyModal(modal: ModalProps) {
  const Window = useLater(windows, modal.isOpen)?.Modal;

  return Window && <Window {...modal} />;
}
