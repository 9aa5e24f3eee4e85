import type { Inspection } from '@dosmares/contracts/site/inspection';
import type { Choice, Composition, Known } from '@dosmares/delivery';

/**
 * Returns what a browser may know about its page. Only browsers that were let in to a preview see which other
 * releases there are.
 */
export function inspectionOf(
  { composition, kind }: Pick<Choice, 'kind'> & { composition: Composition },
  live: Pick<Composition, 'selection'>,
  { previews }: Pick<Known, 'previews'>,
): Inspection {
  const liveVersions = Object.entries(live.selection).map(String);
  const changed = Object.entries(composition.selection).filter((one) => !liveVersions.includes(String(one)));

  return {
    composition: composition.id,
    kind,
    changed: changed.map(([name, version]) => `${name}@${version}`),
    overrides: (kind === 'preview' ? previews : []).map(({ subject, ...shown }) => ({
      release: subject,
      ...shown,
    })),
  };
}
