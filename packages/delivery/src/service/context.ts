import type { KnownPages } from '../builds/known-pages.ts';
import type { Addresses } from '../builds/site-build.ts';
import type { ChecksContext } from '../checks/checks.ts';
import type { ReleaseLog } from '../log/release-log.ts';
import type { Identity, Tokens } from '../log/tokens.ts';
import type { ReadVitals } from '../watch/compare-canary.ts';

/** What the commands of the deploy service work with. Everything outside of it is passed in, so that tests can replace it. */
export interface DeployContext extends ChecksContext {
  log: ReleaseLog;
  tokens: Tokens;
  known: KnownPages;
  addresses: Addresses;
  readVitals: ReadVitals;
  /** Who asks. */
  identity: Identity;
  /** Aborted when who asks does not listen any more. */
  signal: AbortSignal;
}
