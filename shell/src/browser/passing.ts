/** The part of a document that can pass from one look into another. */
type Passing = Pick<Document, 'visibilityState'> & Partial<Pick<Document, 'startViewTransition'>>;

const likesMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Changes the page as a view transition; false, and nothing done, where there is none or it is not welcome. */
export function passInto(change: () => void, page: Passing = document, isWelcome = likesMotion) {
  if (!page.startViewTransition || page.visibilityState === 'hidden' || !isWelcome()) return false;

  const { ready, finished } = page.startViewTransition(change);
  // A transition that the next one cuts short is no failure.
  for (const end of [ready, finished]) end.catch(() => undefined);

  return true;
}
