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
  /** Whether the ledger answered the last time it was asked. */
  isCurrent: () => boolean;
  close: () => Promise<void>;
}

/** How a server follows the ledger. */
export interface FollowOptions {
  /** A file on the server's own disk with what was known last, for a start while the ledger is away. */
  file?: string | undefined;
  /** How often to look, in milliseconds, besides listening. */
  everyMs?: number;
  /** Hears of a pointer that has moved. */
  moved?: (known: Known) => void;
}

/**
 * Keeps what visitors get: asks the ledger again and again, and at once when it announces a move. While the ledger is
 * away, what was known last goes on.
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

  /** One question at a time; a failure leaves what is known. */
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
