import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** Opens the database at an address: `postgres://…`, or the file of an SQLite database. */
export const openDatabase = (address: string): Database =>
  /^postgres(ql)?:\/\//.test(address) ? openPostgres(address) : openSqlite(address);
