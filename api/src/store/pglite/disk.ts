import { statfs } from 'node:fs/promises';

/** Free megabytes below which nothing is written. */
const leastMegabytes = 64;

/** The disk is nearly full; nothing is accepted until there is room again. */
export class NearlyFull extends Error {
  readonly code = 'DISK_NEARLY_FULL';
}

/**
 * Returns a sentence when the disk is nearly full. PGlite cannot continue after a write that found no room, so the
 * service stops accepting inquiries before that, and continues automatically once there is room again.
 */
export async function diskProblem(folder: string, read: typeof statfs = statfs): Promise<string | undefined> {
  const { bavail, bsize } = await read(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);

  return free < leastMegabytes ? `only ${free} MB are left on the disk of ${folder}` : undefined;
}
