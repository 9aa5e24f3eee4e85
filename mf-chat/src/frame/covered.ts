const steps = [0.02, 0.25, 0.5, 0.75, 0.98];

/** Returns whether an element is entirely hidden by another that lies over it, judged by 25 of its points. */
export function isCoveredBy(above: Element, element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hits = steps
    .flatMap((across) => steps.map((down) => [left + width * across, top + height * down] as const))
    .map(([x, y]) => document.elementFromPoint(x, y))
    // There is nothing to hit outside of the window.
    .filter((hit) => hit !== null);

  return hits.length > 0 && hits.every((hit) => above.contains(hit));
}
