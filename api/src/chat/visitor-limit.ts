/** Whether one more question is taken from a connection. */
export type Admit = (visitor: string) => boolean;

/** Takes so many questions from one connection in ten minutes. Addresses are forgotten with the window. */
export function admitAtMost(most: number, now: () => number = Date.now, windowMs = 600_000): Admit {
  let asked = new Map<string, number>();
  let until = 0;

  return (visitor) => {
    if (now() >= until) {
      asked = new Map();
      until = now() + windowMs;
    }
    const count = (asked.get(visitor) ?? 0) + 1;
    asked.set(visitor, count);

    return count <= most;
  };
}
