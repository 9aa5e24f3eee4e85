// @ts-check
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openWorkshop } from '../workshop.mjs';

const run = promisify(execFile);

/** More remotes, by letters: their names have no digits. */
const letters = [...'abcdefgh'];

/**
 * Times of releasing one application, promoting it (gate and browser included) and rolling back, as a team has them at its
 * desk, with 4 remotes and with more: made by `delivery new` in a workshop of the last commit.
 * @param {readonly number[]} counts how many remotes to measure with, rising
 */
export async function benchGrowth(counts = [4, 8, 12]) {
  const { folder, close } = await openWorkshop('HEAD');
  try {
    const rows = [];
    for (const count of counts) {
      for (const letter of letters.slice(0, count - 4))
        await say(folder, 'new', `extra-${letter}`).catch(() => undefined);
      rows.push({ remotes: count, ...(await measure(folder, count)) });
    }

    return rows;
  } finally {
    await close();
  }
}

/** @param {string} folder @param {number} count */
async function measure(folder, count) {
  await node(folder, 'packages/tooling/bin/publish.mjs');
  const release = await timed(() => changeAndRelease(folder, count));
  const [label = ''] = release.value.split('\n');
  const promote = await timed(() => say(folder, 'promote', label, '--without-api'));
  const rollback = await timed(() => say(folder, 'rollback'));

  return { releaseMs: release.ms, promoteMs: promote.ms, rollbackMs: rollback.ms };
}

/** @param {string} folder @param {number} count */
async function changeAndRelease(folder, count) {
  const page = path.join(folder, 'mf-agents/src/team-page.tsx');
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    `${text.replace(/\nexport const madeBeside.*\n/, '')}\nexport const madeBeside = ${count};\n`,
  );

  return say(folder, 'release', 'mf-agents', '--working-tree');
}

/** @param {string} folder @param {string[]} words */
const say = (folder, ...words) => node(folder, 'packages/delivery/bin/delivery.ts', ...words);

/** @param {string} folder @param {string} script @param {string[]} words */
async function node(folder, script, ...words) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: path.join(folder, '.data') };
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...words],
    { cwd: folder, env },
  );

  return stdout;
}

/** @template Value @param {() => Promise<Value>} work */
async function timed(work) {
  const start = performance.now();
  const value = await work();

  return { ms: Math.round(performance.now() - start), value };
}
