/** Loads the page behind a link when the visitor is about to follow it: pointer over it, focus on it, finger on it. */
export function prefetchOnIntent(prepare: (pathname: string) => Promise<unknown>) {
  function consider({ target }: Event) {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) void prepare(link.pathname);
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, consider, { passive: true });
  }
}
