const likesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Lets the content of a page that has just come in-site settle in, while the bars around it stand; none for visitors who
 * like no motion. The content is there from the first frame on (decision 0072).
 */
export function settleIn(content = document.getElementById('content'), isWelcome = likesMotion) {
  if (isWelcome()) content?.animate({ opacity: [0.4, 1] }, { duration: 200, easing: 'ease-out' });
}

/** Stops the films of a page that is about to go: their frames would be painted between the steps that make the next. */
export function restFilms(page: ParentNode = document) {
  for (const film of page.querySelectorAll('video')) film.pause();
}
