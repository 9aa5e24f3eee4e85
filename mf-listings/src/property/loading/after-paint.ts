const longestWaitMs = 120;

/** Acts once the browser has painted what stands now. A hidden tab paints nothing, so the wait has an end. Returns the way to call it off. */
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
