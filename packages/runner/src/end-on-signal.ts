/** A terminal, npm and our own starter may each pass on one and the same Ctrl-C. */
const sameSignalMs = 1_000;

/**
 * Ends everything in good order when this process is told to end or its terminal closes. Whoever repeats the signal does
 * not want to wait: then everything ends at once.
 * @returns whether the end has begun
 */
export function endOnSignal(stopAll: (signal?: NodeJS.Signals) => Promise<unknown>): () => boolean {
  let begun = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      const isRepeated = begun > 0;
      if (isRepeated && performance.now() - begun < sameSignalMs) return;
      begun ||= performance.now();
      await stopAll(isRepeated ? 'SIGKILL' : 'SIGTERM');
      process.exit(0);
    });
  }

  return () => begun > 0;
}
