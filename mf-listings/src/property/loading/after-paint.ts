const longestWaitMs = 120;

/**
 * Calls `act` once the browser has painted the current state. A hidden tab paints nothing, so the wait is limited.
 * Returns a function that cancels it.
 */
export function afterPaint(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    timer = setTimeout(act);
  });
  const late = setTimeout(act, longestWaitMs);

  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(late);
  };
}
