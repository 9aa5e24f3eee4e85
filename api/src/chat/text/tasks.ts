import type { Asked, Reply } from '../answer.ts';
import type { Checked } from '../provider/checked.ts';

/** All work on text that a visitor or a model wrote. Each is done in a thread, within a time limit. */
export interface TextTasks {
  /** The site's own answer to a conversation, as of now. */
  keylessReply: (asked: Asked) => Reply;
  isAttempt: (message: string) => boolean;
  /** Returns the parts of a model's reply that may be shown. */
  checked: (reply: string) => Checked;
}

/** The same, from outside the thread. Rejects with the problem `busy` when there is no time for it. */
export type TextWork = {
  [Task in keyof TextTasks]: (...given: Parameters<TextTasks[Task]>) => Promise<ReturnType<TextTasks[Task]>>;
};

/** A request to the thread. */
export interface TaskRequest {
  id: number;
  task: keyof TextTasks;
  given: readonly unknown[];
}

/** The thread's message when it begins: waiting for a thread does not count as run time. */
export interface TaskStarted {
  started: number;
}
