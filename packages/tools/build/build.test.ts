import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from './build.ts';

/** Reports whether a change of a file makes an application's build stale. */
async function isRebuilt(name: string, file: string) {
  const from = await mkdtemp(path.join(tmpdir(), 'dos-mares-sources-'));
  const place = path.join(from, name, 'src', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, 'before');
  const before = sourceHash(name, from);
  await writeFile(place, 'after');

  return sourceHash(name, from) !== before;
}

it.each([
  ['mf-agents', 'team-page.tsx', true],
  ['mf-agents', 'edge/cards.tsx', true],
  ['mf-agents', 'team-page.test.tsx', false],
  ['shell', 'browser/index.ts', true],
  ['shell', 'edge/edge.ts', false],
])('a change of %s/src/%s triggers a build: %s', async (name, file, expected) => {
  expect(await isRebuilt(name, file)).toBe(expected);
});
