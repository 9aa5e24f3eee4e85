const steps = [0.02, 0.25, 0.5, 0.75, 0.98];

/** Whether nothing of an element can be seen because something lies over it: 25 points of it are looked at. */
export function isCoveredBy(above: Element, element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hits = steps
    .flatMap((across) => steps.map((down) => [left + width * across, top + height * down] as const))
    .map(([x, y]) => document.elementFromPoint(x, y))
    // Outside of the window there is nothing to hit.
    .filter((hit) => hit !== null);

  return hits.length > 0 && hits.every((hit) => above.contains(hit));
}
