import { useLocation } from '@dosmares/platform';
import { VisuallyHidden } from '@dosmares/ui';
import { useLayoutEffect, useRef } from 'react';
import { announcerId, fadeInPage } from '../browser/navigation/page-entry.ts';

/**
 * Scrolls to the top (G15) and lets the page settle in at every route change, forward and back; holds the live region
 * that names the new page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // Before the page is painted, so that it is never seen at the position where the previous one was left.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;

    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    fadeInPage();
  }, [pathname]);

  return (
    <VisuallyHidden>
      <span id={announcerId} role="status" aria-live="polite" />
    </VisuallyHidden>
  );
}
