import type { statfs } from 'node:fs/promises';
import { requireRoom } from './disk.ts';

const disk = (megabytes: number) =>
  (async () => ({ bavail: megabytes, bsize: 1024 * 1024 })) as unknown as typeof statfs;

it('C14 says that the disk is nearly full before it is', async () => {
  await requireRoom('/data', disk(500));
  await expect(requireRoom('/data', disk(12))).rejects.toThrow('only 12 MB are left on the disk of /data');
});
