import { parentPort } from 'node:worker_threads';
import { isAttempt } from '../keyless/answers/refusals.ts';
import { keylessReply } from '../keyless/keyless.ts';
import { checked } from '../provider/checked.ts';
import type { TaskRequest, TaskStarted, TextTasks } from './tasks.ts';

const tasks: TextTasks = {
  keylessReply: (asked) => keylessReply(asked, new Date()),
  isAttempt,
  checked,
};

/** Runs one task in this thread. */
export function run({ id, task, given }: TaskRequest): unknown {
  parentPort?.postMessage({ started: id } satisfies TaskStarted);

  return (tasks[task] as (...values: readonly unknown[]) => unknown)(...given);
}
