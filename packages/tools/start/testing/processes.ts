import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Tests only: whether a process runs. */
export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Tests only: waits at most 20 s until something holds. */
export async function until(holds: () => Promise<boolean>) {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) if (await holds()) return;
  assert.fail('It did not hold within 20 s.');
}
