import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);

/** Creates a small disk that a test can fill; as anybody but root on Linux it warns that nothing was tested. */
export async function smallDisk(megabytes: number) {
  const folder = await temporaryFolder();
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).catch(
    () => undefined,
  );
  if (!mounted) {
    console.warn('!!! A small disk cannot be had here: the test of a full disk DID NOT RUN.');
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');

  return {
    folder,
    fill: () => run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => undefined),
    empty: () => rm(filler, { force: true }),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
