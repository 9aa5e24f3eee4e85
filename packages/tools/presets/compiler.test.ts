import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCompiler } from './compiler.ts';

jest.setTimeout(60_000);

it('returns what the compiler objects to, and ends one that takes too long', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-compiler-'));
  await writeFile(path.join(folder, 'one.ts'), "export const one: number = '';");
  const project = { compilerOptions: { types: [] }, include: ['one.ts'] };

  expect(await runCompiler(folder, project)).toContain('one.ts(1,14): error TS2322');
  await expect(runCompiler(folder, project, 1)).rejects.toThrow('The compiler was ended by SIGKILL');
});
