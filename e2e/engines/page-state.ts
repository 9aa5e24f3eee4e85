// Readings for the smoke test. Each function runs in the page and can use nothing outside of itself.

/** Scrolls through the page, so that lazy pictures load, and returns its faults. */
export async function faultsOfPage(faces: readonly string[]) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 30)));
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
  const isNear = (image: HTMLImageElement) => {
    const { left, right } = image.getBoundingClientRect();

    // A picture beside the window is not requested.
    return right > 0 && left < innerWidth;
  };
  for (let tries = 0; tries < 100 && !shown.filter(isNear).every(isThere); tries += 1)
    await new Promise((passed) => setTimeout(passed, 50));
  await document.fonts.ready;

  return [
    ...shown
      .filter((image) => isNear(image) && !isThere(image))
      .map(({ currentSrc }) => `no picture ${currentSrc}`),
    ...faces.filter((face) => !document.fonts.check(`16px '${face}'`)).map((face) => `no font ${face}`),
    ...(document.documentElement.scrollWidth > innerWidth
      ? [`${document.documentElement.scrollWidth} px wide`]
      : []),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading of the first level']),
  ];
}

/** Returns the place of every visible text. */
export function placesInView() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    if (walker.currentNode.parentElement?.checkVisibility()) boxes.push(range.getBoundingClientRect());
  }

  return boxes.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

type Place = ReturnType<typeof placesInView>[number];

/**
 * Returns how far a page has moved between two looks at it, computed like a layout shift: the share of the window
 * that moved texts cover before or after, times the longest distance, as a share of the window's longer side.
 */
export function shiftBetween(
  before: readonly Place[],
  after: readonly Place[],
  { width, height }: { width: number; height: number },
) {
  const pairs = before.flatMap((one, index) => (after[index] ? [[one, after[index]] as const] : []));
  const moved = pairs.filter(([one, other]) => wayBetween(one, other) >= 3 && isSeen(one, height));
  const longest = Math.max(0, ...moved.map(([one, other]) => wayBetween(one, other)));
  const cells = new Set(moved.flat().flatMap((place) => cellsOf(place, { width, height })));

  return ((cells.size * cell ** 2) / (width * height)) * (longest / Math.max(width, height));
}

/** Side of the squares in which areas are counted, in pixels. */
const cell = 4;

/** The squares of the window that a place covers. */
function cellsOf({ left, top, right, bottom }: Place, { width, height }: { width: number; height: number }) {
  const within = (from: number, to: number, end: number) => {
    const first = Math.max(0, Math.floor(from / cell));

    return Array.from(
      { length: Math.max(0, Math.ceil(Math.min(to, end) / cell) - first) },
      (_, at) => first + at,
    );
  };

  return within(top, bottom, height).flatMap((row) => within(left, right, width).map((at) => `${row}:${at}`));
}

const wayBetween = (one: Place, other: Place) =>
  Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top));

const isSeen = ({ top, bottom }: Place, height: number) => bottom > 0 && top < height && bottom > top;
