import type { Composition, Selection } from '../store/composition.ts';
import type { Pointer } from '../store/pointer.ts';
import { compositionId } from './compose.ts';

/** Where a rollback of one application leads: live with the version that it had before. */
export interface RollbackTarget {
  application: string;
  version: string;
  id: string;
  selection: Selection;
}

/** Where a rollback of an application leads; nothing when no other version of it was live. */
export function rollbackTarget(
  application: string,
  { earlier }: Pointer,
  live: Composition,
): RollbackTarget | undefined {
  const version = earlier[application]?.at(-1);
  if (!version) return undefined;

  const selection = { ...live.selection, [application]: version };

  return { application, version, selection, id: compositionId(selection, live.place) };
}

/** Where rollbacks lead, of each application that has somewhere to go back to. */
export const rollbackTargets = (pointer: Pointer, live: Composition): readonly RollbackTarget[] =>
  Object.keys(pointer.earlier).flatMap((application) => rollbackTarget(application, pointer, live) ?? []);
