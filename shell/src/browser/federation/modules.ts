import type { SlotRuntime, SlotState } from '@dosmares/platform';
import type { LoadModule } from './federation.ts';

type Loaded = Awaited<SlotState>;

/** The browser's modules: those it has, those being loaded, and how to load more. */
export interface Modules extends Pick<SlotRuntime, 'get' | 'forget'> {
  /** Starts loading; resolves when the module has loaded or failed, after `longestWaitMs` at the latest. */
  prepare: (address: string, longestWaitMs?: number) => Promise<void>;
  /**
   * Returns whether an error came from loading a module, whatever was tried since; if not, the module failed while
   * running.
   */
  isLoadError: (error: unknown) => boolean;
  /** Called when the served page is left: its missing modules may fail from now on, like any others. */
  leaveServedPage: () => void;
}

const retryDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/**
 * Keeps every loaded module. Addresses in `rendered` are in the server's HTML: their promises never reject, because
 * React would throw good HTML away; loading is retried in the background instead.
 * @param onMissing called after each failed try of one of these, with the number of the try
 * @param until resolves when one of these may be loaded
 */
export function createModules(
  load: LoadModule,
  rendered: readonly string[],
  onMissing: (address: string, attempt: number) => void = () => {},
  until: (address: string) => Promise<void> = async () => {},
): Modules {
  const states = new Map<string, SlotState>();
  const mustLoad = new Set(rendered);
  const failed = new Set<string>();
  const reasons = new Set<unknown>();

  function get(address: string): SlotState {
    const known = states.get(address);
    if (known) return known;

    const pending = (
      mustLoad.has(address) ? until(address).then(() => loadServed(address)) : load(address)
    ) as Promise<Loaded>;
    states.set(address, pending);
    // A loaded module is returned as it is, so that a navigation shows no placeholder.
    pending.then(
      (module) => states.set(address, module),
      (reason) => {
        failed.add(address);
        reasons.add(reason);
      },
    );

    return pending;
  }

  /** Loads what the page was served with, and tries again until that page is left. */
  async function loadServed(address: string) {
    for (let attempt = 0; mustLoad.has(address); attempt += 1) {
      try {
        return await load(address);
      } catch (error) {
        console.warn('Retrying', address, error);
        onMissing(address, attempt);
        await new Promise((resolve) => setTimeout(resolve, retryDelaysMs[attempt] ?? 15_000));
      }
    }

    return new Promise(() => {});
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
      // A new visit tries again.
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
