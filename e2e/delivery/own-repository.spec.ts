import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@dosmares/delivery';
import { releaseBuild } from '@dosmares/delivery/publish';
import { respun } from '../resilience/respin.ts';
import { expect, type Site, test } from '../site/site.ts';
import { commandsFor } from './commands.ts';

const run = promisify(execFile);
const author = ['-c', 'user.name=A team', '-c', 'user.email=team@dosmares.example'];

// npm installs seven hundred packages, on which nothing of this repository's may be lent.
test.setTimeout(900_000);

test('a team in a repository of its own ships with its own key, beside a checkout that does not know it', async ({
  site,
  page,
}) => {
  const commands = commandsFor(site);
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'dos-mares-own-')), 'weather');
  expect(await commands.run(`new weather --repo ${folder}`)).toContain('mf-weather is made');
  const { npm, git, key } = await openRepository(folder, site);

  await npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
  await npm('test');

  await test.step('it compiles against what is live', async () => {
    await npm('run', 'delivery', '--', 'types', 'mf-agents', '--to', 'types');
    const use = (ids: string) =>
      writeFile(path.join(folder, 'src/use.ts'), `${useOf}export const props: Grid = { ids: ${ids} };\n`);
    await use('[1, 2]');
    await npm('run', 'typecheck');
    await use("['1']");
    await expect(npm('run', 'typecheck')).rejects.toThrow("Type 'string' is not assignable to type 'number'");
    await rm(path.join(folder, 'src/use.ts'));
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Know the agents');
  });

  await test.step('its key is for it alone, and nothing goes without', async () => {
    await expect(npm('run', 'release')).rejects.toThrow('may not release mf-weather');
    await commands.run(`keys add weather-team ${key} --for mf-weather --promote`);
    await expect(npm('run', 'delivery', '--', 'remove', 'mf-chat')).rejects.toThrow(
      'The key of weather-team may not promote mf-chat',
    );
  });

  const release = /mf-weather@\S+/.exec(await npm('run', '--silent', 'release'))?.[0] ?? '';
  expect(await npm('run', 'promote', '--', release)).toContain(`${release} is live`);
  await expect(async () => {
    await page.goto('/weather');
    await expect(page.getByRole('heading', { level: 1, name: 'Weather' })).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await test.step('a checkout that has never heard of it ships meanwhile', async () => {
    const copy = await respun(path.join(site.settings.root, 'mf-market-report'), 5);
    const { version } = await releaseBuild('mf-market-report', openStore(site.settings.store), copy);
    await commands.run(`promote mf-market-report@${version} --without-browser`);
    const { live } = await commands.status();

    expect(live.versions).toMatchObject({ 'mf-market-report': version });
    expect(`mf-weather@${live.versions['mf-weather']}`).toBe(release);
    await expect.poll(() => composition(site)).toBe(live.composition);
    expect((await fetch(`${site.origin}/weather`)).status).toBe(200);
  });

  await npm('run', 'delivery', '--', 'remove', 'mf-weather');
  await expect.poll(async () => (await fetch(`${site.origin}/weather`)).status).toBe(404);
  await rm(path.dirname(folder), { recursive: true });
});

const useOf = `import type { PagePaths, SlotProps } from '@dosmares/contracts/remote';
export const path: keyof PagePaths = '/team';
type Grid = SlotProps['mf-agents/team-grid'];
`;

const composition = async ({ origin }: Site) => (await fetch(origin)).headers.get('x-composition');

/** Commands in a folder of another team, who have the site's store and the root's public key, and nothing else of ours. */
async function openRepository(folder: string, { settings }: Site) {
  const own = path.join(folder, 'weather-team.pem');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await writeFile(own, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await writeFile(`${own}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));
  const root = createPublicKey(await readFile(path.join(settings.store, 'keys/development.pem')));
  await writeFile(path.join(folder, 'root.pub'), root.export({ type: 'spki', format: 'pem' }));
  await appendFile(path.join(folder, '.gitignore'), '*.pem\n*.pub\n');
  const ours = `${settings.root}${path.sep}`;
  const { PATH = '', HOME = '', CHROMIUM_PATH } = process.env;
  const env = {
    PATH: PATH.split(path.delimiter)
      .filter((entry) => !entry.startsWith(ours))
      .join(path.delimiter),
    HOME,
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    STORE: settings.store,
    DELIVERY_SIGNING_KEY: own,
    DELIVERY_PUBLIC_KEYS: path.join(folder, 'root.pub'),
  };

  const command = async (program: string, words: readonly string[]) => {
    const done = run(program, words, { cwd: folder, env, maxBuffer: 1 << 26 });
    const { stdout } = await done.catch(({ stdout: told, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${told}${stderr}`);
    });

    return stdout;
  };

  return {
    key: `${own}.pub`,
    npm: (...words: string[]) => command('npm', words),
    git: (...words: string[]) => command('git', [...author, ...words]),
  };
}
