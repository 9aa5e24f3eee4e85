import type { Composition, Selection } from '../store/composition.ts';
import type { Pointer } from '../store/pointer.ts';
import { compositionId } from './compose.ts';

/** Target of a rollback of one application: live with its previous version. */
export interface RollbackTarget {
  application: string;
  version: string;
  id: string;
  selection: Selection;
}

/** Returns the target of a rollback of an application; undefined when no other version of it was live. */
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

/** Returns the rollback targets of all applications that have one. */
export const rollbackTargets = (pointer: Pointer, live: Composition): readonly RollbackTarget[] =>
  Object.keys(pointer.earlier).flatMap((application) => rollbackTarget(application, pointer, live) ?? []);
