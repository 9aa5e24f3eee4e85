/**
 * The main thread is quiet when a timer fires on time: its interval, the tolerated delay, and the maximum wait of
 * work.
 */
const rules = { everyMs: 50, lateMs: 10, longestMs: 2_000 };

interface Waiting {
  work: () => void;
  since: number;
}

const queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Runs `work` when the main thread is quiet, or after two seconds; returns a function that cancels it. For browsers
 * without `requestIdleCallback`: each piece of work waits for its own quiet moment, in order.
 */
export function whenQuiet(work: () => void) {
  const entry = { work, since: performance.now() };
  queue.push(entry);
  listen();

  return () => {
    const place = queue.indexOf(entry);
    if (place >= 0) queue.splice(place, 1);
  };
}

function listen() {
  if (timer !== undefined || queue.length === 0) return;

  const due = performance.now() + rules.everyMs;
  timer = setTimeout(() => {
    timer = undefined;
    const next = takeNext(performance.now() - due <= rules.lateMs);
    listen();
    next?.work();
  }, rules.everyMs);
}

function takeNext(isQuiet: boolean) {
  const isLate = performance.now() - (queue[0]?.since ?? 0) >= rules.longestMs;

  return isQuiet || isLate ? queue.shift() : undefined;
}
