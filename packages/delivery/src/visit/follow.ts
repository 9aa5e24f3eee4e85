import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ledger } from '../store/ledger/ledger.ts';
import type { Preview } from '../store/ledger/previews.ts';
import type { Pointer } from '../store/pointer.ts';

/** The part of the ledger that a server needs. */
export interface Known {
  pointer: Pointer;
  previews: readonly Preview[];
}

/** Follows the ledger for as long as a server runs. */
export interface Following {
  /** The last known state; reads it when there is none yet. Rejects while there never was one. */
  known: () => Promise<Known>;
  /** Reports whether the ledger answered the last request. */
  isCurrent: () => boolean;
  close: () => Promise<void>;
}

/** Options for following the ledger. */
export interface FollowOptions {
  /** A file on the server's disk with the last known state, for a start while the ledger is unreachable. */
  file?: string | undefined;
  /** Polling interval in milliseconds, in addition to listening. */
  everyMs?: number;
  /** Called after the state has changed. */
  moved?: (known: Known) => void;
}

/**
 * Follows the state that visitors get: polls the ledger, and reads it at once after an announcement. While the ledger
 * is unreachable, the last known state stays valid.
 */
export function followLedger(
  ledger: Ledger,
  { file, everyMs = 500, moved = () => {} }: FollowOptions = {},
): Following {
  let last: Known | undefined;
  let isCurrent = false;
  let asking: Promise<void> | undefined;

  async function ask() {
    const [move, previews] = await Promise.all([ledger.latest(), ledger.previews(new Date())]);
    isCurrent = true;
    if (!move?.pointer) return;

    const before = last;
    last = { pointer: move.pointer, previews };
    if (JSON.stringify(before) === JSON.stringify(last)) return;

    if (file) await remember(file, last).catch(() => {});
    if (before) moved(last);
  }

  /** Reads the ledger, one request at a time; a failure keeps the known state. */
  function look() {
    asking ??= ask()
      .catch((error) => {
        if (isCurrent) console.error(`The ledger does not answer; what was live stays so. ${error}`);
        isCurrent = false;
      })
      .finally(() => {
        asking = undefined;
      });

    return asking;
  }

  const timer = setInterval(look, everyMs);
  const stopListening = ledger.listen(look);
  const started = look();

  return {
    async known() {
      await started;
      last ??= file ? await recall(file) : undefined;
      if (!last) await look();
      if (!last) throw new Error('Nothing is live yet: compose first.');

      return last;
    },
    isCurrent: () => isCurrent,
    async close() {
      clearInterval(timer);
      await stopListening();
      await asking;
    },
  };
}

async function remember(file: string, known: Known) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify(known));
  await rename(`${file}.${process.pid}`, file);
}

async function recall(file: string): Promise<Known | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Known;
  } catch {
    return undefined;
  }
}
