import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { compileRules } from '../build/compile.ts';
import { root } from '../presets/checkout.ts';
import { errorsIn } from './hot.ts';

it('SH04 errors are told once, with their files and lines, and without a stack', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-errors-'));
  await writeFile(path.join(folder, 'page.tsx'), "import './gone.ts';\nimport './broken.tsx';\n");
  await writeFile(path.join(folder, 'broken.tsx'), 'export const title = <h1>Homes<<</h1>;\n');
  // Like an application's web part and server part.
  const part = (name: string) => ({
    name,
    context: folder,
    entry: './page.tsx',
    mode: 'development' as const,
    output: { path: path.join(folder, name) },
    module: { rules: compileRules() },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
  });
  const told = await new Promise<MultiStats>((resolve, reject) => {
    webpack([part('web'), part('server')], (error, stats) => (stats ? resolve(stats) : reject(error)));
  }).then(errorsIn);

  expect(told).toContain('broken.tsx:1:');
  expect(told.match(/broken\.tsx\n/g)).toHaveLength(1);
  expect(told).toMatch(/page\.tsx\n.*Can't resolve '\.\/gone\.ts'/);
  expect(told).not.toMatch(/backtrace|node_modules|at .*\.js:/);
  await rm(folder, { recursive: true });
});
