import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../presets/checkout.ts';
import { lastStages, read, wordsOf } from './containers.ts';

/**
 * Fills a folder with exactly what a Dockerfile's server stage contains; returns its path. The folder is outside the
 * checkout, where Node would find the packages of all workspaces. Packages are reinstalled only after a change of what
 * their stage copies.
 */
export async function imageFolder(dockerfile: string): Promise<string> {
  const [packages, server] = lastStages(dockerfile);
  const inputs = wordsOf(packages, 'COPY').flatMap((words) => words.split(' ').slice(0, -1));
  const state = hash([dockerfile, ...inputs].flatMap(filesIn).map(read).join());
  const place = path.join(tmpdir(), `dos-mares-production-${hash(root + dockerfile).slice(0, 12)}`);
  const folder = path.join(place, 'app');
  const stamp = path.join(place, 'state');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state) {
    await rm(place, { recursive: true, force: true });
    await copyAll(wordsOf(packages, 'COPY'), folder);
    // npm passes its scripts the folder where it was started; the installation must not go there.
    const env = { ...process.env, npm_config_local_prefix: folder, npm_config_prefer_offline: 'true' };
    for (const command of wordsOf(packages, 'RUN'))
      await promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
    writeFileSync(stamp, state);
  }
  await copyAll(wordsOf(server, 'COPY'), folder);

  return folder;
}

const filesIn = (input: string) => {
  const files = globSync(`${input}/**/*.*`, { cwd: root });

  return files.length > 0 ? files : [input];
};

/** Copies as the COPY instruction does, without what `.dockerignore` names. */
async function copyAll(instructions: readonly string[], folder: string) {
  const ignored = read('.dockerignore').trim().split('\n');
  const filter = (file: string) =>
    !ignored.some((pattern) => path.matchesGlob(path.relative(root, file), pattern));
  for (const words of instructions.filter((one) => !one.startsWith('--from'))) {
    const files = words.split(' ');
    const destination = files.pop() ?? '';
    for (const file of files) {
      const to = path.join(folder, destination, destination.endsWith('/') ? path.basename(file) : '');
      await rm(to, { recursive: true, force: true });
      await cp(path.join(root, file), to, { recursive: true, filter });
    }
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
