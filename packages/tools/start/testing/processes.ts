import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Tests only: reports whether a process is running. */
export function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Tests only: polls for up to 20 s until an answer is truthy, and returns it. */
export async function until<Value>(
  ask: () => Value | Promise<Value>,
  why = () => 'It did not hold within 20 s.',
) {
  for (const end = Date.now() + 20_000; Date.now() < end; await pause(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  assert.fail(why());
}
