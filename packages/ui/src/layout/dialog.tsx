import { useDeferredValue } from 'react';
import { later, useLater } from '../later.ts';
import type { DialogProps } from './dialog-window.tsx';

const windows = later(() => import('./dialog-window.tsx'));

/** A dialog over the page (A06). It is loaded when the page is idle, or at the latest when it is opened. */
export function Dialog(dialog: DialogProps) {
  const Window = useLater(windows, dialog.isOpen || 'when idle')?.DialogWindow;
  // Deferred, so that the touch is answered before the window is built. It closes at once, and gives the focus back.
  const isOpen = useDeferredValue(dialog.isOpen) && dialog.isOpen;

  return Window && <Window {...dialog} isOpen={isOpen} />;
}
