import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

  it('says that a file is in the folder’s place, or in the lock’s', async () => {
    await writeFile(join(folder, 'file'), 'not a folder');
    await writeFile(
      join(folder, 'lock.sqlite'),
      'not a lock, and long enough for SQLite to look at it'.repeat(99),
    );

    expect(() => lockFolder(join(folder, 'file'))).toThrow(/cannot be used: /);
    expect(() => lockFolder(join(folder, 'file/inside'))).toThrow(/cannot be used: /);
    expect(() => lockFolder(folder)).toThrow(/lock.sqlite|not a database/);
  });

  const asRoot = process.getuid?.() === 0;
  (asRoot ? it.skip : it)('says that this user may not write there', async () => {
    await chmod(folder, 0o500);

    expect(() => lockFolder(folder)).toThrow(/cannot be used: .*permission denied/);
    expect(() => lockFolder(join(folder, 'inside'))).toThrow(/cannot be used: /);
  });
});
