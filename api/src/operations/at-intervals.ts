/** Works at intervals until the returned function is called, but never twice at once: a slow store would get slower. */
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
