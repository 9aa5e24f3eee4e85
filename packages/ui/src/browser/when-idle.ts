/** Longest wait for the page to load, in milliseconds: a script that hangs would block it forever. */
const loadMs = 5_000;

/** Runs `work` once the page is loaded and idle; returns a function that cancels it. */
export function whenIdle(work: () => void) {
  let isOver = false;
  const run = () => {
    if (!isOver) work();
    isOver = true;
  };
  // Safari has no `requestIdleCallback`.
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 2_000 })
      : setTimeout(run, 50);

  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    setTimeout(wait, loadMs);
  }

  return () => {
    isOver = true;
  };
}
