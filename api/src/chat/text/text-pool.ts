import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { Problem } from '../../problems.ts';
import type { TaskRequest, TaskStarted, TextTasks, TextWork } from './tasks.ts';

/** What text work is bounded by. */
export interface TextPoolOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Run time of one task; then its thread is ended and replaced. */
  runMs?: number;
  /** How long a task waits for a thread. */
  waitMs?: number;
  /** Tasks that run or wait; further ones are refused. */
  most?: number;
  /** The module that does the work. */
  filename?: string;
}

const longestLoadMs = 5000;

/** Text work in threads of its own: no text, however it was written, holds up an inquiry. The threads start with the first task. */
export function textPool({
  log,
  runMs = 500,
  waitMs = 1000,
  most = 200,
  filename = new URL('./text-worker.ts', import.meta.url).href,
}: TextPoolOptions): TextWork & { close: () => Promise<void> } {
  // One core is left to the event loop.
  const threads = availableParallelism() > 2 ? 2 : 1;
  const starts = new Map<number, () => void>();
  let pool: Piscina | undefined;
  // The first thread needs a moment to load.
  let [last, loadMs] = [0, longestLoadMs];

  function start() {
    const started = new Piscina({
      filename,
      name: 'run',
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    started.on('message', ({ started: id }: TaskStarted) => starts.get(id)?.());
    started.on('error', (error) => log.warn({ reason: error.name }, 'A text thread failed'));

    return started;
  }

  async function run<Task extends keyof TextTasks>(task: Task, ...given: Parameters<TextTasks[Task]>) {
    if (starts.size >= most) throw new Problem('busy');
    pool ??= start();
    const id = ++last;
    const patience = waitMs + loadMs;
    const { signal, expired, end } = limitsOf(id, patience);
    const request: TaskRequest = { id, task, given, waitedForUntil: Date.now() + patience };
    const done = pool.run(request, { signal }).finally(end);

    try {
      const answer: ReturnType<TextTasks[Task]> | undefined = await Promise.race([done, expired]);

      return answer ?? Promise.reject(new Problem('busy'));
    } catch (error) {
      // Also when the pool was closed meanwhile.
      if ((error as Error).name !== 'AbortError') throw error;
      if (signal.aborted) log.warn({ task, runMs }, 'Work on a text took too long and was ended');
      throw new Problem('busy', { cause: error });
    }
  }

  /** Two limits, one after the other: until the task begins, and from then on. Only the second ends a thread. */
  function limitsOf(id: number, patience: number) {
    const [tooLong, expired] = [new AbortController(), Promise.withResolvers<never>()];
    let timer = setTimeout(() => expired.reject(new Problem('busy')), patience);
    starts.set(id, () => {
      clearTimeout(timer);
      timer = setTimeout(() => tooLong.abort(), runMs);
    });

    return {
      signal: tooLong.signal,
      expired: expired.promise,
      end() {
        clearTimeout(timer);
        starts.delete(id);
        loadMs = 0;
      },
    };
  }

  return {
    keylessReply: (messages) => run('keylessReply', messages),
    isAttempt: (message) => run('isAttempt', message),
    onlyFacts: (reply) => run('onlyFacts', reply),
    runTool: (name, written) => run('runTool', name, written),
    close: async () => pool?.destroy(),
  };
}
