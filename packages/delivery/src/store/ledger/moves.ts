import { completed, type Pointer } from '../pointer.ts';
import type { Tables, Writer } from './tables.ts';

/** One step in the history of the site: written once, never changed. */
export interface Move {
  /** Sequence number, from 1 without gaps. */
  number: number;
  /** When, in ISO 8601. */
  at: string;
  /** `name@machine`, or the value of `DELIVERY_ACTOR`. */
  actor: string;
  /** The act, e.g. `promote`. */
  verb: string;
  /** The object of the act, e.g. `mf-agents@1.0.0-0123456789ab`. */
  subject: string;
  reason: string | null;
  /** The pointer from then on; null before the first composition. */
  pointer: Pointer | null;
}

/** A move without the fields that the ledger adds. */
export type Act = Pick<Move, 'verb' | 'subject'> & { reason?: string };

/** Moves of the site (who, what, when, why), in one order for all readers. */
export interface Moves {
  /** Reads the last move; undefined when the site was never live. */
  latest: () => Promise<Move | undefined>;
  /** Reads the last moves, newest first. */
  history: (count: number) => Promise<readonly Move[]>;
  /**
   * Adds a move. `change` returns the new pointer for the current one; it runs again if another move came first. No
   * move is added if it throws or returns the same pointer.
   */
  move: (act: Act, change: (now: Pointer | undefined) => Pointer) => Promise<Pointer>;
  /** Adds an act that does not change the pointer, such as a release. */
  note: (act: Act) => Promise<void>;
}

// Each lost attempt means that another writer won: after this many, the fault is on this machine.
const attempts = 1_000;

/** Opens the moves of a ledger. */
export function movesIn({ read, write }: Tables, { actor, announce }: Writer): Moves {
  const history = async (count: number) =>
    (await read<MoveRow>('SELECT * FROM delivery_moves ORDER BY number DESC LIMIT $1', count)).map(moveOf);
  const latest = async () => (await history(1))[0];

  async function add({ verb, subject, reason }: Act, number: number, pointer: Pointer | null) {
    const rows = await write(
      `INSERT INTO delivery_moves (number, at, actor, verb, subject, reason, pointer)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING number`,
      number,
      new Date().toISOString(),
      actor,
      verb,
      subject,
      reason ?? null,
      JSON.stringify(pointer),
    );

    return rows.length === 1;
  }

  /** Adds the pointer that follows from the last move; computes it again when another move came first. */
  async function append(act: Act, next: (last: Move | undefined) => Pointer | null | undefined) {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const last = await latest();
      const pointer = next(last);
      if (pointer === undefined || (await add(act, (last?.number ?? 0) + 1, pointer))) return;
    }
    throw new Error('The ledger takes no move: others are first again and again.');
  }

  return {
    latest,
    history,
    async move(act, change) {
      let pointer: Pointer | undefined;
      let isMoved = false;
      await append(act, (last) => {
        const now = last?.pointer ?? undefined;
        pointer = change(now);
        isMoved = pointer !== now;

        return isMoved ? pointer : undefined;
      });
      // A reader that misses it finds the move when it polls.
      if (isMoved) await announce().catch(() => {});

      return pointer as Pointer;
    },
    note: (act) => append(act, (last) => last?.pointer ?? null),
  };
}

type MoveRow = Omit<Move, 'pointer'> & { pointer: string };

function moveOf(row: MoveRow): Move {
  const pointer = JSON.parse(row.pointer) as Pointer | null;

  return { ...row, pointer: pointer && completed(pointer) };
}
