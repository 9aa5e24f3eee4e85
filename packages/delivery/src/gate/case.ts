import type { Release } from '@dosmares/contracts/release';
import type { CliContext } from '../cli/context.ts';
import type { Composition, Place, Selection } from '../composition/composition.ts';

/** What is to be judged, beside which compositions, and what cannot be asked. */
export interface Case {
  subject: Release;
  /** Every composition that gets visitors now or after a rollback, by the part it plays. */
  bases: Readonly<Record<string, Composition>>;
  place: Place;
  without: { api: boolean; browser: boolean };
}

/** What the gate works with. */
export type GateContext = Pick<CliContext, 'store' | 'readApi' | 'readBudgets' | 'hydrate' | 'tell'>;

/** A composition's selection with one release exchanged. */
export const withRelease = (
  { selection }: Composition,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Selection => ({
  ...selection,
  [name]: version,
});
