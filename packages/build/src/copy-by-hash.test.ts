import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyByHash } from './copy-by-hash.ts';

it('puts pictures below their hashes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-media-'));
  await mkdir(path.join(folder, 'media/brand'), { recursive: true });
  await writeFile(path.join(folder, 'media/brand/logo.svg'), 'logo');
  await copyByHash(path.join(folder, 'media'), path.join(folder, 'public'));

  // The first eight digits of the sha256 of "logo".
  expect(await readdir(path.join(folder, 'public'), { recursive: true })).toContain(
    '3598ce6f/brand/logo.svg',
  );
});
