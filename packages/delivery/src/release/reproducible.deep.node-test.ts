import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { openCheckout, packCommit } from './checkout.ts';

/** Builds and packs a remote from the last commit; returns its manifest. */
async function packOnce() {
  const { release, close } = await packCommit('mf-chat');
  await close();

  return release;
}

test('the same commit gives the same bytes: two builds in two places are one release, hash by hash', async () => {
  const [first, second] = [await packOnce(), await packOnce()];

  assert.deepEqual(second, first);
  assert.ok(first.files.length > 5);
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
