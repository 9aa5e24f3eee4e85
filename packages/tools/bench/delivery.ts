import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { folderOf, root } from '../presets/checkout.ts';
import { type BenchOptions, medians, type Site } from './measure.ts';

/** Measures how long a team waits, in milliseconds, for a release, a promotion, its page, and a rollback. */
export async function benchDelivery({ origin, settings }: Site, { runs }: BenchOptions) {
  const env = { ...process.env, DATA_DIR: settings.dataDir, DEPLOY_PORT: String(settings.ports.deploy) };
  const runDelivery = async (...args: string[]) => {
    const command = ['--disable-warning=ExperimentalWarning', 'packages/delivery/bin/delivery.ts', ...args];

    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  };
  const untilServed = async (version: string) => {
    while (!(await (await fetch(`${origin}/market-report`)).text()).includes(`/${version}/`)) await pause(10);
  };
  const page = path.join(folderOf('mf-market-report'), 'src/report-page.tsx');
  const text = await readFile(page, 'utf8');
  const all = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      await writeFile(page, `${text}\nexport const mark = '${run}';\n`);
      const release = await timed(() => runDelivery('release', 'mf-market-report', '--working-tree'));
      const [label = ''] = release.value.split('\n');
      const promote = await timed(() => runDelivery('promote', label));
      const seen = await timed(() => untilServed(label.split('@')[1] ?? ''));
      const rollback = await timed(() => runDelivery('rollback', 'mf-market-report'));
      all.push({ release: release.ms, promote: promote.ms, 'until served': seen.ms, rollback: rollback.ms });
    }
  } finally {
    await writeFile(page, text);
  }

  return Object.entries(medians(all)).map(([what, ms]) => ({ what, ms }));
}

async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();

  return { ms: Math.round(performance.now() - start), value };
}
