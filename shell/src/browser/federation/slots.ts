import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import { inBrowserDigest } from '@dosmares/contracts/site/renderer';
import type { SlotModule } from '@dosmares/platform';
import { isNear, whenNeeded } from '../../first-view/hydrated-near.tsx';
import { SlotFallback, SlotLoading } from '../../frame/slot-fallback.tsx';
import type { TelemetryEvent } from '../../telemetry/telemetry.ts';
import type { LoadModule } from './federation.ts';
import type { TabSite } from './site-table.ts';

interface Surroundings {
  load: LoadModule;
  site: Pick<TabSite, 'registry' | 'pageAt' | 'repair'>;
  track: (event: TelemetryEvent) => void;
}

const attemptsBeforeRepair = 2;

/** The modules of a page. A promise for one in served HTML never rejects, or React would throw good HTML away. */
export function createSlots(rendered: Boot['rendered'], { load, site, track }: Surroundings) {
  const states = new Map<string, Promise<SlotModule>>();
  const served = new Set(rendered);
  const failed = new Set<string>();
  const loadErrors = new Set<unknown>();
  const failures = new Map<string, string>();

  function get(address: string): Promise<SlotModule> {
    const known = states.get(address);
    if (known) return known;

    const loading = served.has(address) ? loadServed(address) : load(address);
    const state = loading as Promise<SlotModule>;
    states.set(address, state);
    state.then(
      // As React marks a promise that it has waited for: a navigation shows no placeholder.
      (value) => Object.assign(state, { status: 'fulfilled', value }),
      (error) => {
        failed.add(address);
        loadErrors.add(error);
      },
    );

    return state;
  }

  async function loadServed(address: string): Promise<object> {
    await untilNeeded(address);
    for (let attempt = 0; served.has(address); attempt += 1) {
      try {
        return await load(address);
      } catch (error) {
        console.warn('Retrying', address, error);
        noteMissing(address, attempt);
        await after(Math.min(500 * 2 ** attempt, 15_000));
      }
    }

    return new Promise(() => {});
  }

  function noteMissing(address: string, attempt: number) {
    if (attempt === 0) track({ failed: address, by: 'load' });
    if (attempt === attemptsBeforeRepair) repair(address);
  }

  /** Loading the page anew costs the visitor nothing where the page itself is what is missing. */
  const repair = (address: string) => void site.repair(site.pageAt(location.pathname).address === address);

  function forget(address: string) {
    for (const known of [served, failed, states]) known.delete(address);
  }

  return {
    get,
    forget,
    failures: failures as ReadonlyMap<string, string>,
    owner: (address: string) => ownerOf(address, site.registry),
    Fallback: SlotFallback,
    Loading: SlotLoading,
    /** Resolves when the module has loaded or failed, after `longestWaitMs` at the latest. */
    async prepare(address: string, longestWaitMs = 400) {
      if (failed.has(address)) forget(address);
      await Promise.race([get(address).catch(() => {}), after(longestWaitMs)]);
    },
    /** Its missing modules may fail from now on, like any others. */
    leaveServedPage() {
      for (const [address, state] of states)
        if (served.has(address) && !('value' in state)) states.delete(address);
      served.clear();
    },
    report(address: string, error: unknown) {
      failures.set(String(error), address);
      console.error('A part of the page is missing:', address, error);
      // Whatever was tried since; otherwise the module failed while running.
      const isMissing = loadErrors.has(error);
      track({ failed: address, by: isMissing ? 'load' : 'render' });
      if (isMissing) repair(address);
    },
    /** React's callback for errors that hydration recovered from, without failures of slots: those are reported. */
    onRecoverableError(error: unknown) {
      // A module without a server bundle is rendered here for the first time.
      if ((error as { digest?: string }).digest === inBrowserDigest) return;
      // The original error names its author; React's error around it belongs to the shell.
      const { cause = error } = error as { cause?: unknown };
      if (!failures.has(String(cause))) reportError(cause);
    },
  };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilNeeded(address: string): Promise<void> {
  const element = document.querySelector(`[data-slot="${address}"]`);
  if (element && !isNear(element)) await new Promise<void>((resolve) => void whenNeeded(element, resolve));
}
