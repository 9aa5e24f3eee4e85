/** A terminal, npm and our own starter may each pass on the same Ctrl-C. */
const sameSignalMs = 1_000;

/**
 * Ends all processes gracefully when this one gets a signal or its terminal closes; at once when the signal is
 * repeated.
 * @returns a function that reports whether the end has begun
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
