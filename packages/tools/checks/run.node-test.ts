import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';

const tools = mkdtempSync(path.join(tmpdir(), 'dos-mares-tools-'));
after(() => rmSync(tools, { recursive: true }));

it('runs every tool of npm run lint, also after one has failed', () => {
  for (const [tool, status] of Object.entries({ biome: 1, depcruise: 0, knip: 2 }))
    writeFileSync(path.join(tools, tool), `#!/bin/sh\necho ${tool} ran; exit ${status}`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}` };
  const run = spawnSync(process.execPath, [path.join(import.meta.dirname, 'run.ts'), '--lint'], {
    env,
    encoding: 'utf8',
  });

  assert.deepEqual(run.stdout.match(/^\w+ ran$/gm), ['biome ran', 'depcruise ran', 'knip ran']);
  assert.deepEqual(run.stdout.match(/^(?:passed|FAILED) {2}[\w ]+/gm), [
    'FAILED  style',
    'passed  layers',
    'FAILED  dead code',
  ]);
  assert.equal(run.status, 1);
});
