import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { integrity } from './plugins.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-integrity-'));
  await write({
    'main.js': "import('./page.js').then(({ name }) => console.log(name));",
    'page.js': "export const name = 'page'; export const more = () => import('./detail.js');",
    'detail.js': "export const words = 'detail';",
  });
});
afterAll(() => rm(folder, { recursive: true }));

const write = async (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
};

/** Runs the build, and returns the text of the main script and the integrity of every other file. */
async function built() {
  const output = path.join(folder, 'dist');
  await rm(output, { recursive: true, force: true });
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        target: ['web', 'es2022'],
        context: folder,
        entry: { main: './main.js' },
        output: { path: output, filename: '[name].[contenthash:8].js', chunkFilename: '[contenthash:8].js' },
        plugins: [integrity],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? stats?.toString('errors-only')) : resolve(),
    );
  });
  const files = await readdir(output);
  const main = files.find((file) => file.startsWith('main.')) ?? '';
  const others = await Promise.all(
    files.filter((file) => file !== main).map((file) => readFile(path.join(output, file))),
  );

  return {
    main: await readFile(path.join(output, main), 'utf8'),
    name: main,
    hashes: others.map((bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`),
  };
}

describe('integrity', () => {
  it('writes the hash of every lazy chunk, as it is on disk, into the script that loads it', async () => {
    const { main, hashes } = await built();

    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(main).toContain(hash);
    expect(main).toContain('.integrity');
  });

  it('gives the loading script another name when only a chunk has changed', async () => {
    const before = await built();

    await write({ 'detail.js': "export const words = 'other words';" });
    const after = await built();

    expect(after.name).not.toBe(before.name);
    for (const hash of after.hashes) expect(after.main).toContain(hash);
  });
});
