import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { compileRules } from '../build/compile.ts';
import { root } from '../presets/checkout.ts';
import { errorsIn } from './build-errors.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-errors-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('SH04 a syntax error is told once, with its file and line, and without a stack', async () => {
  await writeFile(path.join(folder, 'page.tsx'), 'export const title = <h1>Homes<<</h1>;\n');
  const told = errorsIn(await builtTwice());

  expect(told).toContain('page.tsx:1:');
  expect(told.match(/Homes<<<\/h1>/g)).toHaveLength(told.match(/,-\[/g)?.length ?? 0);
  expect(told.match(/page\.tsx\n/g)).toHaveLength(1);
  expect(told).not.toMatch(/backtrace|node_modules|at .*\.js:/);
});

it('an import that is not there is named with its file', async () => {
  await writeFile(path.join(folder, 'page.tsx'), "import './gone.ts';\n");

  expect(errorsIn(await builtTwice())).toMatch(/page\.tsx\n.*Can't resolve '\.\/gone\.ts'/);
});

/** Statistics of two builds, like an application's web part and server part. */
function builtTwice() {
  const part = (name: string) => ({
    name,
    context: folder,
    entry: './page.tsx',
    mode: 'development' as const,
    output: { path: path.join(folder, name) },
    module: { rules: [...compileRules()] },
    resolveLoader: { modules: [path.join(root, 'node_modules')] },
  });

  return new Promise<MultiStats>((resolve, reject) => {
    webpack([part('web'), part('server')], (error, stats) => (stats ? resolve(stats) : reject(error)));
  });
}
