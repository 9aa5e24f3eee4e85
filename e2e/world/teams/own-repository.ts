import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { World } from '../world.ts';
import { author } from './clone.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

export type OwnRepository = Awaited<ReturnType<typeof openRepository>>;

/**
 * Opens the third team's repository, outside of ours: npm installs all of it from packages that ours has packed, and
 * nothing is borrowed.
 */
export async function openRepository({ teams, outside }: Pick<World, 'teams' | 'outside'>) {
  const { folder } = outside;
  await teams.a.ship(`new weather --repo ${folder}`);
  const { PATH = '', HOME = '', CHROMIUM_PATH, PAGE_BROTLI_QUALITY = '' } = process.env;
  const bare = {
    PATH: PATH.split(path.delimiter)
      .filter((entry) => !entry.startsWith(root))
      .join(path.delimiter),
    HOME,
    PAGE_BROTLI_QUALITY,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
  };

  async function command(words: readonly string[], env: Readonly<Record<string, string>>) {
    const [program = '', ...rest] = words;
    const done = run(program, rest, { cwd: folder, env, maxBuffer: 1 << 26 });
    const { stdout } = await done.catch(({ stdout: told, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${told}${stderr}`);
    });

    return stdout.trim();
  }

  async function commit(message: string) {
    await command(['git', 'add', '--all'], bare);
    await command(['git', ...author, 'commit', '--quiet', '--message', message], bare);
  }

  // From the registry, not by way of the invented names.
  await command('npm install --prefer-offline --no-audit --no-fund --ignore-scripts'.split(' '), bare);
  await command(['git', 'init', '--quiet'], bare);
  await commit('Begin');

  return {
    test: () => command(['npm', 'test'], bare),
    /** Runs `npm run --silent …`; returns its output. @throws with that output, and with what it complained of */
    npm: (line: string, more: Readonly<Record<string, string>> = {}) =>
      command(['npm', 'run', '--silent', ...line.split(' ')], { ...bare, ...outside.environment, ...more }),
    commit,
    /** Changes the page's text and commits the change. */
    async say(from: string, to: string) {
      const page = path.join(folder, 'src/weather-page.tsx');
      const text = await readFile(page, 'utf8');
      if (!text.includes(from)) throw new Error(`The page does not say "${from}".`);

      await writeFile(page, text.replace(from, to));
      await commit(`Say "${to}"`);
    },
    /** Compiles a use of another team's slot with these ids of agents. @throws what the compiler reports */
    async compileWith(ids: string) {
      const use = path.join(folder, 'src/use.ts');
      await writeFile(use, `${useOf}export const props: Grid = { ids: ${ids} };\n`);
      try {
        return await command(['npm', 'run', '--silent', 'typecheck'], bare);
      } finally {
        await rm(use);
      }
    },
  };
}

const useOf = `import type { PagePaths, SlotProps } from '@dosmares/contracts/remote';
export const path: keyof PagePaths = '/team';
type Grid = SlotProps['mf-agents/team-grid'];
`;
