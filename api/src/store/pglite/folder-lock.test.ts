import { rm } from 'node:fs/promises';
import { smallDisk } from '../../../testing/faults/small-disk.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

describe('the lock of a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is held by one alone, and free again afterwards', () => {
    const unlock = lockFolder(folder);

    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    unlock();
    lockFolder(folder)();
  });

  it('says that there is no room, not that the folder is in use', async () => {
    const disk = await smallDisk(1);
    if (!disk) return;
    await disk.fill();

    try {
      expect(() => lockFolder(disk.folder)).toThrow(/cannot be used: .*(no space left|full)/);
      await disk.empty();
      lockFolder(disk.folder)();
    } finally {
      await disk.remove();
    }
  });
});
