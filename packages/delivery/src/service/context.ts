import type { VitalsRow } from '@dosmares/contracts/vitals';
import type { Deployments } from '../builds/compose.ts';
import type { Deployment, Selection } from '../builds/deployment.ts';
import type { Canary, Live } from '../live.ts';
import type { ReleaseLog } from '../log/release-log.ts';
import type { Identity, Tokens } from '../log/tokens.ts';
import { label, partsOf } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';

/** The dependencies of the deploy service's commands, passed in so that tests can replace them. */
export interface DeployContext {
  store: Store;
  builds: Deployments;
  log: ReleaseLog;
  tokens: Tokens;
  /** Opens pages of a deployment in a browser, as visitors will; returns the first that fails. */
  hydrate: (
    build: Deployment,
    paths: readonly string[],
  ) => Promise<{ path: string; message: string } | undefined>;
  /** Hashes of pages that hydrated in a browser: none is opened twice. */
  passed: Set<string>;
  readApi: () => Promise<unknown>;
  /** Reads the script budget of each page, in bytes of brotli, by its path; `*` is for all others. */
  readBudgets: () => Promise<Readonly<Record<string, number>>>;
  readVitals: (minutes: number) => Promise<readonly VitalsRow[]>;
  print: (line: string) => void;
  progress: (line: string) => void;
  identity: Identity;
  /** Runs a promotion after those before it; at once if missing. */
  inTurn?: (work: () => Promise<void>) => Promise<void>;
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
      `There is no release of "${name}": there are some of ${(await store.applications()).join(', ')}.`,
    );
  if (!part) throw new Error(`Say which version of ${name}, as in ${name}@${versions.at(-1)}.`);

  const matching = versions.includes(part) ? [part] : versions.filter((version) => version.includes(part));
  const [version] = matching;
  if (!version) throw new Error(`${name} has no release ${part} in the store: release it first.`);
  if (matching.length > 1)
    throw new Error(`${name} has ${matching.length} releases like ${part}: ${matching.join(', ')}.`);

  return { name, version };
}

export function versionOn(selection: Selection, name: string): string {
  const version = selection[name];
  if (!version)
    throw new Error(`${name} is not on the site: there are ${Object.keys(selection).join(', ')}.`);

  return version;
}

export const labelOf = ({ application, version }: Pick<Canary, 'application' | 'version'>) =>
  label({ name: application, version });
