const likesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Fades in the content of a page after a navigation, but not the bars around it, and not for visitors who prefer reduced
 * motion. The content is visible from the first frame on (decision 0071).
 */
export function fadeInPage(content = document.getElementById('content'), isWelcome = likesMotion) {
  if (isWelcome()) content?.animate({ opacity: [0.4, 1] }, { duration: 200, easing: 'ease-out' });
}

/**
 * Stops the films of a page that is about to leave: their frames would be painted between the steps that build the
 * next.
 */
export function pauseVideos(page: ParentNode = document) {
  for (const film of page.querySelectorAll('video')) film.pause();
}

/** Returns the page that is shown, unless it is the page at this address. */
export function pageLeftFor(address: string): Element | null {
  const page = document.querySelector<HTMLElement>('#content > [data-slot]');

  return page?.dataset.slot === address ? null : page;
}
