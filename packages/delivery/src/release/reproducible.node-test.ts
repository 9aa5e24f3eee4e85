import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { openCheckout } from './checkout.ts';

const run = promisify(execFile);
const folders: string[] = [];

/** Releases a remote from the last commit in a checkout and a store of its own, as `release` does. */
async function releaseOnce() {
  const store = await mkdtemp(path.join(tmpdir(), 'dos-mares-store-'));
  const checkout = await openCheckout('HEAD');
  folders.push(store, checkout.folder);
  const script = path.join(checkout.folder, 'packages/runner/bin/release.ts');
  const { stdout } = await run(process.execPath, [script, 'mf-chat', 'HEAD'], {
    cwd: checkout.folder,
    env: { STORE: store },
  });
  const version = stdout.trim().split('\n').at(-1) ?? '';

  return {
    version,
    text: await readFile(path.join(store, 'releases/mf-chat', version, 'release.json'), 'utf8'),
  };
}

after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test('the same commit gives the same bytes: two builds in two places are one release, hash by hash', async () => {
  const [first, second] = [await releaseOnce(), await releaseOnce()];

  assert.equal(second.version, first.version);
  assert.equal(second.text, first.text);
  assert.ok(JSON.parse(first.text).files.length > 5);
});
