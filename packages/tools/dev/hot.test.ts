import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { compileRules } from '../build/compile.ts';
import { root } from '../presets/checkout.ts';
import { errorsIn } from './hot.ts';

it('SH04 errors are printed once, with file and line, and without a stack', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-errors-'));
  await writeFile(path.join(folder, 'page.tsx'), "import './gone.ts';\nimport './broken.tsx';\n");
  await writeFile(path.join(folder, 'broken.tsx'), 'export const title = <h1>Homes<<</h1>;\n');
  const configuration = {
    context: folder,
    entry: './page.tsx',
    mode: 'development' as const,
    output: { path: path.join(folder, 'dist') },
    module: { rules: compileRules() },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
  };
  const output = await new Promise<Stats>((resolve, reject) => {
    webpack(configuration, (error, stats) => (stats ? resolve(stats) : reject(error)));
  }).then(errorsIn);

  expect(output).toContain('broken.tsx:1:');
  expect(output.match(/in \.\/broken\.tsx$/gm)).toHaveLength(1);
  expect(output).toMatch(/page\.tsx.*\n.*Can't resolve '\.\/gone\.ts'/);
  expect(output).not.toMatch(/backtrace|at .*\.js:/);
  await rm(folder, { recursive: true });
});
