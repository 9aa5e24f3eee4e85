import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/checkout';

const run = promisify(execFile);

/** More remotes, by letters: their names have no digits. */
const letters = [...'abcdefgh'];

/**
 * Times of releasing one application (build included), promoting it (gate and browser included) and rolling back, as a
 * team has them at its desk, each with the start of the command: with 4 remotes and with more, which `delivery new` made
 * in a checkout of the last commit.
 * @param counts how many remotes are live, rising
 */
export async function benchGrowth(counts: readonly number[] = [4, 8, 12]) {
  const { folder, close } = await openCheckout('HEAD');
  try {
    for (const letter of letters) await say(folder, 'new', `extra-${letter}`);
    await node(folder, 'packages/build/bin/build.ts');
    const measured = [] as Row[];
    for (const count of counts) measured.push(...(await measure(folder, count)));

    return measured.map((row) => ({ ...row, ratio: ratio(row, measured) }));
  } finally {
    await close();
  }
}

export interface Row {
  what: string;
  remotes: number;
  pages: number;
  ms: number;
}

/** How many times as long as with the fewest remotes. */
function ratio({ what, ms }: Row, all: readonly Row[]) {
  const [first] = all.filter((row) => row.what === what);

  return Number((ms / (first?.ms ?? ms)).toFixed(2));
}

async function measure(folder: string, count: number): Promise<Row[]> {
  const pages = Number(await node(folder, 'packages/bench/src/delivery/publish-some.ts', String(count)));
  // The first one has nothing to stand beside but what is live; from the second on a rollback leads somewhere.
  await ship(folder, `${count}, first`);
  const { release, promote } = await ship(folder, `${count}, second`);
  const rollback = await timed(() => say(folder, 'rollback', 'mf-agents'));
  const row = (what: string, { ms }: { ms: number }) => ({
    what,
    remotes: count,
    pages,
    ms,
  });

  return [
    row('release one application, build included', release),
    row('promote it, gate and browser included', promote),
    row('rollback', rollback),
  ];
}

/** Changes one page, releases its application and promotes that. */
async function ship(folder: string, mark: string) {
  const page = path.join(folder, 'mf-agents/src/team-page.tsx');
  const text = (await readFile(page, 'utf8')).replace(/\nexport const mark = .*\n/, '');
  await writeFile(page, `${text}\nexport const mark = '${mark}';\n`);
  const release = await timed(() => say(folder, 'release', 'mf-agents', '--working-tree'));
  const [label = ''] = release.value.split('\n');

  return {
    release,
    promote: await timed(() => say(folder, 'promote', label, '--without-api', '--without-origins')),
  };
}

const say = (folder: string, ...words: string[]) =>
  node(folder, 'packages/delivery/bin/delivery.ts', ...words);

async function node(folder: string, script: string, ...words: string[]) {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const env = { PATH, HOME, DATA_DIR: path.join(folder, '.data'), ...(CHROMIUM_PATH && { CHROMIUM_PATH }) };
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
