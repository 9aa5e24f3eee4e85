import { useDeferredValue } from 'react';
import { lazy, useLazy } from '../browser/lazy.ts';
import type { DialogProps } from './dialog-window.tsx';

const windows = lazy(() => import('./dialog-window.tsx'));

/** A dialog over the page (A06). It is loaded when the page is idle, or at the latest when it is opened. */
export function Dialog(dialog: DialogProps) {
  const Window = useLazy(windows, dialog.isOpen || 'when idle')?.DialogWindow;
  // Opening is deferred, so that the touch is answered first. Closing is not, and restores the focus at once.
  const isOpen = useDeferredValue(dialog.isOpen) && dialog.isOpen;

  return Window && <Window {...dialog} isOpen={isOpen} />;
}
