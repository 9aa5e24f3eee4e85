// create-folder.ts FOLDER: creates an empty database there and flushes it to disk.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const [, , folder = ''] = process.argv;
const pglite = await PGlite.create(folder, { initDbStartParams: ['-c', 'shared_buffers=8MB'] });
await pglite.close();

for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
  const file = openSync(join(folder, name), 'r');
  fsyncSync(file);
  closeSync(file);
}
