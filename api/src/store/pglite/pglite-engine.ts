import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** The engine stopped; pending requests may or may not have been carried out. */
export class EngineStopped extends Error {}

/** One PGlite in a thread of its own. */
export interface Engine {
  ask: (call: Request['call'], ...args: unknown[]) => Promise<unknown>;
  onNotification: (notify: (channel: string, payload: string) => void) => void;
  stopped: Promise<void>;
  isRunning: () => boolean;
}

/**
 * Milliseconds of silence after which a thread is ended: longer than rewriting a table of a million inquiries takes.
 */
const silentAfterMs = 120_000;

/**
 * PGlite's program, compiled once for all threads of this process: a thread that starts again runs the machine code
 * that the one before has optimized, for a sixth of the processor time.
 */
let program: Promise<WebAssembly.Module> | undefined;

const compiled = () =>
  (program ??= readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm'))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((error) => {
      program = undefined;
      throw error;
    }));

/**
 * Starts PGlite on a folder, off the main thread, so that its work and its disk flushes hold up no request. A thread
 * that no longer answers is terminated, as in a crash.
 */
export async function startEngine(folder: string, longestMs = silentAfterMs): Promise<Engine> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
    workerData: { folder, program: await compiled() } satisfies Given,
  });
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  let notify: (channel: string, payload: string) => void = () => undefined;
  let running = true;
  let last = 0;

  thread.on('message', (reply: Reply) => {
    if ('ready' in reply) ready.resolve();
    else if ('channel' in reply) notify(reply.channel, reply.payload);
    else settle(open, reply);
  });
  // The error reaches the callers through `exit`, which always follows.
  thread.on('error', (error) => ready.reject(error));
  thread.on('exit', () => {
    running = false;
    const reason = new EngineStopped('The database engine stopped.');
    ready.reject(reason);
    for (const { reject } of open.values()) reject(reason);
    open.clear();
    stopped.resolve();
  });
  await ready.promise;

  return {
    ask(call, ...args) {
      if (!running) return Promise.reject(new EngineStopped('The database engine is not running.'));
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      open.set(last, answer);
      thread.postMessage({ id: last, call, args } satisfies Request);
      const silent = setTimeout(() => void thread.terminate(), longestMs);

      return answer.promise.finally(() => clearTimeout(silent));
    },
    onNotification: (listener) => {
      notify = listener;
    },
    stopped: stopped.promise,
    isRunning: () => running,
  };
}

function settle(
  open: Map<number, PromiseWithResolvers<unknown>>,
  reply: { id: number } & ({ value: unknown } | { failure: Failure }),
) {
  const answer = open.get(reply.id);
  open.delete(reply.id);
  if ('failure' in reply) answer?.reject(Object.assign(new Error(reply.failure.message), reply.failure));
  else answer?.resolve(reply.value);
}

/** What a thread is started with. */
export interface Given {
  folder: string;
  program: WebAssembly.Module;
}

/** A request to the engine's thread. */
export interface Request {
  id: number;
  call: 'query' | 'exec' | 'listen' | 'unlisten' | 'syncs' | 'crash' | 'close';
  args: unknown[];
}

/** An error passed between threads; `code` is an SQLSTATE. */
export interface Failure {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  constraint?: string | undefined;
  severity?: string | undefined;
}

/** A message of the engine's thread. */
export type Reply =
  | { ready: true }
  | { id: number; value: unknown }
  | { id: number; failure: Failure }
  | { channel: string; payload: string };
