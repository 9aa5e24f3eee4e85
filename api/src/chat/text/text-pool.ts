import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { Problem } from '../../problems.ts';
import { semaphore } from './semaphore.ts';
import type { TaskRequest, TaskStarted, TextTasks, TextWork } from './tasks.ts';

/** Limits of text work. */
export interface TextPoolOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Maximum run time of one task; after it the thread is ended and replaced. */
  runMs?: number;
  /** Maximum wait for a thread. */
  waitMs?: number;
  /** Maximum number of waiting tasks; further ones are refused. */
  most?: number;
  /** The module that does the work. */
  filename?: string;
}

/** Text work, with ways to start and to end its threads. */
export interface TextPool extends TextWork {
  /** Starts the threads, so that the first task does not wait until they have loaded. */
  start: () => void;
  close: () => Promise<void>;
}

/** Time for a new thread to load the content and to learn its examples, on the slowest machine. */
const loadMs = 30_000;

/**
 * Runs text work in its own threads, so that no text, however it was written, holds up an inquiry. The threads start
 * with the first task, unless `start` was called before.
 */
export function textPool({
  log,
  // An answer takes milliseconds; on a small machine that is busy, a tenth of a second or more.
  runMs = 2000,
  waitMs = 3000,
  most = 200,
  filename = new URL('./text-worker.ts', import.meta.url).href,
}: TextPoolOptions): TextPool {
  // One core is left to the event loop.
  const threads = availableParallelism() > 2 ? 2 : 1;
  // The pool's own queue does not keep abortable tasks in order.
  const { acquire, release } = semaphore({
    atOnce: threads,
    most,
    waitMs: () => (isLoaded ? waitMs : waitMs + loadMs),
  });
  const onStart = new Map<number, () => void>();
  let pool: Piscina | undefined;
  let [last, isLoaded] = [0, false];

  function start() {
    pool ??= open();

    return pool;
  }

  function open() {
    const opened = new Piscina({
      filename,
      name: 'run',
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    opened.on('message', ({ started }: TaskStarted) => {
      isLoaded = true;
      onStart.get(started)?.();
    });
    opened.on('error', (error) => log.warn({ reason: error.name }, 'A text thread failed'));

    return opened;
  }

  async function run<Task extends keyof TextTasks>(task: Task, ...given: Parameters<TextTasks[Task]>) {
    await acquire();
    const id = ++last;
    const { signal, end } = limitOf(id);

    try {
      const request: TaskRequest = { id, task, given };

      return (await start().run(request, { signal })) as ReturnType<TextTasks[Task]>;
    } catch (error) {
      // The pool may also have been closed during the task.
      if ((error as Error).name !== 'AbortError') throw error;
      if (signal.aborted) log.warn({ task, runMs }, 'Work on a text took too long and was ended');
      throw new Problem('busy', { cause: error });
    } finally {
      end();
      release();
    }
  }

  /**
   * Ends the thread of a task that takes too long. The time counts from the start of the task; a new thread first
   * gets time to load.
   */
  function limitOf(id: number) {
    const tooLong = new AbortController();
    let timer = setTimeout(() => tooLong.abort(), loadMs + runMs);
    onStart.set(id, () => {
      clearTimeout(timer);
      timer = setTimeout(() => tooLong.abort(), runMs);
    });

    return {
      signal: tooLong.signal,
      end() {
        clearTimeout(timer);
        onStart.delete(id);
      },
    };
  }

  return {
    start,
    keylessReply: (asked) => run('keylessReply', asked),
    isAttempt: (message) => run('isAttempt', message),
    checked: (reply) => run('checked', reply),
    close: async () => pool?.destroy(),
  };
}
