import type { Service } from './client.ts';

/** Where commands are carried out and what they say. */
export interface CliContext {
  service: Service;
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
  /** The folder that relative paths start from. */
  folder: string;
}
