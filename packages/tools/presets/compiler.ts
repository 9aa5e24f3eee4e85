import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './checkout.ts';

/** Many times what our own declarations take; those of a release may be written to take for ever. */
const longestMs = 120_000;

/** Runs the compiler in a folder, on a project with the base options; returns its errors as text. */
export async function runCompiler(cwd: string, project: object, timeout = longestMs): Promise<string> {
  const config = { extends: path.join(import.meta.dirname, 'tsconfig.base.json'), ...project };
  await mkdir(cwd, { recursive: true });
  await writeFile(path.join(cwd, 'tsconfig.json'), JSON.stringify(config));
  const args = [path.join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', cwd];
  const run = promisify(execFile)(process.execPath, args, {
    cwd,
    maxBuffer: 1 << 26,
    timeout,
    killSignal: 'SIGKILL',
  });
  const { stdout } = await run.catch((error) => {
    // What a compiler that was ended has written is not all that it had to say.
    if (error.signal)
      throw new Error(`The compiler was ended by ${error.signal}: after ${timeout / 1_000} s, it always is.`);
    if (!error.stdout) throw error;

    return error;
  });

  return stdout;
}
