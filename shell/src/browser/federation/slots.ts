import { type Boot, ownerOf } from '@dosmares/contracts/site/boot';
import type { SlotRuntime } from '@dosmares/platform';
import { SlotFallback, SlotLoading } from '../../frame/slot-fallback.tsx';
import type { TelemetryEvent } from '../../telemetry/telemetry-event.ts';
import type { LoadModule } from './federation.ts';
import { createModules } from './modules.ts';
import type { createRepair } from './outdated-tab.ts';

/** What slots need besides their modules. */
interface Surroundings {
  load: LoadModule;
  /** Whether an address is the very page that is shown. */
  isPage: (address: string) => boolean;
  note: (event: TelemetryEvent) => void;
  repair: Pick<ReturnType<typeof createRepair>, 'consider'>;
}

/** How often a module that stands in the HTML may fail before its tab is taken for an old one. */
const attemptsBeforeRepair = 2;

/** What the browser's start needs of slots, besides what places them on a page. */
export interface Slots extends SlotRuntime, Pick<ReturnType<typeof createModules>, 'prepare' | 'leave'> {
  /** Hears of what React overcame while it hydrated. It says so of a slot's failure too, which has been reported. */
  onRecoverableError: (error: unknown) => void;
}

/** The slots of a page in the browser; what fails is reported once, and looked after. */
export function createSlots(
  { registry, rendered }: Boot,
  { load, isPage, note, repair }: Surroundings,
): Slots {
  const reported = new Set<string>();
  const modules = createModules(load, rendered, (address, attempt) => {
    if (attempt === 0) note({ failed: address, by: 'load' });
    if (attempt === attemptsBeforeRepair) void repair.consider(isPage(address));
  });

  return {
    ...modules,
    owner: (address) => ownerOf(address, registry),
    Fallback: SlotFallback,
    Loading: SlotLoading,
    report(address, error) {
      reported.add(String(error));
      console.error('A part of the page is missing:', address, error);
      const isMissing = modules.isOfLoading(error);
      note({ failed: address, by: isMissing ? 'load' : 'render' });
      if (isMissing) void repair.consider(isPage(address));
    },
    onRecoverableError(error) {
      // What was thrown first names its author; what React makes of it is the shell's.
      const { cause = error } = error as { cause?: unknown };
      if (!reported.has(String(cause))) reportError(cause);
    },
  };
}
