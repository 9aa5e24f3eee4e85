import type { Database } from './database.ts';
import { type Grants, grantsIn } from './grant-rows.ts';
import { type Moves, movesIn } from './moves.ts';
import { type Previews, previewsIn } from './previews.ts';
import { tablesIn } from './tables.ts';

/** The record of moves (who, what, when, why), of previews, and of the rights of keys. */
export interface Ledger extends Moves, Previews, Grants {
  /** Calls `hear` soon after the pointer has moved; returns a function that stops listening. */
  listen: (hear: () => void) => () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the ledger in a database. Its tables are created on first use. */
export function openLedger(database: Database, actor: string): Ledger {
  const tables = tablesIn(database);
  const { announce, listen, close } = database;
  const writer = { actor, announce };

  return {
    ...movesIn(tables, writer),
    ...previewsIn(tables, writer),
    ...grantsIn(tables, writer),
    listen,
    close,
  };
}
