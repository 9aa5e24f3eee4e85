import { later, useLater } from '../later.ts';
import type { DialogProps } from './dialog-window.tsx';

const dialogWindow = later(async () => (await import('./dialog-window.tsx')).DialogWindow);

/** A window over the page (A06). It is fetched when the page is idle, or at the latest to be opened: no page needs it to be read. */
export function Dialog(dialog: DialogProps) {
  const Window = useLater(dialogWindow, dialog.isOpen);

  return Window && <Window {...dialog} />;
}
