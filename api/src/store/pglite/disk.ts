import { statfs } from 'node:fs/promises';

/** Free megabytes below which nothing is written. */
const leastMegabytes = 64;

/**
 * Throws when the disk is nearly full. PGlite cannot continue after a write that found no room, so the service stops
 * accepting inquiries before that, and continues automatically once there is room again.
 */
export async function requireRoom(folder: string, read: typeof statfs = statfs): Promise<undefined> {
  const { bavail, bsize } = await read(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free < leastMegabytes)
    throw Object.assign(new Error(`only ${free} MB are left on the disk of ${folder}`), {
      code: 'DISK_NEARLY_FULL',
    });

  return undefined;
}
