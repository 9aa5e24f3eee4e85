import type { Inspection } from '@dosmares/contracts/site/inspection';
import type { Choice, Composition, Known } from '@dosmares/delivery';

/** What a browser is told of the page that it gets. What else there is to see, only those hear who were let in to something. */
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
