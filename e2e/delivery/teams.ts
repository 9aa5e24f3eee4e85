import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/checkout';
import type { Site } from '../site/site.ts';
import { environmentOf } from './commands.ts';

const run = promisify(execFile);

/** A commit that changes one file: its message, and the texts to replace. */
export interface Change {
  message: string;
  file: string;
  edits: readonly (readonly [from: string, to: string])[];
}

/** Opens a checkout of the last commit, in which teams commit changes and release them. */
export async function openTeams(site: Site) {
  const { folder, close } = await openCheckout('HEAD');
  await commitAll('Begin');

  async function commitAll(message: string) {
    const git = (...words: string[]) => run('git', words, { cwd: folder });
    await git('init', '--quiet');
    await git('add', '--all');
    await git('-c', 'user.name=A team', '-c', 'user.email=team@dosmares.example', 'commit', '-qm', message);
  }

  async function commit({ message, file, edits }: Change) {
    const at = path.join(folder, file);
    const before = await readFile(at, 'utf8');
    const after = edits.reduce((text, [from, to]) => text.replace(from, to), before);
    if (edits.some(([, to]) => !after.includes(to)))
      throw new Error(`${file} is no longer as "${message}" finds it.`);

    await writeFile(at, after);
    await commitAll(message);
  }

  return {
    /** Commits a change, releases an application from it by the command, and returns the version. */
    async release(application: string, change: Change) {
      await commit(change);
      const words = ['packages/delivery/bin/delivery.ts', 'release', application];
      const env = { ...process.env, ...environmentOf(site) };
      const { stdout } = await run(process.execPath, words, { cwd: folder, env });

      return stdout.split('\n')[0]?.replace(`${application}@`, '') ?? '';
    },
    close,
  };
}
