import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Release } from '@dosmares/contracts/release';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';

export interface ServerBundle extends Pick<Release, 'name' | 'version'> {
  source: string;
  exposes: readonly string[];
}

/** The one task of a process: pages to render with the server bundles of some applications. */
export interface Job extends Pick<PageRequest, 'boot' | 'assets'> {
  shell: ServerBundle;
  bundles: readonly ServerBundle[];
  paths: readonly string[];
}

/** A page, with the addresses of all modules that it asked for, whether they are there or not. */
export type SandboxedPage = RenderedPage & { path: string; asked: readonly string[] };

/** What the process says: first nothing but that it has started, then which bundles did what instead, then page by page. */
export interface Message {
  unusable?: Readonly<Record<string, string>>;
  page?: SandboxedPage;
}

const heapMb = 512;
const residentMb = 1_024;
const lookEveryMs = 50;
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
  const child = fork(beside('child'), [], {
    env: {},
    execArgv: sandboxFlags,
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
  const memory = setInterval(() => {
    if (residentMbOf(child) > residentMb) stop(`takes more than ${residentMb} MB of memory`);
  }, lookEveryMs);
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
  clearInterval(memory);

  return left.size === 0 ? undefined : (stopped ?? endOf(await complaint));
}

function endOf(complaint: string) {
  if (complaint.includes('heap out of memory')) return `takes more than ${heapMb} MB of memory`;

  return `ends with ${/^\w*Error.*$/m.exec(complaint)?.[0] ?? 'no word'}`;
}

/** Returns the memory of a process where the system reports it: what is outside of the heap has no limit of its own. */
function residentMbOf({ pid }: ChildProcess) {
  try {
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];

    return Number(kilobytes) / 1_024;
  } catch {
    return 0;
  }
}
