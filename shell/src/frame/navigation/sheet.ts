import { useLocation } from '@dosmares/platform';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/** A modal dialog of the browser's own; every step through the history closes it. */
export function useSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  function open(event: MouseEvent) {
    // The opener's own command, for pages without script, would open it again.
    event.preventDefault();
    dialog.current?.showModal();
    setOpen(true);
  }

  function close() {
    if (dialog.current?.open) dialog.current.close();
    setOpen(false);
  }

  // The browser's own "back" leaves the page under an open menu too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history closes the menu
  useEffect(close, [key]);

  return { dialog, isOpen, open, close };
}
