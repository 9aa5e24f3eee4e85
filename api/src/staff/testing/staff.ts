import { adrian, visitor } from '../../../testing/bodies/bodies.ts';
import { environmentOf, type TestDatabase } from '../../../testing/databases/test-database.ts';
import type { System } from '../../../testing/system.ts';
import { readEnv } from '../../operations/env.ts';
import { runStaffTool } from '../staff-tool.ts';

/** Types a command of the staff's tools. While an API holds the database's folder, it goes through that API's channel. */
export const typed = (database: TestDatabase, ...words: string[]) =>
  runStaffTool(readEnv(environmentOf(database)), words);

/** Sends an agent's inquiry that differs from the usual one, and gives its reference. */
export const sent = async (system: System, more: object) =>
  (await system.post('agentInquiry', { ...visitor, ...adrian, ...more })).body.reference as string;
