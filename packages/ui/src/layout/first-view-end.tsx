const marker = 'data-first-view-end';

/**
 * The end of a page's first view. Composition puts the styles of everything below here: what is above is painted without
 * them. React leaves the inside of this element alone, because it hydrates as text.
 */
export function FirstViewEnd() {
  return (
    <div hidden {...{ [marker]: '' }} suppressHydrationWarning>
      {''}
    </div>
  );
}

/** The opening tag of that element in a page's HTML. */
export const firstViewEndTag = `<div hidden="" ${marker}="">`;
