import { later, useFetched, useLater } from '../later.ts';
import type { DialogProps } from './dialog-window.tsx';

const windows = later(() => import('./dialog-window.tsx'));

/** A dialog over the page (A06). It is loaded when the page is idle, or at the latest when it is opened. */
export function Dialog(dialog: DialogProps) {
  const Window = useLater(windows, dialog.isOpen)?.DialogWindow;

  return Window && <Window {...dialog} />;
}

/** Returns the modal window without its own styles, which is loaded once it is wanted. */
export const useModal = (isWanted: boolean) => useFetched(windows, isWanted)?.Modal;
