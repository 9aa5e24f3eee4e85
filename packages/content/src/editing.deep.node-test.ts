import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Edit, edited, everyday, joined } from './testing/edits.ts';

// The tests that read content, without the API's tests that need a store (they read the same parts and take minutes) and
// the assistant's questions, which ask about the demo's own homes.
const readers =
  'packages/content/|shell/src/[^/]*test|shell/src/(about|contact|frame|home|not-found|sections)/|mf-[a-z-]+/src|packages/local-services|api/src/(chat|mail)/(?!.*reply(?:-cost)?[.])|submission.test|crm.test';

const root = path.resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(path.join(tmpdir(), 'dos-mares-edited-'));
const content = path.join(copy, 'packages/content');
copySources();
after(() => rmSync(copy, { recursive: true, force: true }));

/** Copies the sources, with the installed packages linked beside them; links to our own lead into the copy. */
function copySources() {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(path.join(root, file), path.join(copy, file), { force: true });

  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(to);
  cpSync(path.join(from, '@dosmares'), path.join(to, '@dosmares'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of readdirSync(from))
    if (name !== '@dosmares') symlinkSync(path.join(from, name), path.join(to, name));
}

function edit(one: Edit) {
  const place = path.join(content, 'src', one[1]);
  writeFileSync(place, edited(readFileSync(place, 'utf8'), one));
}

/** Gives the agent who joins the portrait of another. */
function addPortrait() {
  const place = path.join(content, 'media/manifest.json');
  const manifest = JSON.parse(readFileSync(place, 'utf8'));
  const [other = ''] = Object.keys(manifest.agents);
  manifest.agents[joined] = manifest.agents[other];
  writeFileSync(place, JSON.stringify(manifest));
  for (const kind of ['svg', 'jpg'])
    copyFileSync(
      path.join(content, `media/agents/agent-${other}.${kind}`),
      path.join(content, `media/agents/agent-${joined}.${kind}`),
    );
  execFileSync(process.execPath, [path.join(content, 'bin/pictures.ts')]);
}

/** Runs an installed tool in the copy; returns its status and all output. */
function run(tool: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', tool), words, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // biome-ignore lint/style/noProcessEnv: the tool needs the rest of it
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });

  return { status, said: `${stdout}\n${stderr}` };
}

const passes = ({ status, said }: ReturnType<typeof run>) => assert.equal(status, 0, said.slice(-8000));

test('a wrong figure stops the build with a sentence', () => {
  const file = 'market-report-data.ts';
  edit(['a wrong figure', file, [/amount: ([\d_]+)/, "amount: '484,000', was: $1"]]);

  const { status, said } = run('node', 'packages/tools/build/run.ts', 'mf-market-report');
  assert.notEqual(status, 0);
  assert.match(
    said,
    /market-report-data\.ts: marketReport\.overview\.medianPrice\.amount must be .*"484,000"/,
  );
  assert.match(said, /medianPrice\.was is no field here/);

  edit(['the right one', file, [/amount: '484,000', was: ([\d_]+)/, 'amount: $1']]);
});

test('everyday edits leave content valid, and the tests that read it pass', () => {
  for (const each of everyday) edit(each);
  addPortrait();

  passes(run('tsc', '--noEmit', '-p', '.'));
  passes(run('jest', '--silent', '--testTimeout=90000', '--maxWorkers=2', '--testPathPatterns', readers));
});
