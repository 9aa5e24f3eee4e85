import type { SlotRuntime, SlotState } from '@dosmares/platform';
import type { LoadModule } from './federation.ts';

type Loaded = Awaited<SlotState>;

/** The browser's modules: those it has, those being loaded, and how to load more. */
export interface Modules extends Pick<SlotRuntime, 'get' | 'forget'> {
  /** Starts loading; resolves when the module is there or has failed, at the latest after `longestWaitMs`. */
  prepare: (address: string, longestWaitMs?: number) => Promise<void>;
  /** Whether this is why a module could not be loaded, whatever was tried since: else it failed while it ran. */
  isLoadError: (error: unknown) => boolean;
  /** The page that was served is left: what is still missing of it may fail from now on, like anything else. */
  leaveServedPage: () => void;
}

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Keeps every module that was loaded. Addresses in `rendered` stand in the server's HTML: their promises never reject,
 * for React would throw good HTML away; loading is tried again in the background instead.
 * @param onMissing hears of each try for one of those that failed, with its number
 */
export function createModules(
  load: LoadModule,
  rendered: readonly string[],
  onMissing: (address: string, attempt: number) => void = () => {},
): Modules {
  const states = new Map<string, SlotState>();
  const mustLoad = new Set(rendered);
  const failed = new Set<string>();
  const reasons = new Set<unknown>();

  function get(address: string): SlotState {
    const known = states.get(address);
    if (known) return known;

    const pending = (
      mustLoad.has(address) ? retryUntilLoaded(load, address, onMissing) : load(address)
    ) as Promise<Loaded>;
    states.set(address, pending);
    // Once there, a module is handed out as it is, so that a navigation shows no placeholder.
    pending.then(
      (module) => states.set(address, module),
      (reason) => {
        failed.add(address);
        reasons.add(reason);
      },
    );

    return pending;
  }

  function forget(address: string) {
    mustLoad.delete(address);
    failed.delete(address);
    states.delete(address);
  }

  return {
    get,
    forget,
    isLoadError: (error) => reasons.has(error),
    leaveServedPage() {
      for (const address of mustLoad) if (states.get(address) instanceof Promise) states.delete(address);
      mustLoad.clear();
    },
    async prepare(address, longestWaitMs = 400) {
      // A new visit is a new try.
      if (failed.has(address)) forget(address);
      const state = get(address);
      if (!(state instanceof Promise)) return;

      await Promise.race([
        state.catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
      ]);
    },
  };
}

async function retryUntilLoaded(
  load: LoadModule,
  address: string,
  onMissing: (address: string, attempt: number) => void,
) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(address);
    } catch (error) {
      console.warn('Retrying', address, error);
      onMissing(address, attempt);
      await new Promise((resolve) => setTimeout(resolve, retryDelaysMs[attempt] ?? 15_000));
    }
  }
}
