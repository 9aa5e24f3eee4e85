import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openCheckout } from '@dosmares/delivery/testing/checkout';

const run = promisify(execFile);

/** A commit that changes one file: its message, and the text to replace. */
export interface Change {
  message: string;
  file: string;
  edit: readonly [from: string, to: string];
}

/** Makes a team's clone of the repository, which knows the deploy service and nothing of where releases are kept. */
export async function openClone({ url, token }: { url: string; token: string }) {
  const { folder, close } = await openCheckout();
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const chromium = CHROMIUM_PATH && { CHROMIUM_PATH };
  const env = { PATH, HOME, DEPLOY_URL: url, DEPLOY_TOKEN: token, ...chromium };
  await commitAll('Begin');

  async function commitAll(message: string) {
    const git = (...args: string[]) => run('git', args, { cwd: folder });
    await git('init', '--quiet');
    await git('add', '--all');
    await git('-c', 'user.name=A team', '-c', 'user.email=team@dosmares.example', 'commit', '-qm', message);
  }

  return {
    async commit({ message, file, edit: [from, to] }: Change) {
      const at = path.join(folder, file);
      const before = await readFile(at, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} is no longer as "${message}" finds it.`);

      await writeFile(at, before.replace(from, to));
      await commitAll(message);
    },
    /** Runs `npm run delivery -- …`; returns its output. @throws with what it complained of */
    async ship(...args: string[]) {
      const script = 'packages/delivery/bin/delivery.ts';
      const told = await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
        cwd: folder,
        env,
      });

      return told.stdout;
    },
    close,
  };
}

/** Returns the first version in a command's output. */
export const versionIn = (told: string) => /@([\w.-]+)/.exec(told)?.[1] ?? '';
