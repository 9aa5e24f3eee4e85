import type { statfs } from 'node:fs/promises';
import { diskProblem } from './disk.ts';

const disk = (megabytes: number) =>
  (async () => ({ bavail: megabytes, bsize: 1024 * 1024 })) as unknown as typeof statfs;

it('C14 says that the disk is nearly full before it is', async () => {
  expect(await diskProblem('/data', disk(500))).toBeUndefined();
  expect(await diskProblem('/data', disk(12))).toBe('only 12 MB are left on the disk of /data');
});
