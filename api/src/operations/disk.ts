import { statfs } from 'node:fs/promises';

/** With less than this nothing is written any more. */
const leastMegabytes = 64;

/** With less than this, only inquiries are written: what browsers report waits, then goes. */
export const leastMegabytesForEvents = 2 * leastMegabytes;

/** Nothing is taken until there is room again. */
export class NearlyFull extends Error {
  readonly code = 'DISK_NEARLY_FULL';
}

/**
 * Says when the disk is nearly full. PGlite cannot go on after a write that found no room, so the service stops
 * taking inquiries before that happens, and continues automatically once there is room again.
 */
export async function diskProblem(
  folder: string,
  read: typeof statfs = statfs,
  least = leastMegabytes,
): Promise<string | undefined> {
  const { bavail, bsize } = await read(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);

  return free < least ? `only ${free} MB are left on the disk of ${folder}` : undefined;
}
