import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import { inBrowserDigest } from '@dosmares/contracts/site/renderer';
import type { SlotModule } from '@dosmares/platform';
import { isInView, whenNeeded } from '../../first-view/hydrated-near.tsx';
import { SlotFallback, SlotLoading } from '../../frame/slot-fallback.tsx';
import type { TelemetryEvent } from '../../telemetry/telemetry.ts';
import type { LoadModule } from './federation.ts';
import type { TabSite } from './site-table.ts';

interface Dependencies {
  load: LoadModule;
  site: Pick<TabSite, 'registry' | 'pageAt' | 'repair'>;
  track: (event: TelemetryEvent) => void;
}

const attemptsBeforeRepair = 2;

/** The modules of a page. The promise of one in the served HTML never rejects, or React would discard that HTML. */
export function createSlots(rendered: Boot['rendered'], { load, site, track }: Dependencies) {
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
      // As React marks a promise that has resolved, so that a navigation shows no placeholder.
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

  /** A reload costs the visitor nothing if the page itself is what is missing. */
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
    /** From now on the modules that are still missing may fail, like any others. */
    leaveServedPage() {
      for (const [address, state] of states)
        if (served.has(address) && !('value' in state)) states.delete(address);
      served.clear();
    },
    report(address: string, error: unknown) {
      failures.set(String(error), address);
      console.error('A part of the page is missing:', address, error);
      // By its identity, since a retry may be under way; any other error was thrown while rendering.
      const isMissing = loadErrors.has(error);
      track({ failed: address, by: isMissing ? 'load' : 'render' });
      if (isMissing) repair(address);
    },
    /** React's callback for errors that hydration recovered from; those of slots have been reported already. */
    onRecoverableError(error: unknown) {
      // A module without a server bundle is rendered here for the first time.
      if ((error as { digest?: string }).digest === inBrowserDigest) return;
      // The original error's stack leads to its owner; that of React's error around it leads to the shell.
      const { cause = error } = error as { cause?: unknown };
      if (!failures.has(String(cause))) reportError(cause);
    },
  };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilNeeded(address: string): Promise<void> {
  const element = document.querySelector(`[data-slot="${address}"]`);
  if (element && !isInView(element)) await new Promise<void>((resolve) => void whenNeeded(element, resolve));
}
