import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '@dosmares/tools/presets/checkout';
import { openStore } from '../store/store.ts';
import { openCheckout } from './checkout.ts';
import { releaseCommit } from './release-commit.ts';

const folders: string[] = [];

/** Releases a remote from the last commit into a store of its own. */
async function releaseOnce() {
  const store = await mkdtemp(path.join(tmpdir(), 'dos-mares-store-'));
  folders.push(store);

  return releaseCommit('mf-chat', 'HEAD', openStore(store));
}

after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test('the same commit gives the same bytes: two builds in two places are one release, hash by hash', async () => {
  const [first, second] = [await releaseOnce(), await releaseOnce()];

  assert.deepEqual(second, first);
  assert.ok(first.files.length > 5);
});

test('what a checkout writes down as installed is not written down for the repository', async () => {
  const note = path.join(root, 'node_modules/.installed');
  const read = async () => (existsSync(note) ? await readFile(note, 'utf8') : undefined);
  const before = await read();
  const { folder, close } = await openCheckout('HEAD');

  await writeFile(path.join(folder, 'node_modules/.installed'), 'other packages');
  await close();

  assert.equal(await read(), before);
});

test('a checkout gets the packages of the one before, unless others are installed', async () => {
  const markIn = (folder: string) => path.join(folder, 'node_modules/.mark');
  const first = await openCheckout('HEAD');
  const beside = await openCheckout('HEAD');
  await writeFile(markIn(first.folder), 'the first');
  await first.close();
  await beside.close();

  const second = await openCheckout('HEAD');
  assert.ok(existsSync(markIn(second.folder)));
  await writeFile(path.join(second.folder, 'node_modules/.installed'), 'other packages');
  await second.close();

  const third = await openCheckout('HEAD');
  assert.ok(!existsSync(markIn(third.folder)));
  await third.close();
});
