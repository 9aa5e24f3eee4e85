import { adrian, visitor } from '../../../testing/bodies/bodies.ts';
import {
  environmentOf,
  pgliteDatabase,
  type TestDatabase,
} from '../../../testing/databases/test-database.ts';
import { systemForAll } from '../../../testing/hooks.ts';
import type { System } from '../../../testing/system.ts';
import { readConfig } from '../../config.ts';
import { runStaffTool } from '../staff-tool.ts';

/**
 * Runs a command of the staff tools. While an API holds the database's folder, it goes through that API's channel.
 */
export const typed = (database: TestDatabase, ...words: string[]) =>
  runStaffTool(readConfig(environmentOf(database)), words);

/** Sends an agent inquiry with different values, and returns its reference. */
export const sent = async (system: System, more: object) =>
  (await system.post('agentInquiry', { ...visitor, ...adrian, ...more })).body.reference as string;

/** Starts an API for all tests of a block; returns the staff tools, and a function for sending as a visitor. */
export function staffForAll() {
  let database: TestDatabase;
  let system: System;
  systemForAll(pgliteDatabase, (...started) => {
    [system, database] = started;
  });
  const tool = (...words: string[]) => typed(database, ...words);

  return {
    tool,
    text: async (...words: string[]) => (await tool(...words)).text,
    send: (more: object) => sent(system, more),
    system: () => system,
    database: () => database,
  };
}
