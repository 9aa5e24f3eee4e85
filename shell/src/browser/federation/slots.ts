import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import { inBrowserDigest } from '@dosmares/contracts/site/renderer';
import type { SlotRuntime } from '@dosmares/platform';
import { isNear, whenNeeded } from '../../first-view/when-needed.ts';
import { SlotFallback, SlotLoading } from '../../frame/slot-fallback.tsx';
import type { TelemetryEvent } from '../../telemetry/telemetry.ts';
import type { LoadModule } from './federation.ts';
import { createModules } from './modules.ts';
import type { createTabRepair } from './outdated-tab.ts';

/** Services that slots use besides their modules. */
interface Surroundings {
  load: LoadModule;
  /** Whether an address is the page that is shown. */
  isPage: (address: string) => boolean;
  track: (event: TelemetryEvent) => void;
  repair: Pick<ReturnType<typeof createTabRepair>, 'reloadIfOutdated'>;
}

/** Number of failed tries after which a tab that misses a module of its HTML counts as outdated. */
const attemptsBeforeRepair = 2;

/** The slots' interface for the start of a page. */
export interface Slots
  extends SlotRuntime,
    Pick<ReturnType<typeof createModules>, 'prepare' | 'leaveServedPage'> {
  /** React's callback for errors that hydration recovered from. Failures of slots, already reported, are left out. */
  onRecoverableError: (error: unknown) => void;
  /** The slot of each reported error, by the error's text. */
  failures: ReadonlyMap<string, string>;
}

/**
 * The slots of a page in the browser. A failure is reported once; after a failed load, an outdated tab is repaired.
 */
export function createSlots(
  { registry, rendered }: Boot,
  { load, isPage, track, repair }: Surroundings,
): Slots {
  const failures = new Map<string, string>();
  const modules = createModules(
    load,
    rendered,
    (address, attempt) => {
      if (attempt === 0) track({ failed: address, by: 'load' });
      if (attempt === attemptsBeforeRepair) void repair.reloadIfOutdated(isPage(address));
    },
    untilNeeded,
  );

  return {
    ...modules,
    failures,
    owner: (address) => ownerOf(address, registry),
    Fallback: SlotFallback,
    Loading: SlotLoading,
    report(address, error) {
      failures.set(String(error), address);
      console.error('A part of the page is missing:', address, error);
      const isMissing = modules.isLoadError(error);
      track({ failed: address, by: isMissing ? 'load' : 'render' });
      if (isMissing) void repair.reloadIfOutdated(isPage(address));
    },
    onRecoverableError(error) {
      // A module without a server bundle is rendered here for the first time.
      if ((error as { digest?: string }).digest === inBrowserDigest) return;
      // The original error names its author; React's error around it belongs to the shell.
      const { cause = error } = error as { cause?: unknown };
      if (!failures.has(String(cause))) reportError(cause);
    },
  };
}

/** Resolves when a slot of the served HTML is needed. */
function untilNeeded(address: string): Promise<void> {
  const element = document.querySelector(`[data-slot="${address}"]`);
  if (!element || isNear(element)) return Promise.resolve();

  return new Promise((resolve) => void whenNeeded(element, resolve));
}
