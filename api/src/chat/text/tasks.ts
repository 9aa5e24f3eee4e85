import type { Asked, Reply } from '../answer.ts';
import type { Checked } from '../provider/checked.ts';

/** All tasks on text that a visitor or a model wrote. Each runs in a thread within a time limit. */
export interface TextTasks {
  /** Returns the site's own answer to a conversation, as of now. */
  keylessReply: (asked: Asked) => Reply;
  isAttempt: (message: string) => boolean;
  /** Returns the parts of a model's reply that may be shown. */
  checked: (reply: string) => Checked;
}

/**
 * The same tasks, called from outside the thread. Rejects with the problem `busy` when a task gets no thread in time
 * or runs too long.
 */
export type TextWork = {
  [Task in keyof TextTasks]: (...given: Parameters<TextTasks[Task]>) => Promise<ReturnType<TextTasks[Task]>>;
};

/** A request to the thread. */
export interface TaskRequest {
  id: number;
  task: keyof TextTasks;
  given: readonly unknown[];
}

/** Message of the thread when it begins a task: waiting for a thread does not count as run time. */
export interface TaskStarted {
  started: number;
}
