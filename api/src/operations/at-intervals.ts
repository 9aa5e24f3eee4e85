/** Runs work at intervals, never twice at once, which would slow down a slow store; returns a function to stop it. */
export function atIntervals(ms: number, work: () => Promise<unknown>): () => void {
  let isRunning = false;

  async function run() {
    if (isRunning) return;
    isRunning = true;
    await work();
    isRunning = false;
  }

  const timer = setInterval(run, ms);
  timer.unref();

  return () => clearInterval(timer);
}
