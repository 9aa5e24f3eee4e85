import type { Head } from '@dosmares/contracts/remote';
import { applyHead } from './head.ts';

/** The live region that tells screen readers where a navigation led. */
export const announcerId = 'announcer';

let shown: string | undefined;

/** Records the page that the server sent: its head is already set, and the focus stays where the visitor put it. */
export function markServedPage(pathname: string) {
  shown = pathname;
}

/** Makes an in-site navigation feel like a page load: the head's facts, the focus on the heading, an announcement. */
export function enterPage(pathname: string, head: Head) {
  // Shows tests and tools that the page's own script has taken over.
  document.documentElement.dataset.hydrated = 'true';
  if (pathname === shown) return;

  shown = pathname;
  applyHead(head, document);
  announce(head.title);
  focusHeading();
}

/** Goes to the place in the page that an in-site link names (I41); on arrival the browser does so automatically. */
export function enterPlace(hash: string) {
  const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

function announce(title: string) {
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = title;
}

function focusHeading() {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? content)?.focus({ preventScroll: true });
}
