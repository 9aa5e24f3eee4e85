import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle, compiledAhead } from './webpack.ts';

it('puts the compile hint into the first line of the named scripts alone, above its licence comment', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-compiled-ahead-'));
  await writeFile(path.join(folder, 'main.js'), "/*! @license */ import('./page.js').then(console.log);");
  await writeFile(path.join(folder, 'page.js'), "/*! @license */ export const name = 'page';");
  const output = path.join(folder, 'dist');
  await bundle([
    {
      mode: 'production',
      context: folder,
      entry: { main: './main.js' },
      output: { path: output, filename: '[name].js', chunkFilename: 'page.js' },
      plugins: [compiledAhead(/^main\./)],
    },
  ]);
  const scripts = (await readdir(output)).filter((file) => file.endsWith('.js'));
  const hinted = await Promise.all(
    scripts.map(async (file) => {
      const [first] = (await readFile(path.join(output, file), 'utf8')).split('\n');

      return [file, first === '//# allFunctionsCalledOnLoad'];
    }),
  );
  await rm(folder, { recursive: true });

  expect(Object.fromEntries(hinted)).toEqual({ 'main.js': true, 'page.js': false });
});
