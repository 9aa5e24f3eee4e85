import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './checkout.ts';

/** Runs the compiler in a folder, on a project with the base options; returns its errors as text. */
export async function runCompiler(cwd: string, project: object): Promise<string> {
  const config = { extends: path.join(import.meta.dirname, 'tsconfig.base.json'), ...project };
  await mkdir(cwd, { recursive: true });
  await writeFile(path.join(cwd, 'tsconfig.json'), JSON.stringify(config));
  const args = [path.join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', cwd];
  const run = promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 1 << 26 });
  const { stdout } = await run.catch((error) => (error.stdout ? error : Promise.reject(error)));

  return stdout;
}
