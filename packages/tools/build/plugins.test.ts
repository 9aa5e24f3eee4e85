import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Stats } from 'webpack';
import { bundle, platformNamesIn } from './build.ts';
import { integrity } from './plugins.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-integrity-'));
  await write('main.js', "import('./page.js').then(({ name }) => console.log(name));");
  await write('page.js', "export const name = 'page'; export const more = () => import('./detail.js');");
  await write('detail.js', "export const words = 'detail';");
});
afterAll(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);

/** Builds; returns the name and text of the main script, and the integrity of every other file. */
async function built() {
  const { stats } = await bundle([
    {
      mode: 'production',
      target: ['web', 'es2022'],
      context: folder,
      entry: { main: './main.js' },
      output: {
        path: path.join(folder, 'dist'),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[contenthash:8].js',
      },
      plugins: [integrity],
    },
  ]);
  const files = Object.keys(stats[0]?.compilation.assets ?? {});
  const name = files.find((file) => file.startsWith('main.')) ?? '';
  const read = (file: string) => readFile(path.join(folder, 'dist', file));
  const others = await Promise.all(files.filter((file) => file !== name).map(read));

  return {
    name,
    main: String(await read(name)),
    hashes: others.map((bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`),
  };
}

it('writes the hash of every lazy chunk into the script that loads it, which is renamed when only a chunk changes', async () => {
  const before = await built();
  await write('detail.js', "export const words = 'other words';");
  const after = await built();

  expect(before.hashes).toHaveLength(2);
  for (const { hashes, main } of [before, after]) for (const hash of hashes) expect(main).toContain(hash);
  expect(before.main).toContain('.integrity');
  expect(after.name).not.toBe(before.name);
});

describe('what a server part imports from the platform', () => {
  async function usedNames(code: string) {
    await write('part.js', code);
    const { stats } = await bundle([
      {
        mode: 'production',
        target: 'node22',
        context: folder,
        entry: './part.js',
        output: { path: path.join(folder, 'server'), library: { type: 'commonjs2' } },
        externals: /^@dosmares/,
        externalsType: 'commonjs',
      },
    ]);

    return platformNamesIn(stats[0] as Stats);
  }

  it('is listed if its modules use it', async () => {
    await write(
      'link.js',
      "import { Link, Slot } from '@dosmares/platform'; export const link = () => Link;",
    );
    const toast =
      "import { useToast as toast } from '@dosmares/platform'; export const told = () => toast();";

    expect(await usedNames("export const nothing = '';")).toEqual([]);
    expect(await usedNames(`export * from './link.js'; ${toast}`)).toEqual(['Link', 'useToast']);
  });

  it('has to be imported by name', async () => {
    const all = "import * as all from '@dosmares/platform'; export const names = () => Object.keys(all);";

    await expect(usedNames(all)).rejects.toThrow('in a way that does not tell what is used of it');
  });
});
