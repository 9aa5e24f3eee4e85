import type { Head } from '@dosmares/contracts/remote';
import { prefersReducedMotion } from '@dosmares/ui';
import { headTags, pageMark } from '../head-tags.ts';

export const announcerId = 'announcer';

let shown: string | undefined;

/** Records the page that the server sent: its head is already set, and the focus stays where the visitor put it. */
export function markServedPage(pathname: string) {
  shown = pathname;
}

/** Makes an in-site navigation feel like a page load: updates the head, focuses the heading, announces the title. */
export function enterPage(pathname: string, head: Head) {
  document.documentElement.dataset.hydrated = 'true';
  if (pathname === shown) return;

  shown = pathname;
  applyHead(head);
  const announcer = document.getElementById(announcerId);
  if (announcer) announcer.textContent = head.title;
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? content)?.focus({ preventScroll: true });
}

function applyHead(head: Head) {
  document.title = head.title;
  for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove();
  for (const { tag, attributes, text } of headTags(head, { siteOrigin: location.origin })) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
  }
}

/** Scrolls to the fragment of an in-site link (I41); after a page load the browser does so itself. */
export function enterPlace(hash: string) {
  const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** The site itself scrolls on a navigation (G15); after a reload the browser restores the position. */
export function keepScrollOnReload() {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Fades in the content, visible from the first frame on, unless the visitor prefers reduced motion (decision 0071). */
export function fadeInPage() {
  if (prefersReducedMotion()) return;
  document.getElementById('content')?.animate({ opacity: [0.4, 1] }, { duration: 200, easing: 'ease-out' });
}

/** Pauses the films of a page that is left: their frames would be painted while the next one is built. */
export function pauseVideos(page: ParentNode = document) {
  for (const film of page.querySelectorAll('video')) film.pause();
}

export function pageLeftFor(address: string): Element | null {
  const page = document.querySelector<HTMLElement>('#content > [data-slot]');

  return page?.dataset.slot === address ? null : page;
}
