import type { Boot } from '@dosmares/contracts/site/boot';
import { inBrowserDigest } from '@dosmares/contracts/site/renderer';
import type { SlotModule } from '@dosmares/platform';
import { isInView, whenNeeded } from '../first-view/hydrated-near.tsx';
import type { TelemetryEvent } from '../telemetry/telemetry.ts';
import type { LoadModule } from './federation.ts';
import type { TabSite } from './site-table.ts';

interface Dependencies {
  load: LoadModule;
  site: Pick<TabSite, 'pageAt' | 'repair'>;
  track: (event: TelemetryEvent) => void;
}

const attemptsBeforeRepair = 2;
/** Longest wait of a navigation for the next page's module, in milliseconds. */
const longestWaitMs = 400;

/** The modules of a page. The promise of one in the served HTML never rejects, or React would discard that HTML. */
export function createSlots(rendered: Boot['rendered'], { load, site, track }: Dependencies) {
  const states = new Map<string, Promise<SlotModule>>();
  const served = new Set(rendered);
  const loadErrors = new Set<unknown>();
  const failures = new Map<string, string>();

  function get(address: string): Promise<SlotModule> {
    const known = states.get(address);
    if (known) return known;

    const isServed = () => served.has(address);
    const loading = isServed()
      ? loadServed(() => load(address), { address, isServed, onFailure: noteMissing })
      : load(address);
    const state = loading as Promise<SlotModule>;
    states.set(address, state);
    markSettled(state);
    state.catch((error) => loadErrors.add(error));

    return state;
  }

  function noteMissing(address: string, attempt: number) {
    if (attempt === 0) track({ failed: address, by: 'load' });
    if (attempt === attemptsBeforeRepair) repair(address);
  }

  /** A reload costs the visitor nothing if the page itself is what is missing. */
  const repair = (address: string) => void site.repair(site.pageAt(location.pathname).address === address);

  function forget(address: string) {
    for (const known of [served, states]) known.delete(address);
  }

  return {
    get,
    forget,
    failures: failures as ReadonlyMap<string, string>,
    /** Resolves when the module has loaded or failed, after `longestWaitMs` at the latest. */
    async prepare(address: string) {
      if ('reason' in (states.get(address) ?? {})) forget(address);
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
  };
}

/** React's callback for errors that hydration recovered from; those of slots have been reported already. */
export const reportRecovered = (failures: ReadonlyMap<string, string>) => (error: unknown) => {
  // A module without a server bundle is rendered here for the first time.
  if ((error as { digest?: string }).digest === inBrowserDigest) return;
  // The original error's stack leads to its owner; that of React's error around it leads to the shell.
  const { cause = error } = error as { cause?: unknown };
  if (!failures.has(String(cause))) reportError(cause);
};

interface ServedModule {
  address: string;
  isServed: () => boolean;
  onFailure: (address: string, attempt: number) => void;
}

/** Loads a module of the served HTML when it is needed, retrying for as long as its page is shown. */
async function loadServed(load: () => Promise<object>, { address, isServed, onFailure }: ServedModule) {
  await untilNeeded(address);
  for (let attempt = 0; isServed(); attempt += 1) {
    try {
      return await load();
    } catch (error) {
      console.warn('Retrying', address, error);
      onFailure(address, attempt);
      await after(Math.min(500 * 2 ** attempt, 15_000));
    }
  }

  return new Promise(() => {});
}

/** Marks a promise as React does once it has settled, so that a navigation shows no placeholder. */
function markSettled(state: Promise<SlotModule>) {
  state.then(
    (value) => Object.assign(state, { status: 'fulfilled', value }),
    // Not returned: a promise that adopts a rejection would be one that nobody handles.
    (reason) => void Object.assign(state, { status: 'rejected', reason }),
  );
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilNeeded(address: string): Promise<void> {
  const element = document.querySelector(`[data-slot="${address}"]`);
  if (element && !isInView(element)) await new Promise<void>((resolve) => void whenNeeded(element, resolve));
}
