import type { Asked, Reply } from '../answer.ts';
import type { Filtered } from '../provider/fact-filter.ts';

/** All work on text that a visitor or a model wrote. Each is done in a thread, within a time limit. */
export interface TextTasks {
  /** The site's own answer to a conversation, as of now. */
  keylessReply: (asked: Asked) => Reply;
  isAttempt: (message: string) => boolean;
  onlyFacts: (reply: string) => Filtered;
  /** What a tool answers to the arguments that a model wrote. */
  runTool: (name: string, written: string) => string;
}

/** The same, from outside the thread. Rejects with the problem `busy` when there is no time for it. */
export type TextWork = {
  [Task in keyof TextTasks]: (...given: Parameters<TextTasks[Task]>) => Promise<ReturnType<TextTasks[Task]>>;
};

/** What the thread is asked. */
export interface TaskRequest {
  id: number;
  task: keyof TextTasks;
  given: readonly unknown[];
}

/** What the thread says when it begins: waiting for a thread does not count as run time. */
export interface TaskStarted {
  started: number;
}
