import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/checkout';
import { medians } from '../median.ts';
import { startEdges } from './edges.ts';
import { type BenchStore, stores } from './stores.ts';

const run = promisify(execFile);

/** Suffixes of the extra remotes: letters, because names have no digits. */
const letters = [...'abcdefgh'];

const rounds = 3;

/** A team's checkout, and the store that it ships to. */
interface Desk {
  /** The checkout. */
  folder: string;
  store: BenchStore;
}

/**
 * Times releasing one application (build included), promoting it (gate and browser included) and rolling back, each
 * from the start of the command as a team sees it, and the time until ten edges follow. Runs on each store, with few
 * remotes and with more, which `delivery new` makes in a checkout of the last commit. Medians of three rounds.
 * @param counts numbers of live remotes, ascending
 */
export async function benchGrowth(counts: readonly number[] = [4, 12]) {
  const { folder, close } = await openCheckout('HEAD');
  try {
    await prepare(folder);
    const measured: Row[] = [];
    for (const [name, open] of Object.entries(stores)) {
      const store = await open();
      if (!store) continue;
      for (const count of counts) measured.push(...(await measure({ folder, store }, name, count)));
      await store.close();
    }

    return measured.map((row) => ({ ...row, ratio: ratio(row, measured) }));
  } finally {
    await close();
  }
}

async function prepare(folder: string) {
  const desk = { folder, store: { environment: {}, close: async () => {} } };
  for (const letter of letters) await say(desk, 'new', `extra-${letter}`);
  await node(desk, 'packages/tools/build/run.ts');
}

export interface Row {
  store: string;
  what: string;
  remotes: number;
  ms: number;
}

/** Returns a row's time as a multiple of the time with the fewest remotes. */
function ratio({ store, what, ms }: Row, all: readonly Row[]) {
  const [first] = all.filter((row) => row.store === store && row.what === what);

  return Number((ms / (first?.ms ?? ms)).toFixed(2));
}

async function measure(desk: Desk, store: string, remotes: number): Promise<Row[]> {
  await node(desk, 'packages/tools/bench/delivery/publish-some.ts', String(remotes));
  const edges = await startEdges(desk.store);
  try {
    // Not measured: the first round fills caches, and can only roll back to the first composition.
    await round(desk, edges, `${remotes}, first`);
    const found: Record<string, number>[] = [];
    for (let count = 1; count <= rounds; count += 1)
      found.push(await round(desk, edges, `${store}, ${remotes}, ${count}`));

    return Object.entries(medians(found)).map(([what, ms]) => ({ store, what, remotes, ms: Math.round(ms) }));
  } finally {
    await edges.close();
  }
}

/** Changes one page, releases its application, promotes it, and rolls back. */
async function round(desk: Desk, edges: Awaited<ReturnType<typeof startEdges>>, mark: string) {
  const page = path.join(desk.folder, 'mf-agents/src/team-page.tsx');
  const text = (await readFile(page, 'utf8')).replace(/\nexport const mark = .*\n/, '');
  await writeFile(page, `${text}\nexport const mark = '${mark}';\n`);
  const release = await timed(() => say(desk, 'release', 'mf-agents', '--working-tree'));
  const [label = ''] = release.value.split('\n');
  const promote = await timed(() => say(desk, 'promote', label, '--without-api', '--without-origins'));
  const followed = await edges.caughtUpAfter();
  const rollback = await timed(() => say(desk, 'rollback', 'mf-agents'));

  return {
    'release one application, build included': release.ms,
    'promote it, gate and browser included': promote.ms,
    'until ten edges serve it': followed,
    rollback: rollback.ms,
    'until ten edges serve what was before': await edges.caughtUpAfter(),
  };
}

const say = (desk: Desk, ...words: string[]) => node(desk, 'packages/delivery/bin/delivery.ts', ...words);

async function node({ folder, store }: Desk, script: string, ...words: string[]) {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const env = {
    PATH,
    HOME,
    DATA_DIR: path.join(folder, '.data'),
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...store.environment,
  };
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...words],
    { cwd: folder, env },
  );

  return stdout;
}

async function timed<Value>(work: () => Promise<Value>) {
  const start = performance.now();
  const value = await work();

  return { ms: Math.round(performance.now() - start), value };
}
