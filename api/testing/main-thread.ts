/** Milliseconds that a million rounds of arithmetic take on an idle machine. */
const idleMs = 3;

/** Starts a timer of this thread's CPU milliseconds, scaled to those of an idle machine. */
export function startCpuTimer(): () => number {
  const before = process.threadCpuUsage();

  return () => msSince(before) / slowness();
}

/** Returns the CPU milliseconds of some work: the least of three runs, because load only adds to it. */
export function cpuMs(work: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const elapsed = startCpuTimer();
    work();

    return elapsed();
  });

  return Math.min(...tries);
}

const msSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(before);

  return (user + system) / 1000;
};

/** Returns how many times slower than an idle machine this one is now; at least 1. */
function slowness() {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let round = 0; round < 1e6; round += 1) sum = (sum + (round % 7)) | 0;

  return Math.max(1, msSince(before) / idleMs);
}
