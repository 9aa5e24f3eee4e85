import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from '@dosmares/contracts/release';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';

export interface ServerBundle extends Pick<Release, 'name' | 'version'> {
  source: string;
  exposes: readonly string[];
}

/** The one task of a process: pages to render, with the server bundles of the shell and of what may be on them. */
export interface Job extends Pick<PageRequest, 'boot' | 'assets'> {
  bundles: readonly ServerBundle[];
  paths: readonly string[];
}

/** A page, with the applications that it asked for, whether they are there or not. */
export type SandboxedPage = RenderedPage & { path: string; asked: readonly string[] };

/** What the process says: first nothing but that it has started. */
export interface Message {
  loading?: string;
  /** An application, and what its bundle did instead of being loaded. */
  unusable?: readonly [name: string, what: string];
  page?: SandboxedPage;
}

const heapMb = 512;
// What is outside of the heap counts too.
const dataMb = 1_024;
const longestStartMs = 30_000;

/** Returns a file beside this one: TypeScript here, JavaScript in a built package. */
const beside = (name: string) =>
  path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`);

/** Permissions of the child: it reads its own two files, writes nothing, and starts neither processes nor threads. */
export const sandboxFlags = [
  '--permission',
  `--allow-fs-read=${beside('child')}`,
  `--allow-fs-read=${beside('guard')}`,
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  '--disable-warning=ExperimentalWarning',
];

/** Returns what the process did instead of rendering all pages; it may be silent for `limitMs` at a time. */
export async function renderInSandbox(job: Job, limitMs: number, hear: (message: Message) => void) {
  const command = `ulimit -d ${dataMb * 1_024}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', command, process.execPath, ...sandboxFlags, beside('child')], {
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const complaint = child.stderr ? text(child.stderr) : Promise.resolve('');
  const left = new Set(job.paths);
  let stopped: string | undefined;
  const stop = (what: string) => {
    stopped ??= what;
    child.kill('SIGKILL');
  };
  const allow = (ms: number) => setTimeout(() => stop(`gives no answer within ${ms / 1_000} s`), ms);
  let timer = allow(longestStartMs);
  child.on('message', (message: Message) => {
    clearTimeout(timer);
    timer = allow(limitMs);
    hear(message);
    left.delete(message.page?.path ?? '');
    if (left.size === 0) stop('is done');
  });
  child.send(job, () => {});
  await once(child, 'exit');
  clearTimeout(timer);

  return left.size === 0 ? undefined : (stopped ?? endOf(await complaint));
}

const endOf = (complaint: string) =>
  `ends with ${/^(FATAL ERROR|\w*Error).*$/m.exec(complaint)?.[0] ?? 'no word'}`;
