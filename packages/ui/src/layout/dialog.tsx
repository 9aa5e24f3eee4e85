import { later, useLater } from '../later.ts';
import type { DialogProps, ModalProps } from './dialog-window.tsx';

const windows = later(() => import('./dialog-window.tsx'));

/** A window over the page (A06). It is fetched when the page is idle, or at the latest to be opened: no page needs it to be read. */
export function Dialog(dialog: DialogProps) {
  const Window = useLater(windows, dialog.isOpen)?.DialogWindow;

  return Window && <Window {...dialog} />;
}

/** The same for a modal window with a look of its own. */
export function LazyModal(modal: ModalProps) {
  const Window = useLater(windows, modal.isOpen)?.Modal;

  return Window && <Window {...modal} />;
}
