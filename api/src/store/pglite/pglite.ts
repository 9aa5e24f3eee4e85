import { type CheckpointLimits, keepCheckpoints } from './checkpoints.ts';
import { type Engine, EngineStopped, startEngine } from './pglite-engine.ts';

type Rows = { rows: never[]; affectedRows?: number; fields: never[] };
type Query = (sql: string, values?: readonly unknown[], options?: object) => Promise<Rows>;
type Listener = (payload: string) => void;

/** Opens PGlite with the interface that Kysely and pg-boss expect, in a thread that is restarted when it dies. */
export async function openPglite(folder: string, checkpoints?: CheckpointLimits) {
  let engine = startEngine(folder);
  await engine;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Map<string, Listener>();

  /** Runs an act in turn: the engine has only one connection. */
  function inTurn<T>(act: (engine: Engine) => Promise<T>): Promise<T> {
    const turn = last.then(async () => act(await running()));
    last = turn.catch(() => undefined);

    return turn;
  }

  async function running(): Promise<Engine> {
    const current = await engine.catch(() => undefined);
    if (current?.isRunning()) return current;
    if (isClosed) throw new EngineStopped('The database is closed.');

    engine = startEngine(folder);
    const fresh = await engine;
    listenAgain(fresh);
    for (const channel of listeners.keys()) await fresh.ask('listen', channel);
    return fresh;
  }

  const listenAgain = (fresh: Engine) =>
    fresh.onNotification((channel, payload) => listeners.get(channel)?.(payload));
  listenAgain(await engine);
  const stopCheckpoints = keepCheckpoints((sql) => inTurn((on) => ask(on)(sql)), checkpoints);

  const ask =
    (on: Engine): Query =>
    async (sql, values, options) =>
      (await on.ask('query', sql, values, options)) as Rows;

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return isClosed;
    },
    query: (...args: Parameters<Query>) => inTurn((on) => ask(on)(...args)),
    exec: (sql: string) => inTurn((on) => execute(on, sql)),
    transaction: <T>(work: (tx: { query: Query; rollback: () => Promise<void> }) => Promise<T>) =>
      inTurn((on) => inTransaction(on, ask(on), work)),
    async listen(channel: string, listener: Listener) {
      listeners.set(channel, listener);
      await inTurn((on) => on.ask('listen', channel));

      return async () => {
        listeners.delete(channel);
        await inTurn((on) => on.ask('unlisten', channel));
      };
    },
    syncs: () => inTurn((on) => on.ask('syncs') as Promise<number>),
    crash: () => inTurn((on) => on.ask('crash')),
    async close() {
      if (isClosed) return;
      isClosed = true;
      stopCheckpoints();
      await last;
      const current = await engine.catch(() => undefined);
      if (!current?.isRunning()) return;
      await current.ask('close').catch(() => undefined);
      await current.stopped;
    },
  };
}

// A block that fails half-way leaves its transaction open, which must be ended before the next turn.
async function execute(on: Engine, sql: string): Promise<Rows[]> {
  try {
    return (await on.ask('exec', sql)) as Rows[];
  } catch (error) {
    await on.ask('exec', 'ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function inTransaction<T>(
  on: Engine,
  query: Query,
  work: (tx: { query: Query; rollback: () => Promise<void> }) => Promise<T>,
) {
  let failed: unknown;
  const rollback = async () => {
    await on.ask('exec', 'ROLLBACK');
  };
  // COMMIT after a failed statement silently rolls back: remember the failure and throw it instead.
  const watched: Query = (...args) =>
    query(...args).catch((error) => {
      failed = error;
      throw error;
    });

  await on.ask('exec', 'BEGIN');
  try {
    const result = await work({ query: watched, rollback });
    if (failed) throw failed;
    await on.ask('exec', 'COMMIT');

    return result;
  } catch (error) {
    await rollback().catch(() => undefined);
    throw error;
  }
}
