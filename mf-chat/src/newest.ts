/** Returns the newest items whose sizes add up to at most `room`; `sizeOf` includes the separator. */
export function newestWithin<Item>(items: readonly Item[], room: number, sizeOf: (item: Item) => number) {
  let left = room;
  const tooOld = items.findLastIndex((item) => {
    left -= sizeOf(item);

    return left < 0;
  });

  return items.slice(tooOld + 1);
}
