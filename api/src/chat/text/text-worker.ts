import { parentPort } from 'node:worker_threads';
import { keylessReply } from '../keyless/keyless.ts';
import { isAttempt } from '../keyless/refusals.ts';
import { onlyFacts } from '../provider/fact-filter.ts';
import { runTool } from '../provider/tools.ts';
import type { TaskRequest, TaskStarted, TextTasks } from './tasks.ts';

const tasks: TextTasks = {
  keylessReply: (asked) => keylessReply(asked, new Date()),
  isAttempt,
  onlyFacts,
  runTool,
};

/** Runs one task in this thread. */
export function run({ id, task, given }: TaskRequest): unknown {
  parentPort?.postMessage({ started: id } satisfies TaskStarted);

  return (tasks[task] as (...values: readonly unknown[]) => unknown)(...given);
}
