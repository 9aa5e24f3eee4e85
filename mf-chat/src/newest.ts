/** Returns the newest items that fit together; `sizeOf` includes what separates one from the next. */
export function newestWithin<Item>(items: readonly Item[], room: number, sizeOf: (item: Item) => number) {
  let left = room;
  const tooOld = items.findLastIndex((item) => {
    left -= sizeOf(item);

    return left < 0;
  });

  return items.slice(tooOld + 1);
}
