import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edit } from './edits.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const content = 'packages/content';

/** Copies the sources, with the installed packages linked beside them, so that a test can edit content. */
export function copyRepository() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dos-mares-edited-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\0');
  for (const file of files.filter(Boolean))
    cpSync(path.join(root, file), path.join(folder, file), { force: true });
  linkPackages(folder);

  return {
    edit: (edits: readonly Edit[]) => {
      for (const edit of edits) apply(folder, edit);
    },
    addPortrait: (joined: number) => addPortrait(folder, joined),
    run: (tool: string, ...words: string[]) => run(folder, tool, words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links our own packages, which are links into the repository, into the copy instead. */
function linkPackages(folder: string) {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(path.join(to, '@dosmares'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@dosmares') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of readdirSync(path.join(from, '@dosmares')))
    symlinkSync(readlinkSync(path.join(from, '@dosmares', name)), path.join(to, '@dosmares', name));
}

function apply(folder: string, { file, change }: Edit) {
  const place = path.join(folder, content, 'src', file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

/** Copies an existing portrait for a new agent. */
function addPortrait(folder: string, joined: number) {
  const media = path.join(folder, content, 'media');
  const manifest = JSON.parse(readFileSync(path.join(media, 'manifest.json'), 'utf8'));
  const [other = ''] = Object.keys(manifest.agents);
  manifest.agents[joined] = manifest.agents[other];
  for (const kind of ['svg', 'jpg'])
    copyFileSync(
      path.join(media, `agents/agent-${other}.${kind}`),
      path.join(media, `agents/agent-${joined}.${kind}`),
    );
  writeFileSync(path.join(media, 'manifest.json'), JSON.stringify(manifest));
  execFileSync(process.execPath, [path.join(folder, content, 'bin/pictures.ts')]);
}

/** Runs an installed tool in the copy; returns its status and all output. */
function run(folder: string, tool: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', tool), words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // biome-ignore lint/style/noProcessEnv: the tool needs the rest of it
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });

  return { status, said: `${stdout}\n${stderr}` };
}
