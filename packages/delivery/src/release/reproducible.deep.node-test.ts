import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { folderOf } from '@dosmares/tools/presets/checkout';
import { openCheckout } from '../../testing/checkout.ts';
import { packCommit } from './checkout.ts';
import { pack } from './release.ts';

test('builds are reproducible: two builds of a commit in two folders are the same release, file by file', async () => {
  const here = await packCommit('mf-chat');
  const checkout = await openCheckout();
  execFileSync(process.execPath, ['--run', 'build', '--', 'mf-chat'], { cwd: checkout.folder });
  const folder = folderOf('mf-chat', checkout.folder);
  const there = await pack({ name: 'mf-chat', folder, commit: here.release.commit });
  await Promise.all([here, checkout, there].map(({ close }) => close()));

  assert.deepEqual(there.release, here.release);
  assert.ok(here.release.files.length > 5);
});
