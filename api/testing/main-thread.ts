/** Milliseconds that a million rounds of arithmetic take on a calm machine. */
const calmMs = 3;

/** Starts to measure; the returned function tells the CPU milliseconds on this thread since, as on a calm machine. */
export function startCpu(): () => number {
  const before = process.threadCpuUsage();

  return () => msSince(before) / slowness();
}

/** Returns the CPU milliseconds of some work: the least of three runs, because a busy machine only adds. */
export function cpuMs(work: () => unknown): number {
  const tries = Array.from({ length: 3 }, () => {
    const taken = startCpu();
    work();

    return taken();
  });

  return Math.min(...tries);
}

const msSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(before);

  return (user + system) / 1000;
};

/** Returns how many times slower than a calm machine this one is now; at least 1. */
function slowness() {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let round = 0; round < 1e6; round += 1) sum = (sum + (round % 7)) | 0;

  return Math.max(1, msSince(before) / calmMs);
}
