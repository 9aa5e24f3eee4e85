import { connectionOf } from '@dosmares/contracts/connection';
import type { Counting } from '../limits/counting.ts';

/** Whether one more question is taken from an address. */
export type Admit = (ip: string) => Promise<boolean>;

/** Takes so many questions from one connection in the window that is counted. */
export function admitAtMost(most: number, { count }: Counting): Admit {
  return async (ip) => (await count(connectionOf(ip))) <= most;
}
