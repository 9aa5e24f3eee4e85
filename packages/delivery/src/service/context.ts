import type { VitalsRow } from '@dosmares/contracts/vitals';
import type { CheckContext } from '../checks/request.ts';
import type { Deployments } from '../deployments/compose.ts';
import type { ReleaseLog } from '../log/release-log.ts';
import type { Identity, Tokens } from '../log/tokens.ts';
import { type Canary, type Live, type Selection, versionsOf } from '../model.ts';
import { label, type Named, partsOf } from '../store/integrity.ts';
import type { takingTurns } from './in-turn.ts';

/** The dependencies of the deploy service's commands, passed in so that tests can replace them. */
export interface DeployContext extends CheckContext {
  deployments: Deployments;
  log: ReleaseLog;
  tokens: Tokens;
  readVitals: (minutes: number) => Promise<readonly VitalsRow[]>;
  identity: Identity;
  /** Runs work after that before it; at once if missing. */
  inTurn?: ReturnType<typeof takingTurns>;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
}

export async function liveOf({ log }: Pick<DeployContext, 'log'>): Promise<Live> {
  const live = await log.live();
  if (!live)
    throw new Error('Nothing is live yet: start the site once with npm start, which composes what is there.');

  return live;
}

/** Finds the release `APP@VERSION`; a version may be shortened to any unambiguous part. */
export async function releaseNamed(reference: string, { store }: Pick<DeployContext, 'store'>) {
  const [name, part] = partsOf(reference);
  const versions = await store.versions(name);
  if (versions.length === 0)
    throw new Error(
      `There is no release of "${name}": the store has releases of ${(await store.applications()).join(', ')}.`,
    );
  if (!part) throw new Error(`Say which version of ${name}, as in ${name}@${versions.at(-1)}.`);

  const matching = versions.includes(part) ? [part] : versions.filter((version) => version.includes(part));
  const [version] = matching;
  if (!version) throw new Error(`${name} has no release ${part} in the store: release it first.`);
  if (matching.length > 1)
    throw new Error(`${name} has ${matching.length} releases like ${part}: ${matching.join(', ')}.`);

  return { name, version };
}

/** Returns the versions of some releases by application. */
export const selectionOf = (releases: readonly Named[]): Readonly<Record<string, string>> =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

export function versionOn(selection: Selection, name: string): string {
  const version = selection[name];
  if (!version)
    throw new Error(`${name} is not on the site: there are ${Object.keys(selection).join(', ')}.`);

  return version;
}

/** Names all releases of a canary. */
export const labelOf = (canary: Pick<Canary, 'application' | 'version' | 'others'>) =>
  Object.entries(versionsOf(canary))
    .map(([name, version]) => label({ name, version }))
    .join(', ');
