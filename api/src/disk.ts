import { statfs } from 'node:fs/promises';

const leastMegabytes = 64;

/** Nothing is taken until there is room again. */
export class NearlyFull extends Error {
  readonly code = 'DISK_NEARLY_FULL';
}

/**
 * Says when the disk is nearly full. PGlite cannot go on after a write that found no room, so the service stops
 * taking inquiries before that happens, and goes on by itself once there is room again.
 */
export async function diskTrouble(folder: string, read: typeof statfs = statfs): Promise<string | undefined> {
  const { bavail, bsize } = await read(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);

  return free < leastMegabytes ? `only ${free} MB are left on the disk of ${folder}` : undefined;
}
