import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';
import type { Release } from '../../manifest.ts';

/** What renders some modules of a release; without a source, browsers render them. */
export interface ServerBundle extends Pick<Release, 'name' | 'version'> {
  /** The address of its first module. */
  id: string;
  exposes: readonly string[];
  source: string;
}

/** The one task of a render process: pages, with the server bundles of all that may be on them. */
export interface Job extends Pick<PageRequest, 'config' | 'tables'> {
  renderer: ServerBundle;
  bundles: readonly ServerBundle[];
  paths: readonly string[];
}

/** A rendered page, with the addresses that it requested, whether they exist or not. */
export type SandboxedPage = RenderedPage & { path: string; requested: readonly string[] };

/** A message of the render process; the first one, empty, says that it has started. */
export interface Message {
  loading?: string;
  /** A bundle, and what it did instead of being loaded. */
  unusable?: readonly [id: string, what: string];
  page?: SandboxedPage;
}

const heapMb = 512;
// Includes memory outside the heap.
const dataMb = 1_024;
const startLimitMs = 30_000;

/** Returns a file beside this one: TypeScript here, JavaScript in the published package. */
const beside = (name: string) =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

/** Permissions of the render process: it reads its own two files; no writes, processes or threads. */
export const sandboxFlags = [
  '--permission',
  `--allow-fs-read=${beside('child')}`,
  `--allow-fs-read=${beside('guard')}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  '--disable-warning=ExperimentalWarning',
];

/** Renders pages; returns why a process did not finish. It may be silent for `limitMs` at a time. */
export async function renderInSandbox(job: Job, limitMs: number, onMessage: (message: Message) => void) {
  const command = `ulimit -d ${dataMb * 1_024}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', command, process.execPath, ...sandboxFlags, beside('child')], {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('');
  const pending = new Set(job.paths);
  let stopped: string | undefined;
  const stop = (what: string) => {
    stopped ??= what;
    child.kill('SIGKILL');
  };
  const startTimer = (ms: number) => setTimeout(() => stop(`gives no answer within ${ms / 1_000} s`), ms);
  let timer = startTimer(startLimitMs);
  child.on('message', (message: Message) => {
    clearTimeout(timer);
    timer = startTimer(limitMs);
    onMessage(message);
    pending.delete(message.page?.path ?? '');
    if (pending.size === 0) stop('is done');
  });
  child.send(job, () => {});
  await once(child, 'exit');
  clearTimeout(timer);

  return pending.size === 0 ? undefined : (stopped ?? exitReason(await stderr));
}

const exitReason = (stderr: string) =>
  `ends with ${/^(FATAL ERROR|\w*Error).*$/m.exec(stderr)?.[0] ?? 'no word'}`;
