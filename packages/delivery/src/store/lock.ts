import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';

// Moving the pointer takes a millisecond: whoever holds the lock this long is dead.
const abandonedAfterMs = 10_000;

/** Does some short work that no other process does at the same time. */
export async function alone<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await take(file))) await new Promise((resolve) => setTimeout(resolve, 20));
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string) {
  try {
    await (await open(file, 'wx')).close();

    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = await stat(file).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > abandonedAfterMs) await rm(file, { force: true });

    return false;
  }
}
