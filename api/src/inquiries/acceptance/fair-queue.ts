/** How much may wait. */
export interface QueueBounds {
  /** Of one sender. */
  perSender: number;
  /** Of all senders together. */
  total: number;
}

/** Things that wait for their turn, by who sent them. */
export interface FairQueue<T> {
  /** Puts something at the end of its sender's line; false when the queue is full. */
  add: (sender: string, item: T) => boolean;
  /** Takes so many, one of each sender in turn. */
  take: (most: number) => T[];
}

/** A bounded queue in which senders take turns: one who sends much delays only itself. */
export function fairQueue<T>({ perSender, total }: QueueBounds): FairQueue<T> {
  const lines = new Map<string, T[]>();
  let size = 0;

  function next(): T | undefined {
    const [first] = lines;
    if (!first) return undefined;

    const [sender, line] = first;
    const item = line.shift();
    size -= 1;
    // Back to the end: the order of a map is the order in which its keys came.
    lines.delete(sender);
    if (line.length > 0) lines.set(sender, line);

    return item;
  }

  return {
    add(sender, item) {
      const line = lines.get(sender) ?? [];
      if (size >= total || line.length >= perSender) return false;

      line.push(item);
      size += 1;
      lines.set(sender, line);

      return true;
    },
    take(most) {
      const taken: T[] = [];
      while (taken.length < most && size > 0) taken.push(next() as T);

      return taken;
    },
  };
}
