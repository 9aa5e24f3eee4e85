/**
 * Works at intervals, until the returned function is called. An interval passes unused while the work before it is
 * under way: a slow store would get more to do the slower it is. The work handles its own failures.
 */
export function atIntervals(ms: number, work: () => Promise<unknown>): () => void {
  let isWorking = false;

  async function begin() {
    if (isWorking) return;
    isWorking = true;
    await work();
    isWorking = false;
  }

  const timer = setInterval(begin, ms);
  timer.unref();

  return () => clearInterval(timer);
}
